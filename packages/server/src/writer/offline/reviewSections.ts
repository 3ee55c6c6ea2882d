import { inferSectionKind } from "../inferSectionKind.ts";
import type { SectionKind } from "../sectionKind.ts";
import { countWords, splitText } from "../text/splitText.ts";
import type { Suggestion, WriterInput, WriterSection } from "../writer.ts";
import { kindOf } from "./draftSections.ts";
import { isEnglish } from "./features.ts";
import { addPromptPattern, missingFacts } from "./missingFacts.ts";

type Note = Omit<Suggestion, "sectionId">;

interface Reading {
  section: WriterSection;
  kind: SectionKind;
  text: string;
  /** Without bracketed prompts. */
  written: string;
  sentences: string[];
  isEnglish: boolean;
}

const notesPerSection = 4;
const priorities = ["high", "medium", "low"] as const;
const longSentence = 45;
const longParagraph = 180;
const superlatives =
  /\b(?:world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|unprecedented|ground-?breaking|unparalleled|unrivalled|best[- ]in[- ]class|second to none|game[- ]chang\w+|one of a kind|extremely|undoubtedly|guaranteed?|highly qualified|most innovative|very unique|truly unique|unique)\b/i;
const vague =
  /\b(?:many|several|some|numerous|various|a lot of|lots of|significant(?:ly)?|substantial(?:ly)?|countless|a number of)\b/i;
const knownAcronyms = new Set(
  "NSF NIH ERC USA EU UK UN UNESCO WHO DNA RNA GPS PDF HIV AIDS COVID SARS NASA BBC CEO ID IT AI FTE PhD USD EUR GBP TV LGBT LGBTQ ISO SBIR STTR MSCA RIA".split(
    " ",
  ),
);
const mattersMost = new Set<SectionKind>(["need", "budget", "timeline", "outcomes", "objectives"]);

const quoteStart = (sentence: string) => `“${sentence.split(/\s+/).slice(0, 6).join(" ")}…”`;

function emptyNote({ section, kind }: Reading): Note[] {
  if (!section.required) return [];
  return [
    {
      category: "content",
      priority: "high",
      suggestion: `Nothing stands here yet. Say ${missingFacts(kind, "", true)[0]}.`,
    },
  ];
}

function promptNotes({ text }: Reading): Note[] {
  const open = (text.match(addPromptPattern) ?? []).map((prompt) => prompt.slice(6, -1).trim());
  if (open.length === 0) return [];
  return [{ category: "content", priority: "high", suggestion: `Still to fill in: ${open.slice(0, 3).join("; ")}.` }];
}

function missingNotes(reading: Reading): Note[] {
  const asked = reading.text.match(addPromptPattern)?.join(" ") ?? "";
  return missingFacts(reading.kind, reading.written, reading.isEnglish)
    .filter((ask) => !asked.includes(ask))
    .map((ask, index) => ({
      category: /figures|how many|count/.test(ask) ? "evidence" : "content",
      priority: index === 0 && mattersMost.has(reading.kind) ? "high" : "medium",
      suggestion: `A reader will look for ${ask}.`,
    }));
}

function lengthNotes({ section, text }: Reading): Note[] {
  const words = countWords(text);
  const notes: Note[] = [];
  if (section.maxLength !== undefined && text.length > section.maxLength) {
    notes.push({
      category: "structure",
      priority: "high",
      suggestion: `Cut ${text.length - section.maxLength} characters: the limit is ${section.maxLength}.`,
    });
  }
  if (section.maxWordCount !== undefined && words > section.maxWordCount) {
    notes.push({
      category: "structure",
      priority: "high",
      suggestion: `Cut ${words - section.maxWordCount} words: the limit is ${section.maxWordCount}.`,
    });
  }
  if (section.minWordCount !== undefined && words < section.minWordCount) {
    notes.push({
      category: "content",
      priority: "medium",
      suggestion: `There are ${words} words here; at least ${section.minWordCount} are asked for.`,
    });
  }
  return notes;
}

