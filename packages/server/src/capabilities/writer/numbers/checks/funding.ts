import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { byValue, isAmount, mainUnit, readMoney } from "./readMoney.ts";
import { blocksOf } from "./rows.ts";
import { checkPayers, checkSources } from "./sources.ts";

const near = 0.5;

/** Of parts and sites a draft names costs as well: what all of it costs stands in its description. */
const isDescribed = ({ sentence }: Found): boolean => sentence.place.kind === "description";

/** More sums in one text come to any other by chance. */
const mostSums = 7;

/** Whether two or three sums that one text names, or lines of its table, come to another. */
function isSumOfSome(goal: number, texts: readonly (readonly FigureSentence[])[], amounts: readonly Figure[]): boolean {
  const known = new Set(amounts);
  return texts.some((sentences) => {
    const rows = new Set(blocksOf(sentences).flatMap((block) => block.map(({ figure }) => figure)));
    const all = sentences.flatMap(({ figures }) => figures.filter((each) => known.has(each)));
    const prose = [...new Set(all.filter((each) => !rows.has(each)).map(({ value = 0 }) => value))].slice(-mostSums);
    return prose.some((x, at) =>
      prose.some(
        (y, other) =>
          other > at && (isSame(x + y, goal) || prose.some((z, third) => third > other && isSame(x + y + z, goal))),
      ),
    );
  });
}

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
  // A line of costs says by what two sums differ only where somebody else may pay for it.
  const rows = texts.flatMap(blocksOf).flat();
  const costs = new Set(rows.filter(({ isOff, isTotal }) => !isOff && !isTotal).map(({ figure }) => figure));
  const hasOthers = texts
    .flat()
    .some(({ signs, text, figures }) => (signs.has("own", text) || signs.has("rest", text)) && figures.some(isAmount));
  const isLine = (value: number) =>
    !hasOthers && amounts.every((each) => costs.has(each) || !isSame(each.value ?? 0, value));
  // "Requested 2027: £16,120, 2028: £17,360, both £33,480".
  const isSumNamed = a && b && isAmountOf((a[0]!.figure.value ?? 0) + (b[0]!.figure.value ?? 0));
  const isTold =
    a &&
    b &&
    !isLine(difference(a, b)) &&
    (isAmountOf(difference(a, b)) || isSumOfSome(difference(a, b), texts, amounts));
  if (a && b && asked.length === 2 && areNear(asked) && !isTold && !isSumNamed)
    entries.push(entry("asked", a[0]!.figure.text, [...a, ...b]));
  const [c, d] = cost;
  if (
    c &&
    d &&
    [...c, ...d].some(isDescribed) &&
    cost.length === 2 &&
    totals.length < 2 &&
    areNear(cost) &&
    !isAmountOf(difference(c, d))
  )
    entries.push(entry("parts", c[0]!.figure.text, [...c, ...d]));
  if (c && cost.length === 1 && asked.length < 2) entries.push(...checkPayers(a, c, texts, amounts));
  if (a && c && asked.length === 1 && cost.length === 1 && entries.length === 0)
    entries.push(...checkSources(a, c, own, texts, amounts, all));
  return entries;
}
