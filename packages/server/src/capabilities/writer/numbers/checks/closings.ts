import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { roleOf } from "../roles.ts";
import { byValue, isAmount, isPartial, mainUnit, readMoney } from "./readMoney.ts";
import { blocksOf } from "./rows.ts";
import { totalsIn } from "./tables.ts";

/** How far before or behind a sum it may be said to be what is left, in characters. */
const reach = { before: 60, behind: 70 };

/** Who pays how much, and how often: "the three boroughs £3,000 each". */
interface Payer {
  found: Found;
  values: readonly number[];
}

/** More of them are no list of those who pay. */
const mostPayers = 7;

/** How far all that is told may be from the whole and still mean it. */
const mostOff = 0.25;

/** Whether the clause of a sum says that it is what is left, or what makes the money complete. */
function closes(figure: Figure, sentence: FigureSentence): boolean {
  const { signs, figures } = sentence;
  const last = figures.findLast(({ kind, end }) => kind === "amount" && end <= figure.start);
  const next = figures.find(({ kind, start }) => kind === "amount" && start >= figure.end);
  const from = last ? last.end - sentence.start : 0;
  const before = textBefore(sentence, figure).slice(from).split(/[.;]/u).at(-1) ?? "";
  const behind = textBehind(sentence, figure)
    .slice(0, next ? 0 : reach.behind)
    .split(/[.;:]/u)[0]!;
  return signs.has("closes", before.slice(-reach.before)) || signs.has("closes", behind);
}

/** What a payer gives: "three boroughs £3,000 each" may be £3,000 or £9,000. */
function payerOf(found: Found): Payer {
  const { figure, sentence } = found;
  const value = figure.value ?? 0;
  const last = sentence.figures.findLast(({ end }) => end <= figure.start);
  const isEach = sentence.signs.has("each", textBehind(sentence, figure).slice(0, 16));
  const times = isEach && last?.kind === "number" ? (last.value ?? 1) : 1;
  return { found, values: times > 1 ? [value, value * times] : [value] };
}

/** All that some of those who pay may give. */
const sumsOf = (payers: readonly Payer[]): number[] =>
  payers.reduce<number[]>((sums, { values }) => sums.flatMap((sum) => [sum, ...values.map((each) => sum + each)]), [0]);

/** By cents. */
const keyOf = (value: number): number => Math.round(value * 100);

/** "£52,000 in all. £17,000 of that we have. The remaining £38,000 …": a sum that is said to be what is left of the whole, and is not. */
export function checkClosings(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const money = readMoney(texts);
  const unit = mainUnit(money.amounts);
  const wholes = byValue([...money.cost, ...money.totals]);
  const told = new Map<number, number>();
  for (const { figures } of texts.flat())
    for (const { kind, value = 0 } of figures)
      if (kind === "amount" || kind === "number") told.set(keyOf(value), (told.get(keyOf(value)) ?? 0) + 1);
  return texts.flatMap((sentences): Contradiction[] => {
    const rows = new Set(blocksOf(sentences).flatMap((block) => block.map(({ figure }) => figure)));
    const table = totalsIn(sentences).at(-1);
    const prose = sentences.flatMap((sentence) =>
      sentence.figures
        .filter((each) => isAmount(each) && (each.unit === undefined || each.unit === unit) && !rows.has(each))
        .map((figure): Found => ({ figure, sentence })),
    );
    return prose.flatMap((left, at): Contradiction[] => {
      if (isPartial(left) || !closes(left.figure, left.sentence)) return [];
      const before = prose.slice(Math.max(0, at - mostPayers - 2), at);
      const named = before.findLastIndex(({ figure, sentence }) => roleOf(figure, sentence) === "cost");
      const isBehindTable = table !== undefined && table.figure.end <= left.figure.start;
      // Elsewhere all may cost more or less than what is closed here, but for the grant.
      const isGrant = left.sentence.signs.has("asked", left.sentence.text);
      const elsewhere = isGrant && wholes.length === 1 ? wholes[0]![0] : undefined;
      const whole = before[named] ?? (isBehindTable ? table : elsewhere);
      if (!whole) return [];
      const from = whole.sentence.place === left.sentence.place ? whole.figure.end : 0;
      const payers = before.filter(({ figure }) => figure.start >= from).map(payerOf);
      const isOpen = payers.some(({ found, values }) => values.length === 1 && isPartial(found));
      if (payers.length === 0 || payers.length > mostPayers || isOpen) return [];
      const [goal, rest] = [whole.figure.value ?? 0, left.figure.value ?? 0];
      const sum = payers.reduce((total, { values }) => total + values.at(-1)!, rest);
      const own = new Set([left.figure, whole.figure, ...payers.map((payer) => payer.found.figure)]);
      const ofOthers = (value: number) =>
        (told.get(keyOf(value)) ?? 0) > [...own].filter((each) => keyOf(each.value ?? 0) === keyOf(value)).length;
      const isTold = ofOthers(Math.abs(goal - sum)) || ofOthers(goal - rest);
      // Without what is left they may be all: it is then left of something else.
      const isFit = sumsOf(payers).some((each) => isSame(each + rest, goal) || isSame(each, goal));
      if (isFit || isTold || rest >= goal || Math.abs(sum - goal) > goal * mostOff) return [];
      const values = [...payers.map(({ values: own }) => own.at(-1)!), rest];
      const found = [left, ...payers.map((payer) => payer.found), whole];
      return [entry("cofunding", left.figure.text, found, `${values.map(show).join(" + ")} = ${show(sum)}`)];
    });
  });
}
