import { z } from "zod";
import { sectionKinds } from "../../../kernel/text/sectionKind.ts";

/** Where a pattern takes in a list by its name. */
const listName = /\{([a-z]+)\}/g;

/** A pattern with the lists that it names in it. */
export const withLists = (pattern: string, lists: Readonly<Record<string, string[]>> = {}): string =>
  pattern.replace(listName, (given, name: string) => (lists[name] ? `(?:${lists[name].join("|")})` : given));

/** A regular expression. */
export const pattern = z
  .string()
  .min(1)
  .superRefine((text, { addIssue }) => {
    try {
      RegExp(withLists(text.replace(listName, "x")), "u");
    } catch (error) {
      addIssue({ code: "custom", message: `“${text}” cannot be read as a pattern (${(error as Error).message})` });
    }
  });

const patterns = z.array(pattern).nonempty().optional();

const cue = z
  .strictObject({
    weight: z.number(),
    amounts: z.int().positive().optional(),
    dates: z.int().positive().optional(),
    person: z.literal(true).optional(),
    words: patterns,
    patterns,
    unless: patterns,
    times: z.int().min(2).optional(),
    matchCase: z.literal(true).optional(),
  })
  .refine(
    ({ amounts, dates, person, words, patterns }) =>
      [amounts, dates, person, words, patterns].some((sign) => sign !== undefined),
    "says nothing of the sentence: it needs words, patterns, amounts, dates or person",
  );

/** What a file of cues may hold. */
export const cueFileSchema = z
  .strictObject({
    lists: z.record(z.string().regex(/^[a-z]+$/), z.array(pattern).nonempty()).optional(),
    kinds: z.partialRecord(z.enum(sectionKinds), z.array(cue).nonempty()),
  })
  .superRefine(({ lists = {}, kinds }, { addIssue }) => {
    for (const [kind, cues] of Object.entries(kinds))
      for (const [index, each] of cues.entries())
        for (const field of ["words", "patterns", "unless"] as const)
          for (const [place, text] of (each[field] ?? []).entries())
            for (const [, name = ""] of text.matchAll(listName))
              if (!lists[name])
                addIssue({
                  code: "custom",
                  message: `there is no list “${name}”`,
                  path: ["kinds", kind, index, field, place],
                });
  });

/** A sign in a sentence that it belongs to a kind of section, as a file has it. Everything that it names has to hold. */
export type CueData = z.output<typeof cue> & { kind: (typeof sectionKinds)[number] };
