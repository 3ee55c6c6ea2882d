export type { Fact, FactKind } from "./fact.ts";
export { readFacts } from "./readFacts.ts";
export { foldWord } from "./tokens.ts";
export { languageOf } from "./words/lexicon.ts";
export { isSameFact, valuesOf } from "./compare.ts";
export { Terms, workedFrom, type Worked } from "./worked.ts";
