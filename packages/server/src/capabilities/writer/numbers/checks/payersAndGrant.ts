import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { byValue, isAmount, isPartial, mainUnit, readMoney } from "./readMoney.ts";
import { blocksOf } from "./rows.ts";

/** How far a word for all of it may stand before a sum, in characters. */
const reach = { total: 40, clause: 90, next: 20 };

/** More sums come to any other by chance. */
const mostPayers = 6;

/** How far what all give may be from the whole and still mean it. */
const mostOff = 0.25;

/** Who gives less of the whole is no payer, but a price. */
const leastShare = 0.01;

/** From here on a bare number may be a sum of money. */
const leastBare = 100;

const valueOf = ({ figure }: Found): number => figure.value ?? 0;

/** "Altogether that makes €16,400": the largest sum of its text that is said to be all. */
function toldTotals(sentences: readonly FigureSentence[]): Found[] {
  const all = sentences.flatMap((sentence) =>
    sentence.figures.filter(isAmount).map((figure) => ({ figure, sentence })),
  );
  const most = Math.max(0, ...all.map(valueOf));
  return all.filter(({ figure, sentence }) => {
    const lead = textBefore(sentence, figure)
      .slice(-reach.total)
      .split(/[.;:]\s/u)
      .at(-1)!;
    return (figure.value ?? 0) === most && all.length > 3 && sentence.signs.has("total", lead);
  });
}

