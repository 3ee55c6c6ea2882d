import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";

const words = z.array(z.string().min(2));

const phraseFileSchema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({ phrases: z.record(z.string().min(2), z.string().min(1)), openers: words, intensifiers: words }),
);

/** What can be said in fewer or plainer words, in one language; small letters. */
export interface PhraseData {
  /** Each phrase with what says the same. */
  phrases: Record<string, string>;
  /** What may go from the beginning of a sentence. */
  openers: string[];
  /** What may go from anywhere. */
  intensifiers: string[];
}

/** Reads the phrases that are shipped, by language. Throws an Error that names file and line of each mistake. */
export const readPhrases = (folder: string): Record<string, PhraseData> =>
  readYaml(folder, "plain.yaml", phraseFileSchema);
