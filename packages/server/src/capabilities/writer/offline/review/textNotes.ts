import { countWords, openPlacesOf } from "@grantwright/domain";
import { missingFacts } from "../missingFacts.ts";
import { mattersMost, quoteStart, type Note, type Reading } from "./reading.ts";

const longSentence = 45;
const longParagraph = 180;
const superlatives =
  /\b(?:world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|unprecedented|ground-?breaking|unparalleled|unrivalled|best[- ]in[- ]class|second to none|game[- ]chang\w+|one of a kind|extremely|undoubtedly|guaranteed?|highly qualified|most innovative|very unique|truly unique|unique)\b/i;
const vague =
  /\b(?:many|several|some|numerous|various|a lot of|lots of|significant(?:ly)?|substantial(?:ly)?|countless|a number of)\b/i;

/** A required section in which nothing stands. */
export function emptyNote({ section, kind }: Reading): Note[] {
  if (!section.required) return [];
  return [
    {
      category: "content",
      priority: "high",
      suggestion: `Nothing stands here yet. Say ${missingFacts(kind, "", true)[0]}.`,
    },
  ];
}

/** Prompts of the outline that are still open. */
export function promptNotes({ text }: Reading): Note[] {
  const open = openPlacesOf(text).map((prompt) => prompt.slice(6, -1).trim());
  if (open.length === 0) return [];
  return [{ category: "content", priority: "high", suggestion: `Still to fill in: ${open.slice(0, 3).join("; ")}.` }];
}

/** Facts that a reader looks for in such a section. */
export function missingNotes(reading: Reading): Note[] {
  const asked = openPlacesOf(reading.text).join(" ");
  return missingFacts(reading.kind, reading.written, reading.isEnglish)
    .filter((ask) => !asked.includes(ask))
    .map((ask, index) => ({
      category: /figures|how many|count/.test(ask) ? "evidence" : "content",
      priority: index === 0 && mattersMost.has(reading.kind) ? "high" : "medium",
      suggestion: `Still missing: ${ask}.`,
    }));
}

/** Limits that are passed, or not reached. */
export function lengthNotes({ section, text, written }: Reading): Note[] {
  const words = countWords(written);
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
      suggestion: `There ${words === 1 ? "is 1 word" : `are ${words} words`} here; at least ${section.minWordCount} are asked for.`,
    });
  }
  return notes;
}

/** What is hard to follow, or claims too much. */
export function clarityNotes({ sentences, text, isEnglish: english }: Reading): Note[] {
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

/** Words that could be a number. */
export function vagueNotes({ kind, written, isEnglish: english }: Reading): Note[] {
  const word = english && mattersMost.has(kind) ? vague.exec(written)?.[0] : undefined;
  return word ? [{ category: "evidence", priority: "low", suggestion: `“${word}” could be a number.` }] : [];
}
