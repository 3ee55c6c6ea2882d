import { readFileSync } from "node:fs";
import { openPlacesOf } from "@grantwright/domain";
import { parse } from "yaml";
import { z } from "zod";
import type { Writer } from "../src/capabilities/writer/writer.ts";
import { writeAll } from "./writing.ts";

/** A description, and what somebody who decides on grants would miss in it: named before any program had seen it. */
const drafts = z.array(
  z.strictObject({
    id: z.string(),
    language: z.string(),
    template: z.enum(["grant", "grant-report"]),
    description: z.string(),
    missing: z.array(z.strictObject({ id: z.string(), what: z.string() })),
  }),
);

/** By draft and prompt: what of the missing things a reader who sees the whole text takes it to ask for. None: it is not worth answering. */
const judgements = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** A description with what is missing in it. */
export type PromptDraft = z.output<typeof drafts>[number];
/** What readers judged prompts to ask for. */
export type PromptJudgements = z.output<typeof judgements>;

/** `sealed` is only ever scored. */
export type PromptPart = "open" | "sealed";

const read = (name: string): unknown => parse(readFileSync(new URL(`prompts/${name}.yaml`, import.meta.url), "utf8"));

/** The descriptions of a part. */
export const promptDrafts = (part: PromptPart): PromptDraft[] => drafts.parse(read(part));

/** What was judged of the prompts of a part. */
export const promptJudgements = (part: PromptPart): PromptJudgements => judgements.parse(read(`${part}-judged`));

/** How good the prompts of some texts are. */
interface PromptCounts {
  prompts: number;
  /** That ask for something missing which none before in the same text has asked for. */
  worth: number;
  missing: number;
  missingAsked: number;
}

/** What was found in drafts, and in the proposals made of them. */
export interface PromptReport {
  outline: PromptCounts;
  proposal: PromptCounts;
  /** Prompts that nobody has judged, as "draft: prompt"; they count as not worth answering. */
  unjudged: string[];
}

function count(texts: readonly string[], draft: PromptDraft, judged: PromptJudgements[string]): PromptCounts {
  const asked = new Set<string>();
  const prompts = texts.flatMap(openPlacesOf);
  let worth = 0;
  for (const prompt of prompts) {
    const fresh = (judged[prompt] ?? []).filter((id) => !asked.has(id));
    if (fresh.length > 0) worth += 1;
    for (const id of fresh) asked.add(id);
  }
  return { prompts: prompts.length, worth, missing: draft.missing.length, missingAsked: asked.size };
}

const sum = (all: readonly PromptCounts[]): PromptCounts => ({
  prompts: all.reduce((total, { prompts }) => total + prompts, 0),
  worth: all.reduce((total, { worth }) => total + worth, 0),
  missing: all.reduce((total, { missing }) => total + missing, 0),
  missingAsked: all.reduce((total, { missingAsked }) => total + missingAsked, 0),
});

/** Writes each description and counts which prompts are worth answering, by what readers judged of them. */
export async function measurePrompts(
  writer: Writer,
  part: readonly PromptDraft[],
  judged: PromptJudgements,
): Promise<PromptReport> {
  const outlines: PromptCounts[] = [];
  const proposals: PromptCounts[] = [];
  const unjudged = new Set<string>();
  for (const draft of part) {
    const { outline, proposal } = await writeAll(writer, draft.description, [], draft.template);
    const own = judged[draft.id] ?? {};
    const [drafted, proposed] = [Object.values(outline), proposal.map(({ text }) => text)];
    outlines.push(count(drafted, draft, own));
    proposals.push(count(proposed, draft, own));
    for (const prompt of [...drafted, ...proposed].flatMap(openPlacesOf))
      if (!(prompt in own)) unjudged.add(`${draft.id}: ${prompt}`);
  }
  return { outline: sum(outlines), proposal: sum(proposals), unjudged: [...unjudged] };
}
