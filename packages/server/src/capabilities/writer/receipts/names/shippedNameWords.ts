import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readNameWords } from "./readNameWords.ts";

/** The words that are shipped, by language. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedNameWords: Readonly<Record<string, string[]>> = readNameWords(cuesFolder);
