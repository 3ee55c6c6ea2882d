import { join } from "node:path";
import { z } from "zod";
import { readYamlFolder } from "../../../../kernel/text/readYaml.ts";
import { unitKinds, type UnitKind } from "../unitKinds.ts";

const lists = z.partialRecord(z.enum(unitKinds), z.array(z.string().min(1)));

/** The words by which kinds are known, each list for one language. */
export type KindWords = Partial<Record<UnitKind, readonly string[]>>;

/** Reads cues/words. Throws where a file is not as it should be. */
export const readWords = (cuesFolder: string): Record<string, KindWords> =>
  readYamlFolder(join(cuesFolder, "words"), lists);
