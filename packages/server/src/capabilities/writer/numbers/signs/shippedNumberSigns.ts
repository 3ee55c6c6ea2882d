import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readNumberSigns, type NumberSigns } from "./readSigns.ts";

/** The words that are shipped, by language. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedNumberSigns: Readonly<Record<string, NumberSigns>> = readNumberSigns(cuesFolder);
