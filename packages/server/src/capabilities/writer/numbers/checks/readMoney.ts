import { isSame, type Found } from "../entry.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { roleOf } from "../roles.ts";
import { blocksOf } from "./rows.ts";
import { totalsIn } from "./tables.ts";

/** The sums of a draft by what they are in the whole. */
export interface Money {
  asked: Found[];
  cost: Found[];
  /** Totals of tables. */
  totals: Found[];
  /** What others pay, as a sentence on it says. */
  own: Found[];
  amounts: Figure[];
}

/** Whether a figure is a sum of money. */
export const isAmount = (figure: Figure): boolean => figure.kind === "amount" && (figure.value ?? 0) > 0;

/** Whether a sum is rough, a bound, for each of several, or a share of a larger one that is named by its time. */
export function isPartial({ figure, sentence }: Found): boolean {
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

/** Whether a sentence on costs speaks of a part of the project, of another year, or of what is not in the budget. */
const isOfOther = ({ signs, text }: FigureSentence): boolean =>
  signs.has("phase", text) || signs.has("aside", text) || signs.has("otherTime", text);

/** What a draft says of its money as a whole. */
export function readMoney(texts: readonly (readonly FigureSentence[])[]): Money {
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
        else if (role === "cost" && !rows.has(figure) && !isOfOther(sentence)) money.cost.push(found);
        else if ((role === "own" || role === "rest") && !rows.has(figure)) money.own.push(found);
      }
  }
  return money;
}

const sumsAlone = (sentences: readonly FigureSentence[]): boolean =>
  !sentences.some(({ figures }) => figures.some(isAmount));

/** Groups of figures by their value. */
export function byValue(all: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const found of all) {
    const group = groups.find(([first]) => isSame(first!.figure.value ?? 0, found.figure.value ?? 0));
    if (group) group.push(found);
    else groups.push([found]);
  }
  return groups;
}

/** The currency in which most is said. */
export function mainUnit(amounts: readonly Figure[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { unit } of amounts) if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
