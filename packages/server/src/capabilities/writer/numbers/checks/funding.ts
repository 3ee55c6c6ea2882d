import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { roleOf } from "../roles.ts";
import { areAlike } from "./money.ts";
import { blocksOf } from "./rows.ts";
import { totalsIn } from "./tables.ts";

interface Money {
  asked: Found[];
  cost: Found[];
  /** Totals of tables. */
  totals: Found[];
  /** What others pay, as a sentence on it says. */
  own: Found[];
  amounts: Figure[];
}

const isAmount = (figure: Figure): boolean => figure.kind === "amount" && (figure.value ?? 0) > 0;

/** Whether a sum is rough, a bound, for each of several, or a share of a larger one that is named by its time. */
function isPartial({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const lead = textBefore(sentence, figure).slice(-24);
  const behind = textBehind(sentence, figure).slice(0, 16);
  return (
    ["about", "atLeast", "atMost"].some((name) => signs.endsWith(name as "about", lead)) ||
    signs.has("each", behind) ||
    /^\s*(?:\/|[×x*])/.test(behind) ||
    /[×x*]\s*$/.test(lead)
  );
}

/** What a draft says of its money as a whole. */
function readMoney(texts: readonly (readonly FigureSentence[])[]): Money {
  const money: Money = { asked: [], cost: [], totals: [], own: [], amounts: [] };
  for (const sentences of texts) {
    const rows = new Set(blocksOf(sentences).flatMap((block) => block.map(({ figure }) => figure)));
    money.totals.push(...totalsIn(sentences).filter(({ figure }) => figure.kind === "amount" || sumsAlone(sentences)));
    for (const sentence of sentences)
      for (const figure of sentence.figures.filter(isAmount)) {
        money.amounts.push(figure);
        const found = { figure, sentence };
        const role = isPartial(found) ? undefined : roleOf(figure, sentence);
        if (role === "asked") money.asked.push(found);
        else if (role === "cost" && !rows.has(figure)) money.cost.push(found);
        else if ((role === "own" || role === "rest") && !rows.has(figure)) money.own.push(found);
      }
  }
  return money;
}

const sumsAlone = (sentences: readonly FigureSentence[]): boolean =>
  !sentences.some(({ figures }) => figures.some(isAmount));

/** Groups of figures by their value. */
function byValue(all: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const found of all) {
    const group = groups.find(([first]) => isSame(first!.figure.value ?? 0, found.figure.value ?? 0));
    if (group) group.push(found);
    else groups.push([found]);
  }
  return groups;
}

/** The currency in which most is said. */
function mainUnit(amounts: readonly Figure[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { unit } of amounts) if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

const near = 0.5;

/** Sums asked for, total costs and what others pay, that do not go together. */
export function checkFunding(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const all = readMoney(texts);
  const unit = mainUnit(all.amounts);
  const isMain = ({ figure }: Found) => figure.unit === undefined || figure.unit === unit;
  const asked = byValue(all.asked.filter(isMain));
  // Two tables are of two things.
  const totals = byValue(all.totals.filter(isMain));
  const cost = byValue([...all.cost, ...(totals.length === 1 ? totals[0]! : [])].filter(isMain));
  const own = all.own.filter(isMain);
  const amounts = all.amounts.filter(({ unit: own_ }) => own_ === undefined || own_ === unit);
  const difference = (a: Found[], b: Found[]) => Math.abs((a[0]!.figure.value ?? 0) - (b[0]!.figure.value ?? 0));
  const isAmountOf = (value: number) => amounts.some((each) => isSame(each.value ?? 0, value));
  const areNear = ([a, b]: Found[][]) => {
    const [x, y] = [a![0]!.figure.value ?? 0, b![0]!.figure.value ?? 0];
    return Math.min(x, y) > Math.max(x, y) * near;
  };
  const entries: Contradiction[] = [];
  const [a, b] = asked;
  if (a && b && asked.length === 2 && areNear(asked) && !isAmountOf(difference(a, b)))
    entries.push(entry("asked", a[0]!.figure.text, [...a, ...b]));
  const [c, d] = cost;
  if (c && d && cost.length === 2 && totals.length < 2 && areNear(cost) && !isAmountOf(difference(c, d)))
    entries.push(entry("parts", c[0]!.figure.text, [...c, ...d]));
  if (c && cost.length === 1 && asked.length < 2) entries.push(...checkList(a, c, texts, amounts));
  if (a && c && asked.length === 1 && cost.length === 1 && entries.length === 0)
    entries.push(...checkSources(a, c, own, texts, amounts, all));
  return entries;
}

/** How far a list of those who pay may be from the total and still mean all of it. */
const mostOff = 0.15;

/** A sentence that lists who pays how much of the only total. */
function checkList(
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
    const sum = values.reduce((all, value) => all + value, 0) + (hasGrant ? 0 : grant);
    if (Math.abs(sum - whole) > whole * mostOff) return [];
    const sums = subsetSums(values);
    if (sums.some((each) => isSame(each, whole) || isSame(each + grant, whole))) return [];
    if (amounts.some(({ value = 0 }) => isSame(value, Math.abs(whole - sum)))) return [];
    const found = [...parts.map((figure) => ({ figure, sentence })), ...(hasGrant ? [] : (asked ?? [])), ...cost];
    const terms = [...values, ...(hasGrant || grant === 0 ? [] : [grant])].map(show);
    return [entry("cofunding", parts[0]!.text, found, `${terms.join(" + ")} = ${show(sum)}`)];
  });
}

