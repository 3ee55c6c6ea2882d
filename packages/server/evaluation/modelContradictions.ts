// Measures a model, or whoever answers as one, on drafts whose contradictions are known.
//   write --part third-open --to <folder>      the message of each draft, as <id>.txt
//   score --part third-open --answers <folder> what the answers find, each in <id>.json as the message asks for it
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contradictionsAnswer } from "../src/capabilities/writer/model/answers.ts";
import { contradictionsPrompt, contradictionsSystem } from "../src/capabilities/writer/model/contradictionsPrompt.ts";
import { messageOf } from "../src/capabilities/writer/model/prompts.ts";
import { findContradictions } from "../src/capabilities/writer/numbers/findContradictions.ts";
import { contradictionTexts } from "../src/capabilities/writer/quotedPairs/contradictionTexts.ts";
import { holdPairs, type NamedPair } from "../src/capabilities/writer/quotedPairs/holdPairs.ts";
import type { WriterInput } from "../src/capabilities/writer/writer.ts";
import { answerIn, inputOfDraft } from "./modelAnswers.ts";
import {
  contradictionDrafts,
  contradictionParts,
  measureContradictions,
  placesOf,
  type ContradictionDraft,
} from "./measureContradictions.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: "string" }, to: { type: "string" }, answers: { type: "string" } },
});
const part = contradictionParts.find((each) => each === values.part);
if (!part) throw new Error(`--part is one of ${contradictionParts.join(", ")}.`);
const drafts = contradictionDrafts(part);

const inputOf = ({ description, sections }: ContradictionDraft): WriterInput =>
  inputOfDraft(description ?? "", sections);

function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const draft of drafts) {
    const input = inputOf(draft);
    const asked = contradictionsPrompt(input);
    if (asked)
      writeFileSync(join(folder, `${draft.id}.txt`), `${contradictionsSystem(input)}\n\n${messageOf(asked)}\n`);
  }
  console.log(`${drafts.length} messages`);
}

/** What was answered to each draft. Throws where an answer is missing or is none. */
function answersIn(folder: string): Map<ContradictionDraft, NamedPair[]> {
  const missing: string[] = [];
  const answers = new Map<ContradictionDraft, NamedPair[]>();
  for (const draft of drafts) {
    const read = answerIn(folder, draft.id, contradictionsAnswer);
    if (read) answers.set(draft, read.contradictions);
    else missing.push(draft.id);
  }
  if (missing.length > 0) throw new Error(`No usable answer to ${missing.join(", ")}.`);
  return answers;
}

function score(folder: string): void {
  const answers = answersIn(folder);
  const rules = (draft: ContradictionDraft) => findContradictions(placesOf(draft));
  const held = (draft: ContradictionDraft, known: ReturnType<typeof rules>) =>
    holdPairs(contradictionTexts(inputOf(draft)), answers.get(draft) ?? [], known);
  const named = [...answers.values()].reduce((sum, pairs) => sum + pairs.length, 0);
  const kept = drafts.reduce((sum, draft) => sum + held(draft, []).length, 0);
  console.log(`${part}: ${drafts.length} drafts; the model named ${named} pairs, ${kept} of them hold`);
  const rows = {
    "rules alone": rules,
    "model alone": (draft: ContradictionDraft) => held(draft, []),
    "rules and model": (draft: ContradictionDraft) => [...rules(draft), ...held(draft, rules(draft))],
  };
  for (const [name, entriesOf] of Object.entries(rows)) {
    const { labelled, found, falseAlarms, draftsWithout, draftsWithFalseAlarm } = measureContradictions(
      drafts,
      entriesOf,
    );
    console.log(
      `${name.padEnd(16)} found ${found} of ${labelled}; wrong ${falseAlarms}; drafts without, with an alarm ${draftsWithFalseAlarm} of ${draftsWithout}`,
    );
  }
}

const [task] = positionals;
if (task === "write" && values.to !== undefined) write(values.to);
else if (task === "score" && values.answers !== undefined) score(values.answers);
else throw new Error("Say write with --to, or score with --answers.");