function clarityNotes({ sentences, text, isEnglish: english }: Reading): Note[] {
  const notes: Note[] = [];
  const long = sentences.find((sentence) => countWords(sentence) > longSentence);
  if (long) {
    notes.push({
      category: "clarity",
      priority: "medium",
      suggestion: `The sentence ${quoteStart(long)} has ${countWords(long)} words. Make two or three of it.`,
    });
  }
  const paragraph = text.split(/\n\s*\n/).find((part) => countWords(part) > longParagraph);
  if (paragraph) {
    notes.push({
      category: "structure",
      priority: "low",
      suggestion: `The paragraph ${quoteStart(paragraph.trim())} has ${countWords(paragraph)} words. Divide it where the subject changes.`,
    });
  }
  if (!english) return notes;
  const claim = superlatives.exec(text)?.[0];
  if (claim) {
    notes.push({
      category: "evidence",
      priority: "medium",
      suggestion: `“${claim}” is a claim that a reviewer will doubt. Say what shows it, or leave it out.`,
    });
  }
  return notes;
}

function vagueNotes({ kind, written, isEnglish: english }: Reading): Note[] {
  const word = english && mattersMost.has(kind) ? vague.exec(written)?.[0] : undefined;
  return word ? [{ category: "evidence", priority: "low", suggestion: `“${word}” could be a number.` }] : [];
}

const amount = /[$€£]\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|million)?\b/gi;

function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([, digits = "", unit = ""]) => {
    const factor = unit.toLowerCase() === "k" ? 1e3 : unit === "" ? 1 : 1e6;
    return Number(digits.replace(/,/g, "")) * factor;
  });
}

/** A total with its parts in one sentence: "We ask for $46,200: $18,600 for fences, …". */
function sumNotes({ kind, sentences }: Reading): Note[] {
  if (kind !== "budget") return [];
  for (const sentence of sentences) {
    const [before = "", ...after] = sentence.split(":");
    const total = amountsIn(before);
    const parts = amountsIn(after.join(":"));
    const [whole] = total;
    if (total.length !== 1 || whole === undefined || parts.length < 2) continue;
    const sum = parts.reduce((all, part) => all + part, 0);
    const isNear = sum > whole * 0.5 && sum < whole * 1.5;
    if (isNear && Math.abs(sum - whole) > 0.5) {
      const said = (value: number) => value.toLocaleString("en-US");
      return [
        {
          category: "evidence",
          priority: "high",
          suggestion: `The parts come to ${said(sum)}, the total says ${said(whole)}. Check the sum.`,
        },
      ];
    }
  }
  return [];
}

function ceilingNotes({ kind, written }: Reading, eligibility: string | undefined): Note[] {
  if (kind !== "budget" || !eligibility) return [];
  const [ceiling] = amountsIn(
    /\b(?:up to|at most|maximum(?: of)?|no more than) ([$€£]\s?\d[\d,.]*(?:\s?(?:k|m|million)\b)?)/i.exec(
      eligibility,
    )?.[1] ?? "",
  );
  const [asked] = amountsIn(
    /\b(?:ask|asks|asking|request|requests|requesting|apply|applying|seek|need)\b[^.$€£]*([$€£]\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|million)?)/i.exec(
      written,
    )?.[1] ?? "",
  );
  if (ceiling === undefined || asked === undefined || asked <= ceiling) return [];
  return [
    {
      category: "content",
      priority: "high",
      suggestion: `The criteria allow up to ${ceiling.toLocaleString("en-US")}; ${asked.toLocaleString("en-US")} is asked for here.`,
    },
  ];
}

