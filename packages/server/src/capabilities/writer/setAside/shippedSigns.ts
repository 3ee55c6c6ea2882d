import { cuesFolder } from "../../../kernel/package/packageRoot.ts";
import { readSigns, type SignData } from "./signs.ts";

/** The signs that are shipped. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedSigns: readonly SignData[] = readSigns(cuesFolder);
