import { cuesFolder } from "../../../kernel/package/packageRoot.ts";
import type { CueData } from "./cueSchema.ts";
import { readCues } from "./readCues.ts";

/** The cues that are shipped. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedCues: readonly CueData[] = readCues(cuesFolder);
