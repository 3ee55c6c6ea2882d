import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readPhrases, type PhraseData } from "./readPhrases.ts";

/** The phrases that are shipped, by language. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedPhrases: Readonly<Record<string, PhraseData>> = readPhrases(cuesFolder);
