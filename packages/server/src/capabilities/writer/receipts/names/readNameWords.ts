import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";

const schema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.string().transform((words) => words.split(/\s+/).filter(Boolean)),
);

/** Reads cues/names.yaml: the words that are translated with a name, by language. Throws an Error that names file and line of each mistake. */
export const readNameWords = (folder: string): Record<string, string[]> => readYaml(folder, "names.yaml", schema);
