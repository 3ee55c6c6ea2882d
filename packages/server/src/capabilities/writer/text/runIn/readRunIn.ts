import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";
import { pattern } from "../../cues/cueSchema.ts";

const words = z.array(z.string().min(1)).default([]);
const patterns = z.array(pattern).default([]);

const runInSchema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    headings: words,
    begin: words,
    salutations: words,
    subjects: words,
    connections: words,
    keeps: words,
    labels: words,
    notes: patterns,
    please: patterns,
    writes: patterns,
    wishes: patterns,
    states: patterns,
  }),
);

/** What stands in one line with a sentence and is none, in one language; small letters. */
export interface RunInData {
  headings: string[];
  /** Words with which a sentence begins behind a heading. */
  begin: string[];
  /** Words with which a letter begins. */
  salutations: string[];
  /** Words before what a letter is about. */
  subjects: string[];
  /** Words that lead from one sentence to the next, and state nothing. */
  connections: string[];
  /** Openings that look like one of these and are none. */
  keeps: string[];
  /** Words before a colon that state nothing. */
  labels: string[];
  /** Patterns with which begins what is said to whoever helps, or noted for oneself. */
  notes: string[];
  /** Patterns of words of asking. */
  please: string[];
  /** Patterns of what is asked of whoever writes, with one of those before it or at the end. */
  writes: string[];
  /** Patterns with which begins what is asked of whoever writes, or a doubt about the own text. */
  wishes: string[];
  /** Patterns with which a wish goes on to what it would have told of the project. */
  states: string[];
}

/** Reads what is shipped, by language. Throws an Error that names file and line of each mistake. */
export const readRunIn = (folder: string): Record<string, RunInData> => readYaml(folder, "run-in.yaml", runInSchema);
