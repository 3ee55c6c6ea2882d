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

/** Takes something else where a model left a detail out, or gave what is none: one such detail does not undo the rest. */
const orElse = <Schema extends z.ZodType>(schema: Schema, other: unknown) =>
  z.preprocess((value) => (schema.safeParse(value).success ? value : other), schema);

const number = orElse(z.number(), 0);
const words = orElse(z.string(), "");
const yesOrNo = orElse(z.boolean(), false);
/** What a length counts: of one in lines nothing is known. */
const unit = orElse(z.enum(["words", "characters", "pages", ""]), "");

const pointed = { line: number, words };

/** A thing that a call tells once. */
const fact = <Shape extends z.ZodRawShape>(shape: Shape) => orElse(z.object({ ...pointed, ...shape }), {});

/** Things of a kind. What is none of them is left out. */
const things = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const thing = z.object(shape);
  return z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((each) => thing.safeParse(each).success) : value),
    z.array(thing),
  );
};

/** The answer to a request to point out what stands in a call. It has its sections at least: an answer without is none. */
export const callAnswer = z.object({
  name: fact({}),
  funder: fact({}),
  deadline: fact({ date: words, time: words, zone: words, zoneLine: number, zoneWords: words }),
  award: fact({ least: number, most: number, currency: words }),
  whole: fact({ amount: number, unit }),
  sections: things({
    line: number,
    title: z.string(),
    length: words,
    lengthLine: number,
    amount: number,
    unit,
    isOptional: yesOrNo,
    guidanceFrom: number,
    guidanceTo: number,
  }),
  papers: orElse(things({ line: number, words: z.string(), isOptional: yesOrNo }), []),
  criteria: orElse(things({ line: number, words: z.string(), points: number }), []),
  conditions: orElse(things({ line: number, words: z.string() }), []),
  prohibitions: orElse(things({ line: number, words: z.string() }), []),
});
