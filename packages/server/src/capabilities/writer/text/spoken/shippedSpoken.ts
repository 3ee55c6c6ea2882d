import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readSpoken, type SpokenData } from "./readSpoken.ts";

/** What is shipped, by language. The build puts it here as it was read and checked then (tsup.config.ts). */
export const shippedSpoken: Readonly<Record<string, SpokenData>> = readSpoken(cuesFolder);
