import { z } from "zod";
import { readYaml } from "../../../kernel/text/readYaml.ts";
import { withLists } from "../cues/cueSchema.ts";

const patterns = z.array(z.string().min(1)).nonempty().optional();

const signFileSchema = z.strictObject({
  lists: z.record(z.string().regex(/^[a-z]+$/), patterns.unwrap()),
  signs: z.record(
    z.string().regex(/^[a-z]+$/),
    z.strictObject({ spoken: z.literal(true).optional(), words: patterns, patterns }),
  ),
});

/** A sign that a sentence addresses a writing service. */
export interface SignData {
  name: string;
  /** A regular expression over revealed text. */
  pattern: string;
  /** Whether it counts outside quotation marks alone. */
  isSpoken: boolean;
}

const whole = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** Reads the signs that are shipped. Throws an Error that names file and line of each mistake. */
export function readSigns(folder: string): SignData[] {
  const { lists, signs } = readYaml(folder, "orders.yaml", signFileSchema);
  return Object.entries(signs).map(([name, { spoken, words = [], patterns: anywhere = [] }]) => ({
    name,
    isSpoken: spoken === true,
    pattern: [...words.map(whole), ...anywhere].map((pattern) => withLists(pattern, lists)).join("|"),
  }));
}
