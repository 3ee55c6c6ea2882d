import { readFacts } from "@grantwright/domain/facts";
import type { Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";

/** What says what will be different. */
const ofOutcomes: ReadonlySet<UnitKind> = new Set<UnitKind>(["outcomes", "objectives", "impact"]);

/** How likely a sentence is to say it, to be taken at its word. */
const fairlySure = 0.4;

/** Whether a text says something that can be measured: how many, how much or how long, and not only when. */
export const hasMeasure = (text: string): boolean =>
  readFacts(text).some(({ kind, value }) => value !== undefined && kind !== "date" && kind !== "citation");

/** Whether a sentence is fairly surely an outcome. */
export const isOutcome = ({ likelihoods }: Tag): boolean =>
  likelihoods.reduce((sum, likely, at) => (ofOutcomes.has(unitKinds[at]!) ? sum + likely : sum), 0) >= fairlySure;

/** Whether a sentence is fairly surely an outcome that can be measured. */
export const saysOutcome = (text: string, tag: Tag): boolean => hasMeasure(text) && isOutcome(tag);

/** Whether a sentence says that something will be different, without asking whether it will. */
export const saysDifference = (text: string, { kind }: Tag): boolean =>
  (kind === "outcomes" || kind === "impact") && !/[?？؟]\s*$/u.test(text);