const mostOfSubsets = 10;

function subsetSums(values: readonly number[]): number[] {
  let sums = [0];
  for (const value of values.slice(0, mostOfSubsets)) sums = sums.flatMap((sum) => [sum, sum + value]);
  return sums;
}

/** One sum asked for and one total: what others pay has to be the rest. */
function checkSources(
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
  if (isLeft(own.map(({ figure }) => figure.value ?? 0))) return [];
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
  // Nobody else pays, as far as is said: then all of the budget is asked for.
  const hasOthers = texts
    .flat()
    .some(
      ({ signs, text, figures }) =>
        (signs.has("own", text) || signs.has("rest", text)) && (signs.has("cost", text) || figures.some(isAmount)),
    );
  const isOfTable = money.totals.length > 0 && money.cost.length === 0;
  const ratio = (cost[0]!.figure.value ?? 0) / (asked[0]!.figure.value ?? 1);
  if (hasOthers || !isOfTable || ratio < 0.7 || ratio > 1.4) return [];
  return [entry("asked", asked[0]!.figure.text, [...asked, ...cost])];
}

/** "€420,000, corresponding to 20 % of the total": a share of the only total that a draft names. */
export function checkShareOfCost(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const { cost, totals } = readMoney(texts);
  const groups = byValue([...cost, ...totals]);
  const [whole] = groups;
  if (!whole || groups.length > 1) return [];
  return texts.flat().flatMap((sentence) =>
    sentence.figures.flatMap((percent, at): Contradiction[] => {
      const part = sentence.figures[at - 1];
      if (percent.kind !== "percent" || !part || !isAmount(part) || !areAlike(part, whole[0]!.figure)) return [];
      const gap = sentence.text.slice(part.end - sentence.start, percent.start - sentence.start);
      const behind =
        textBehind(sentence, percent)
          .slice(0, 40)
          .split(/[.;,)]/u)[0] ?? "";
      if (gap.length > 40 || /[.;]/.test(gap) || !/\p{Nd}/u.test(percent.text)) return [];
      if (!sentence.signs.has("of", behind) || !sentence.signs.has("cost", behind)) return [];
      const share = (100 * (part.value ?? 0)) / (whole[0]!.figure.value ?? 1);
      if (Math.abs(share - (percent.value ?? 0)) < 1 || sentence.signs.has("about", gap)) return [];
      const found = [{ figure: part, sentence }, { figure: percent, sentence }, ...whole];
      const working = `${show(part.value ?? 0)} ÷ ${show(whole[0]!.figure.value ?? 0)} = ${show(Math.round(share * 10) / 10)} %`;
      return [entry("cofunding", part.text, found, working)];
    }),
  );
}
