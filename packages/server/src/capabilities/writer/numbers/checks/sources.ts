import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { roleOf } from "../roles.ts";
import { isAmount, isPartial, type Money } from "./readMoney.ts";
import { blocksOf } from "./rows.ts";

/** How far a list of those who pay may be from the total and still mean all of it. */
const mostOff = 0.15;

/** A sentence that lists who pays how much of the only total, the grant among them. */
export function checkPayers(
  asked: Found[] | undefined,
  cost: Found[],
  texts: readonly (readonly FigureSentence[])[],
  amounts: readonly Figure[],
): Contradiction[] {
  const known = new Set(amounts);
  const whole = cost[0]!.figure.value ?? 0;
  const grant = asked?.[0]?.figure.value ?? 0;
  return texts.flat().flatMap((sentence): Contradiction[] => {
    const parts = sentence.figures.filter((each) => known.has(each) && !isPartial({ figure: each, sentence }));
    const isWhole = sentence.figures.some((each) => each.kind === "amount" && isSame(each.value ?? 0, whole));
    if (parts.length < 2 || isWhole || sentence.signs.has("includes", sentence.text)) return [];
    if (sentence.signs.has("aside", sentence.text)) return [];
    const rolesOf = parts.map((figure) => roleOf(figure, sentence));
    if (!rolesOf.some((role) => role === "own" || role === "rest")) return [];
    const values = parts.map(({ value = 0 }) => value);
    const hasGrant = values.some((value) => isSame(value, grant));
    // Without the grant it is no list of all: others may be named elsewhere.
    if (grant > 0 && !hasGrant) return [];
    const sum = values.reduce((all, value) => all + value, 0);
    if (Math.abs(sum - whole) > whole * mostOff) return [];
    if (hasNested(values)) return [];
    const sums = subsetSums(values);
    if (sums.some((each) => isSame(each, whole))) return [];
    if (amounts.some(({ value = 0 }) => isSame(value, Math.abs(whole - sum)))) return [];
    const found = [...parts.map((figure) => ({ figure, sentence })), ...cost];
    return [entry("cofunding", parts[0]!.text, found, `${values.map(show).join(" + ")} = ${show(sum)}`)];
  });
}

/** "£3,900: £2,400 from subscriptions and £1,500 from a concert": a sum and what it consists of are no two payers. */
const hasNested = (values: readonly number[]): boolean =>
  values.some((whole, at) => subsetSums(values.filter((_, index) => index !== at)).some((sum) => isSame(sum, whole)));

const mostOfSubsets = 10;

function subsetSums(values: readonly number[]): number[] {
  let sums = [0];
  for (const value of values.slice(0, mostOfSubsets)) sums = sums.flatMap((sum) => [sum, sum + value]);
  return sums;
}

/** What a payer gives, and of several that give it each what they give together: "the three parishes £2,000 each". */
function valuesOf({ figure, sentence }: Found): number[] {
  const { value = 0 } = figure;
  const last = sentence.figures.findLast(({ end }) => end <= figure.start);
  const isEach = sentence.signs.has(
    "each",
    sentence.text.slice(figure.end - sentence.start, figure.end - sentence.start + 16),
  );
  return isEach && last?.kind === "number" ? [value, value * ((last.value ?? 1) - 1)] : [value];
}

/** One sum asked for and one total: what others pay has to be the rest. */
export function checkSources(
  asked: Found[],
  cost: Found[],
  own: Found[],
  texts: readonly (readonly FigureSentence[])[],
  amounts: readonly Figure[],
  money: Money,
): Contradiction[] {
  const wanted = (cost[0]!.figure.value ?? 0) - (asked[0]!.figure.value ?? 0);
  if (isSame(wanted, 0)) return [];
  const isLeft = (values: readonly number[]) => subsetSums(values).some((sum) => sum > 0 && isSame(sum, wanted));
  const known = new Set(amounts);
  const ofSentences = texts
    .flat()
    .map(({ figures }) => figures.filter((each) => known.has(each)).map(({ value = 0 }) => value));
  const ofBlocks = texts.flatMap(blocksOf).map((rows) => {
    const at = rows.findLastIndex(({ isTotal }) => isTotal);
    return rows.slice(at + 1).map(({ figure }) => figure.value ?? 0);
  });
  const ofSections = texts.map((sentences) => {
    const rows = new Set(blocksOf(sentences).flatMap((block) => block.map(({ figure }) => figure)));
    const prose = sentences.flatMap(({ figures }) => figures.filter((each) => known.has(each) && !rows.has(each)));
    return [...new Set(prose.map(({ value = 0 }) => value))];
  });
  if ([...ofSentences, ...ofBlocks, ...ofSections].some(isLeft)) return [];
  if (isLeft(own.flatMap(valuesOf))) return [];
  // Tables and what is told of them leave out the currency.
  const plain = texts.flat().flatMap(({ figures }) => figures.filter(({ kind }) => kind === "number"));
  if ([...amounts, ...plain].some(({ value = 0 }) => isSame(value, wanted))) return [];
  const isAside = own.some(({ sentence: { signs, text } }) => signs.has("aside", text));
  const isShare = own.some(({ sentence: { signs, text } }) => signs.has("ownShare", text));
  if (!isAside && isShare && own.length > 0 && own.length <= 4 && wanted > 0) {
    const sum = own.reduce((all, { figure }) => all + (figure.value ?? 0), 0);
    if (sum < wanted * 0.5 || sum > wanted * 2) return [];
    const working = `${show(cost[0]!.figure.value ?? 0)} − ${show(asked[0]!.figure.value ?? 0)} = ${show(wanted)}`;
    return [entry("cofunding", own[0]!.figure.text, [...own, ...cost, ...asked], working)];
  }
  if (own.length > 0) return [];
  // More is asked for than all costs: of less, others may pay what is not said.
  const hasOthers = texts
    .flat()
    .some(
      ({ signs, text, figures }) =>
        (signs.has("own", text) || signs.has("rest", text)) && (signs.has("cost", text) || figures.some(isAmount)),
    );
  const isOfTable = money.totals.length > 0 && money.cost.length === 0;
  const ratio = (cost[0]!.figure.value ?? 0) / (asked[0]!.figure.value ?? 1);
  if (hasOthers || !isOfTable || ratio < 0.7 || ratio > 1) return [];
  return [entry("asked", asked[0]!.figure.text, [...asked, ...cost])];
}
