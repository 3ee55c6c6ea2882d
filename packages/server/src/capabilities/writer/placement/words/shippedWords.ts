import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readWords, type KindWords } from "./readWords.ts";

/** The words that are shipped, by language. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedWords: Readonly<Record<string, KindWords>> = readWords(cuesFolder);
