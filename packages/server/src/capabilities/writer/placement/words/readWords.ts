import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readYaml } from "../../../../kernel/text/readYaml.ts";
import { unitKinds, type UnitKind } from "../unitKinds.ts";

const lists = z.partialRecord(z.enum(unitKinds), z.array(z.string().min(1)));

/** The words by which kinds are known, each list for one language. */
export type KindWords = Partial<Record<UnitKind, readonly string[]>>;

/** Reads cues/words. Throws where a file is not as it should be. */
export function readWords(cuesFolder: string): Record<string, KindWords> {
  const folder = join(cuesFolder, "words");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name.replace(".yaml", ""), readYaml(folder, name, lists)]));
}
