import { join } from "node:path";
import { z } from "zod";
import { readYamlFolder } from "../../../../kernel/text/readYaml.ts";
import { signNames, type SignName } from "./signNames.ts";

const list = z.array(z.string().min(1)).optional();

const signFile = z.strictObject({
  ...(Object.fromEntries(signNames.map((name) => [name, list])) as Record<SignName, typeof list>),
  synonyms: list,
});

/** The words of one language: patterns by what they say, and lines of nouns that may name the same. */
export type NumberSigns = z.output<typeof signFile>;

/** Reads cues/numbers. Throws where a file is not as it should be. */
export const readNumberSigns = (cuesFolder: string): Record<string, NumberSigns> =>
  readYamlFolder(join(cuesFolder, "numbers"), signFile);
