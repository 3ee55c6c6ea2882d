import { join } from "node:path";
import { z } from "zod";
import { readYamlFolder } from "../../../../kernel/text/readYaml.ts";
import { signNames } from "./signNames.ts";

const entries = z.array(z.string().min(1));

const file = z.strictObject({
  signs: z.strictObject(Object.fromEntries(signNames.map((name) => [name, entries.optional()] as const))),
  things: z.record(z.string(), entries),
  themes: z.record(z.string(), entries),
});

/** The words of one language: what says something about a limit or an offer, what things are called, and by what criteria and answers are known. `*` is any beginning or ending. */
export type RequirementWords = z.output<typeof file>;

/** Reads cues/requirements. Throws where a file is not as it should be. */
export const readRequirementWords = (cuesFolder: string): Record<string, RequirementWords> =>
  readYamlFolder(join(cuesFolder, "requirements"), file);
