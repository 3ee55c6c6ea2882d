import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { indexSources } from "./indexSources.ts";
import { makeReceipts } from "./makeReceipts.ts";

interface LabelledSentence {
  text: string;
  honest: boolean;
  how: string;
}

interface LabelledProject {
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

const address = (part: "open" | "more" | "sealed") =>
  new URL(`../../../../evaluation/rewordings/${part}.yaml`, import.meta.url);

/**
 * Makes the receipts of what was written honestly and not from 42 projects, by somebody who did not know the rules, and counts the sentences
 * with a mark by their label. `sealed` is only ever scored, never read.
 */
export function measureReceipts(part: "open" | "more" | "sealed"): Map<string, Marked> {
  const counts = new Map<string, Marked>();
  const projects = parse(readFileSync(address(part), "utf8")) as LabelledProject[];
  for (const { description, files = [], sections } of projects) {
    const index = indexSources([
      { kind: "description", text: description },
      ...files.map(({ name, text }) => ({ kind: "file" as const, fileId: name, text })),
    ]);
    for (const { sentences } of sections) {
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
