export type { Fact, FactKind, Worked } from "./fact.ts";
export { readFacts } from "./readFacts.ts";
export { foldWord } from "./tokens.ts";
export { languageOf, passagesOf, type Passage } from "./words/languageOf.ts";
export { isSameFact, valuesOf } from "./compare.ts";
export { Terms } from "./terms.ts";
export { workedFrom, type Doubt } from "./worked.ts";
export { saysWorked } from "./cues.ts";
export { leewayOf, type Leeway } from "./leeway.ts";