/** "Need (30), method (25)": criteria with their marks. */
function marksIn(criteria: string): { name: string; marks: number }[] {
  return [...criteria.matchAll(/([\p{L}][\p{L} '’/-]{2,50}?)\s*\(\s*(\d{1,3})\s*(?:%|points?|marks?)?\s*\)/gu)].map(
    ([, name = "", marks = ""]) => ({
      name: name.trim().replace(/^(?:and|or) /i, ""),
      marks: Number(marks),
    }),
  );
}

function criteriaNotes(readings: Reading[], criteria: string | undefined): Map<string, Note[]> {
  const notes = new Map<string, Note[]>();
  const marks = marksIn(criteria ?? "");
  const total = marks.reduce((all, entry) => all + entry.marks, 0);
  for (const { name, marks: share } of marks) {
    if (share / total < 0.15) continue;
    const kind = inferSectionKind(name);
    const matching = readings.filter((reading) => reading.kind === kind);
    const words = matching.reduce((all, reading) => all + countWords(reading.written), 0);
    const first = matching[0];
    if (!first || words >= 40) continue;
    const carries = `“${name.charAt(0).toUpperCase()}${name.slice(1)}” carries ${share} of the ${total} marks`;
    const suggestion =
      words === 0
        ? `${first.section.required ? "Nothing stands here, but " : "Optional here, but "}${carries}.`
        : `${carries}; there ${words === 1 ? "is one word" : `are ${words} words`} on it.`;
    notes.set(first.section.id, [{ category: "content", priority: words === 0 ? "high" : "medium", suggestion }]);
  }
  return notes;
}

function acronymNotes(readings: Reading[]): Map<string, Note[]> {
  const everything = readings.map((reading) => reading.text).join("\n");
  const notes = new Map<string, Note[]>();
  const seen = new Set<string>();
  for (const { section, text } of readings) {
    const unknown = (text.match(/\b[A-Z]{3,6}\b/g) ?? []).find(
      (word) =>
        !knownAcronyms.has(word) && !seen.has(word) && !new RegExp(`\\(${word}\\)|\\b${word} \\(`).test(everything),
    );
    const isShouting = text === text.toUpperCase();
    if (!unknown || isShouting) continue;
    seen.add(unknown);
    notes.set(section.id, [
      { category: "clarity", priority: "low", suggestion: `“${unknown}” is not spelled out anywhere.` },
    ]);
  }
  return notes;
}

function repeatNotes(readings: Reading[]): Map<string, Note[]> {
  const first = new Map<string, Reading>();
  const notes = new Map<string, Note[]>();
  for (const reading of readings) {
    for (const sentence of reading.sentences) {
      if (countWords(sentence) < 8) continue;
      const earlier = first.get(sentence);
      if (earlier && earlier !== reading && !notes.has(reading.section.id)) {
        notes.set(reading.section.id, [
          {
            category: "structure",
            priority: "medium",
            suggestion: `${quoteStart(sentence)} also stands in ${earlier.section.title}. Say it once.`,
          },
        ]);
      }
      if (!earlier) first.set(sentence, reading);
    }
  }
  return notes;
}

/**
 * What a careful reader would ask for, found by rules: missing figures, dates, amounts and names; prompts left open;
 * limits passed; sums that do not add up; claims without support; sentences too long; criteria with marks and no words.
 * The most pressing first, at most four a section.
 */
export function reviewSections(input: WriterInput): Suggestion[] {
  const texts = new Map((input.inputs ?? []).map((entry) => [entry.sectionId, entry.userText]));
  const readings: Reading[] = input.template.sections
    .filter((section) => !section.auto)
    .map((section) => {
      const text = (texts.get(section.id) ?? "").trim();
      const written = text.replace(addPromptPattern, "").trim();
      const sentences = splitText(written).units.map((unit) => unit.text);
      return { section, kind: kindOf(section), text, written, sentences, isEnglish: isEnglish(written) };
    });
  const criteria = criteriaNotes(readings, input.assessmentCriteria);
  const acronyms = acronymNotes(readings);
  const repeats = repeatNotes(readings);
  const suggestions = readings.flatMap((reading): Suggestion[] => {
    const { id } = reading.section;
    const own =
      reading.text === ""
        ? criteria.has(id)
          ? []
          : emptyNote(reading)
        : [
            ...lengthNotes(reading),
            ...promptNotes(reading),
            ...sumNotes(reading),
            ...ceilingNotes(reading, input.eligibilityCriteria),
            ...(reading.written === "" ? [] : missingNotes(reading)),
            ...clarityNotes(reading),
            ...vagueNotes(reading),
          ];
    const notes = [...(criteria.get(id) ?? []), ...own, ...(repeats.get(id) ?? []), ...(acronyms.get(id) ?? [])];
    return notes
      .sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority))
      .slice(0, notesPerSection)
      .map((note) => ({ sectionId: id, ...note }));
  });
  return suggestions.sort((a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority));
}
