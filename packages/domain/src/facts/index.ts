export type { Fact, FactKind } from "./fact.ts";
export { readFacts } from "./readFacts.ts";
export { foldWord } from "./tokens.ts";
export { languageOf } from "./words/lexicon.ts";
export { isSameFact, valuesOf } from "./compare.ts";
export type { Worked } from "./sums.ts";
export { Terms, workedFrom } from "./worked.ts";
