import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";

const words = z.array(z.string().min(1));

const spokenSchema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    drops: words,
    openers: words,
    verbs: words,
    relatives: words,
    holds: words,
    begins: words,
    joins: words,
    subjects: words,
    full: words,
    leads: words,
  }),
);

/** How clauses begin that somebody spoke, in one language; small letters. */
export interface SpokenData {
  /** Held clauses together, and are left out where a stop takes their place. */
  drops: string[];
  /** Begin one behind a join, where a verb follows soon. */
  openers: string[];
  verbs: string[];
  /** Before a verb these say that it belongs to another clause. */
  relatives: string[];
  /** Begin nothing: "so that". */
  holds: string[];
  /** Begin a clause wherever they stand. */
  begins: string[];
  /** Begin one before a subject. */
  joins: string[];
  subjects: string[];
  /** Subjects with their verb, which begin one by themselves. */
  full: string[];
  /** After these nothing begins. */
  leads: string[];
}

/** Reads what is shipped, by language. Throws an Error that names file and line of each mistake. */
export const readSpoken = (folder: string): Record<string, SpokenData> => readYaml(folder, "spoken.yaml", spokenSchema);