/** Whether a sum is of another time, in brackets, or told about another sum. */
function isAside({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const isBracketed = (before.match(/[(（]/gu)?.length ?? 0) > (before.match(/[)）]/gu)?.length ?? 0);
  const last = sentence.figures.findLast((each) => isAmount(each) && each.end <= figure.start);
  const clause = before
    .slice(last ? last.end - sentence.start : 0)
    .split(/[;:]\s/u)
    .at(-1)!
    .slice(-reach.clause);
  const isOther =
    signs.has("each", clause) ||
    signs.has("otherTime", clause) ||
    signs.has("about", clause.slice(-16)) ||
    /\b(?:19|20)\d\d\b/u.test(clause);
  // "Out of the takings, which were €4,100 this year and €3,350 last".
  const isNext = last !== undefined && figure.start - last.end <= reach.next && isAside({ figure: last, sentence });
  const isRelative = isNext || (last !== undefined && (signs.has("relative", clause) || signs.has("includes", clause)));
  return isBracketed || isOther || isRelative || isPartial({ figure, sentence });
}

/** What others give, as a text tells it: sums, and bare numbers where somebody is said to give them. */
function payersIn(sentences: readonly FigureSentence[], unit: string | undefined): Found[] {
  const rows = new Set(blocksOf(sentences).flatMap((block) => block.map(({ figure }) => figure)));
  const isMoney = (figure: Figure, sentence: FigureSentence) =>
    isAmount(figure)
      ? figure.unit === undefined || figure.unit === unit
      : figure.kind === "number" &&
        (figure.value ?? 0) >= leastBare &&
        sentence.signs.has("own", sentence.text) &&
        !nounBehind(figure, sentence);
  return sentences.flatMap((sentence) =>
    sentence.figures
      .filter((figure) => !rows.has(figure) && isMoney(figure, sentence))
      .map((figure) => ({ figure, sentence }))
      .filter((each) => !isAside(each)),
  );
}

/** All that some of the sums come to. */
const sumsOf = (values: readonly number[]): number[] =>
  values.reduce<number[]>((sums, value) => sums.flatMap((sum) => [sum, sum + value]), [0]);

/** The payers that are added up: without those that another sum of them is made of. */
function withoutParts(payers: readonly Found[]): Found[] {
  const total = payers.findLast((each) =>
    sumsOf(payers.filter((other) => other !== each).map(valueOf)).some((sum) => sum > 0 && isSame(sum, valueOf(each))),
  );
  const isSum =
    total &&
    isSame(
      payers.filter((each) => each !== total).reduce((all, each) => all + valueOf(each), 0),
      valueOf(total),
    );
  return isSum ? [total] : [...payers];
}

/** Whether somebody gives a bare number that is no sum as it stands. */
const isShortened = (sentence: FigureSentence): boolean =>
  (sentence.signs.has("own", sentence.text) || sentence.signs.has("closes", sentence.text)) &&
  sentence.figures.some((each) => {
    const isSmall = each.kind === "number" && (each.value ?? 0) > 1 && (each.value ?? 0) < leastBare;
    return isSmall && /^\s*[,.;(]/u.test(textBehind(sentence, each)) && !nounBehind(each, sentence);
  });

/** Whether the sums of a text, or one or two of those of the draft, make up what is between the whole and the grant. */
function isMade(wanted: number, sentences: readonly FigureSentence[], amounts: readonly Figure[]): boolean {
  const isMoney = (each: Figure) => isAmount(each) || (each.kind === "number" && (each.value ?? 0) >= leastBare);
  const own = sentences.flatMap(({ figures }) => figures.filter(isMoney).map(({ value = 0 }) => value));
  if (sumsOf([...new Set(own)].slice(-11)).some((sum) => sum > 0 && isSame(sum, wanted))) return true;
  const values = [...new Set(amounts.map(({ value = 0 }) => value))];
  return values.some((a, at) => isSame(a, wanted) || values.slice(at + 1).some((other) => isSame(a + other, wanted)));
}

/** "It costs €29,400 … that makes €13,500 together, and for the rest we come to you", where €18,500 is asked for. */
export function checkPayersAndGrant(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const money = readMoney(texts);
  const unit = mainUnit(money.amounts);
  const wholes = byValue([...money.cost, ...money.totals, ...texts.flatMap(toldTotals)]);
  const whole = wholes.toSorted((a, b) => valueOf(b[0]!) - valueOf(a[0]!))[0]?.[0];
  if (!whole || wholes.length > 2) return [];
  const goal = valueOf(whole);
  const closing = texts.flat().flatMap((sentence) => {
    const isGrant = sentence.signs.has("closes", sentence.text) && sentence.signs.has("asked", sentence.text);
    const amounts = sentence.figures.filter(isAmount);
    return isGrant && amounts.length === 1 ? amounts.map((figure) => ({ figure, sentence })) : [];
  });
  const told = byValue(money.asked.filter((each) => valueOf(each) < goal));
  const asked = told.length > 0 ? told : byValue(closing.filter((each) => valueOf(each) < goal));
  const grant = asked[0]?.[0];
  if (!grant || asked.length > 1) return [];
  const wanted = goal - valueOf(grant);
  return texts.flatMap((sentences): Contradiction[] => {
    const isAll = sentences.some(({ signs, text }) => signs.has("closes", text) || signs.has("nothingElse", text));
    if (!isAll || sentences[0]?.place.kind !== "section" || isMade(wanted, sentences, money.amounts)) return [];
    // "We have six, thirty are missing": of millions, which are told once.
    if (sentences.some(isShortened)) return [];
    const all = payersIn(sentences, unit).filter(
      (each) => !isSame(valueOf(each), goal) && !isSame(valueOf(each), valueOf(grant)),
    );
    if (all.length === 0 || all.length > mostPayers || all.some((each) => valueOf(each) < leastShare * goal)) return [];
    // What is left of the whole by the sums before it is the grant, told once more.
    const left = all.find((each) => {
      const before = all.filter((other) => other.figure.end <= each.figure.start);
      return before.length > 1 && isSame(goal - before.reduce((sum, other) => sum + valueOf(other), 0), valueOf(each));
    });
    if (left) return [entry("asked", grant.figure.text, [grant, left])];
    const payers = withoutParts(all);
    const sum = payers.reduce((total, each) => total + valueOf(each), 0);
    const off = Math.abs(goal - sum - valueOf(grant));
    if (off === 0 || off > mostOff * goal || sum >= goal) return [];
    const working = `${show(goal)} − ${show(sum)} = ${show(goal - sum)}`;
    return [entry("cofunding", grant.figure.text, [grant, ...payers, whole], working)];
  });
}
