import { z } from "zod";

/** The answer to a request for an outline. */
export const outlineAnswer = z.object({
  grantName: z.string(),
  sections: z.array(z.object({ sectionId: z.string(), userText: z.string(), guidance: z.string() })),
});

/** The answer to a request for a section. */
export const sectionAnswer = z.object({ text: z.string().trim().min(1) });

/** The answer to a request for words to search by. */
export const searchTermsAnswer = z.object({ searches: z.array(z.string().trim().min(3).max(80)).max(12) });

/** The answer to a request for a review. */
export const reviewAnswer = z.object({
  suggestions: z.array(
    z.object({
      sectionId: z.string(),
      category: z.enum(["content", "structure", "evidence", "clarity"]),
      priority: z.enum(["high", "medium", "low"]),
      suggestion: z.string().trim().min(1),
    }),
  ),
});

/** A passage that is quoted from a text, and the short name of that text. */
const quotedPassage = z.object({ section: z.string(), quote: z.string() });

/** The answer to a request for statements that cannot both be true. `why` lets a model work it out before it says whether it is certain; nobody reads it. */
export const contradictionsAnswer = z.object({
  contradictions: z.array(
    z.object({ first: quotedPassage, second: quotedPassage, why: z.string(), isCertain: z.boolean() }),
  ),
});

/** What is said of one line of the funder's, with the words that show it. */
const judgedLine = <const Says extends readonly string[]>(says: Says) =>
  z.object({ id: z.string(), section: z.string(), quote: z.string(), says: z.enum(says) });

/** The answer to a request to hold a document against its funder's lines. */
export const judgeAnswer = z.object({
  requirements: z.array(judgedLine(["met", "broken", "open", "hand"])),
  criteria: z.array(judgedLine(["strong", "weak", "none"])),
});

const pointedWords = z.object({ line: z.number(), words: z.string() });

/** The answer to a request to point out what stands in a call. */
export const callAnswer = z.object({
  name: pointedWords,
  funder: pointedWords,
  deadline: pointedWords.extend({ date: z.string(), time: z.string() }),
  award: pointedWords.extend({ least: z.number(), most: z.number() }),
  whole: pointedWords,
  sections: z.array(
    z.object({
      line: z.number(),
      title: z.string(),
      length: z.string(),
      lengthLine: z.number(),
      amount: z.number(),
      unit: z.enum(["words", "characters", "pages", ""]),
      isOptional: z.boolean(),
      guidanceFrom: z.number(),
      guidanceTo: z.number(),
    }),
  ),
  papers: z.array(pointedWords.extend({ isOptional: z.boolean() })),
  criteria: z.array(pointedWords.extend({ points: z.number() })),
  conditions: z.array(pointedWords),
  prohibitions: z.array(pointedWords),
});
