import { cuesFolder } from "../../../../kernel/package/packageRoot.ts";
import { readRequirementWords, type RequirementWords } from "./readRequirementWords.ts";

/** The words that are shipped, by language. The build puts them here as they were read and checked then (tsup.config.ts). */
export const shippedRequirementWords: Readonly<Record<string, RequirementWords>> = readRequirementWords(cuesFolder);
