import { sectionKinds } from "../../../kernel/text/sectionKind.ts";
import { readYaml } from "../../../kernel/text/readYaml.ts";
import { cueFileSchema, withLists, type CueData } from "./cueSchema.ts";

function readFile(folder: string, name: string): CueData[] {
  const { lists, kinds } = readYaml(folder, name, cueFileSchema);
  const filled = <Patterns extends string[] | undefined>(patterns: Patterns) =>
    patterns && patterns.map((pattern) => withLists(pattern, lists));
  return sectionKinds.flatMap((kind) =>
    (kinds[kind] ?? []).map(({ words, patterns, unless, ...cue }) => ({
      kind,
      ...cue,
      ...(words && { words: filled(words) }),
      ...(patterns && { patterns: filled(patterns) }),
      ...(unless && { unless: filled(unless) }),
    })),
  ) as CueData[];
}

/** Reads the cues that are shipped. Throws an Error that names file and line of each mistake. */
export const readCues = (folder: string): CueData[] =>
  ["english.yaml", "other-languages.yaml"].flatMap((name) => readFile(folder, name));
