import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readCallWords, type CallWordData } from "./readCallWords.ts";

/** The words that are shipped. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedCallWords: CallWordData = readCallWords(cuesFolder);
