import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";
import type { Source } from "./receipt.ts";

interface LabelledSentence {
  text: string;
  honest: boolean;
  how: string;
}

/** A person's texts, and what was made of them. */
export interface LabelledProject {
  id: string;
  description: string;
  files?: { name: string; text: string }[];
  sections: { title: string; sentences: LabelledSentence[] }[];
}

/** How many of the sentences of one label were marked. */
export interface Marked {
  sentences: number;
  marked: number;
}

/** Which part of the set: `sealed` is only ever scored, never read; `more` was written by who writes the rules. */
export type RewordingsPart = "open" | "more" | "sealed";

const address = (part: RewordingsPart) => new URL(`../../../../evaluation/rewordings/${part}.yaml`, import.meta.url);

/** The projects of a part. */
export const projectsOf = (part: RewordingsPart): LabelledProject[] =>
  parse(readFileSync(address(part), "utf8")) as LabelledProject[];

/** What a person gave. */
export const sourcesOfProject = ({ description, files = [] }: LabelledProject): Source[] => [
  { kind: "description", text: description },
  ...files.map(({ name, text }) => ({ kind: "file" as const, fileId: name, text })),
];

/**
 * Makes the receipts of what was written honestly and not from projects, and counts the sentences with a mark by their label.
 */
export function measureReceipts(part: RewordingsPart): Map<string, Marked> {
  const counts = new Map<string, Marked>();
  for (const project of projectsOf(part)) {
    const index = indexSources(sourcesOfProject(project));
    for (const { sentences } of project.sections) {
      const text = sentences.map((sentence) => sentence.text).join("\n");
      const receipts = makeReceipts(text, index);
      let start = 0;
      for (const { text: words, how } of sentences) {
        const end = start + words.length;
        const own = receipts.filter((receipt) => receipt.start >= start && receipt.start < end);
        const isMarked = own.some(({ isBare, facts }) => isBare || facts.some(({ found }) => found === "no"));
        const count = counts.get(how) ?? { sentences: 0, marked: 0 };
        counts.set(how, { sentences: count.sentences + 1, marked: count.marked + Number(isMarked) });
        start = end + 1;
      }
    }
  }
  return counts;
}
