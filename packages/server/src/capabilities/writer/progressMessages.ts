import { askedForLead } from "@grantwright/domain";
import type { DocumentType, WriterInput } from "./writer.ts";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A small number in words, as it stands in running text. */
function inWords(count: number): string {
  return words[count] ?? String(count);
}

function plural(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** "A, B and C". */
function listInWords(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const likeThis: Record<DocumentType, string> = {
  grant: "a grant like this",
  loi: "a letter like this",
  rfp: "a proposal like this",
  "grant-report": "a report like this",
};

/** So many sentences are shown, each as far as it goes in one line, in characters. */
const mostShown = 3;
const mostShownOfEach = 60;

const shortened = (sentence: string): string =>
  sentence.length <= mostShownOfEach ? sentence : `${sentence.slice(0, mostShownOfEach).trimEnd()}…`;

/** What an assessment is made without. */
const inPart = {
  notes: "The model gave no usable notes: the built-in reader’s are shown",
  contradictions: "The model could not look for what contradicts itself",
  requirements: "The model gave no usable reading of the funder’s lines: the built-in one is shown",
};

/** What a writer tells the person while it works. */
export const progressMessages = {
  read(input: WriterInput): string {
    const parts = ["your description"];
    if (Object.values(input.texts ?? {}).some((text) => text.trim() !== "")) parts.push("what you wrote");
    if (input.attachments.length > 0) parts.push(plural(input.attachments.length, "file"));
    return `Read ${listInWords(parts)}`;
  },
  matched(input: WriterInput): string {
    return `Matched it to the ${plural(input.template.sections.length, "section")} ${likeThis[input.type]} asks for`;
  },
  drafted: (titles: string[]) => `Drafted ${listInWords(titles)}`,
  /** How much the person is asked for in all, and in which sections. */
  asksFor: (places: number, titles: string[]) =>
    `${askedForLead}${places === 1 ? "one thing" : `${inWords(places)} things`} only you know, in ${listInWords(titles)}`,
  writing: (title: string) => `Writing ${title}`,
  composing: (title: string) => `Composing ${title} from the other sections`,
  leftOut: (count: number) => `Left out ${plural(count, "sentence")} that no section had room for`,
  /** In the person's words, so that they see what is not used. */
  saidInPassing(sentences: string[]): string {
    const shown = sentences.slice(0, mostShown).map((sentence) => `“${shortened(sentence)}”`);
    if (sentences.length > mostShown) shown.push(`${inWords(sentences.length - mostShown)} more`);
    return `Left out what was said in passing: ${listInWords(shown)}`;
  },
  keptLanguage: "Kept your text in its own language; only the questions in brackets are in English",
  tookOut: (title: string) => `Took whole sentences out of ${title} to keep its limit`,
  tookOutSources: (title: string, count: number) =>
    `Took out ${plural(count, "sentence")} of ${title} with a source that you did not give`,
  wroteOffline: (titles: string[]) =>
    `Wrote ${listInWords(titles)} with the built-in writer: the model gave nothing usable there`,
  outlinedOffline: "The model took too long: the built-in writer makes the outline",
  across: ({ title, suggestion }: { title: string; suggestion: string }) => `${title}: ${suggestion}`,
  drafting: "Drafting the sections",
  reviewing: "Reading what you wrote as a reviewer would",
  judging: "Holding it against what the funder asks, line by line",
  reviewedInPart: (missing: keyof typeof inPart) => inPart[missing],
  wroteNotes: (count: number) => `Wrote ${plural(count, "note")} in the margin`,
};
