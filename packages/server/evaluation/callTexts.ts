import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const rows = z.array(z.array(z.string()));
const entries = z.array(z.string());

const block = z.union([
  z.strictObject({ heading: z.int().min(1).max(4), text: z.string() }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ list: entries }),
  z.strictObject({ numbered: entries }),
  z.strictObject({ table: rows }),
  z.strictObject({ footer: z.string() }),
]);

const amount = z.number().positive().optional();
const limits = { words: amount, characters: amount, pages: amount };

const call = z.strictObject({
  id: z.string(),
  language: z.string(),
  funder: z.string(),
  layout: z.enum(["numbered", "table", "questions", "prose", "part-b", "mixed"]),
  blocks: z.array(block),
  expected: z.strictObject({
    name: z.string(),
    sections: z.array(z.strictObject({ title: z.string(), ...limits })),
    whole: z.strictObject(limits).optional(),
    /** Without one where a call is open all the time. */
    deadline: z.strictObject({ date: z.string(), time: z.string().optional(), zone: z.string().optional() }).optional(),
    award: z.strictObject({ least: amount, most: amount, currency: z.string() }),
    eligibility: entries,
    criteria: z.array(z.strictObject({ title: z.string(), points: amount })),
    prohibitions: entries,
    attachments: z.array(z.strictObject({ title: z.string(), required: z.boolean() })),
  }),
});

/** A piece of a call as its funder set it. */
export type CallBlock = z.output<typeof block>;

/** A funder's call in blocks, and what a careful person finds in it. */
export type CallText = z.output<typeof call>;

/** The parts of the set: those that are sealed are only ever scored. */
export const callParts = [
  "open",
  "sealed",
  "second-open",
  "second-sealed",
  "third-open",
  "third-sealed",
  "fourth-open",
  "fourth-sealed",
  "fifth-open",
  "fifth-sealed",
  "sixth-open",
  "sixth-sealed",
] as const;

/** One of them. */
export type CallPart = (typeof callParts)[number];

/** The calls of a part. Throws where one is not as it should be, without quoting it. */
export function callTexts(part: CallPart): CallText[] {
  const folder = new URL(`calls/${part}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => {
      const { data } = call.safeParse(parse(readFileSync(new URL(name, folder), "utf8")));
      if (!data) throw new Error(`${part}/${name} is not as it should be.`);
      return data;
    });
}
