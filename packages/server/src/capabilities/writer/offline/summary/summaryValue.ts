import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import { likeliestKind, scoreKinds } from "../../cues/classify.ts";
import { featuresOf } from "../../cues/features.ts";
import { leansOnBefore } from "../../text/leansOnBefore.ts";
import { statesIntent } from "../../text/statesIntent.ts";
import { saysWholeSum } from "../wholeSum.ts";

/** Where a reader looks for what is proposed. */
export const tellsWhat: ReadonlySet<SectionKind> = new Set(["description", "objectives", "methods"]);

/** Said to somebody, and not to a reader. */
const addressed =
  /(?<!\p{L})(?:you (?:know|asked|said|see|will know)|thank you|i['’]m|i (?:suppose|think|guess|know|hope)|i['’]ll|don['’]t forget|prepared by|typed|notes? (?:for|on|after)|ponlo|me preguntabas|vous présenter)(?!\p{L})/iu;
/** Where somebody says who they are. */
const tellsWho: ReadonlySet<SectionKind> = new Set(["description", "organization", "team"]);
const introduces =
  /^(?:[Ww]e (?:are|run)\b|[Ww]e['’]re (?:an? |the |\p{Lu})|I (?:speak|write|run|work) for\b|\p{Lu}[^.]{3,60} (?:is|are) an? (?:\p{L}+ ){0,4}(?:charity|association|club|school|group|society|company|cooperative|co-operative|organi[sz]ation|trust|committee|team|centre|center|college|university|troupe|choir|museum|library)\b|[Ss]omos |[Nn]ous sommes |[Ww]ir sind |[Ss]iamo |[Jj]esteśmy )/u;
/** What a sentence is worth less that leans on the one before, or asks. */
export const ofLeaning = 4.5;

/** How much a sentence of a section of a kind says in a summary; `index` is its place in the section. */
export function summaryValue(sentence: string, kind: SectionKind, index: number): number {
  const features = featuresOf(sentence);
  const words = countWords(sentence);
  let value = index === 0 ? 1 : 0;
  if (tellsWhat.has(kind) && statesIntent(sentence)) value += 3;
  // Labels and price lines say nothing by themselves.
  const isSum = kind === "budget" && features.hasFigure && saysWholeSum(sentence);
  if ((words < 6 && !isSum) || !/[.!?。！？؟।]["”’)]*$/u.test(sentence)) value -= 2;
  if (likeliestKind(scoreKinds(sentence)) === kind) value += 1.5;
  if (features.hasFigure) value += 1.5;
  if (kind === "budget" && features.amounts > 0) value += 2;
  if (isSum) value += 2.5;
  if (addressed.test(sentence)) value -= 2;
  if (tellsWho.has(kind) && introduces.test(sentence)) value += 2;
  if (kind === "team" && features.hasPerson) value += 1;
  if (words >= 8 && words <= 40) value += 1;
  if (words > 45) value -= 1.5;
  if (leansOnBefore(sentence) || /[?？؟]["”’]?$/u.test(sentence)) value -= ofLeaning;
  if (/[“"]/.test(sentence)) value -= 1;
  return value;
}
