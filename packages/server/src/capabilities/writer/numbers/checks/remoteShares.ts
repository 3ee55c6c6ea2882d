import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry, show, type Found } from "../entry.ts";
import { yearOf } from "../months.ts";
import { headOf } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";

/** "48 of our 212 pupils speak another language": a part of a whole, and what is said of it. */
interface Told {
  part: Found;
  whole: Found;
  kinds: ReadonlySet<string>;
  clause: string;
  /** The stems of its clause but for what it is of. */
  said: readonly string[];
}

/** Nearer shares may be rounded or of another day, farther ones of something else: in points, and by what factor. */
const off = { least: 4, most: 1.6 };

/** How far from a share what it is of may stand, and a part from its whole, in characters. */
const reach = { noun: 60, whole: 90, of: 30 };

/** How far "nearly a third" may be from it, in points. */
const roughly = 8;

const isNumber = ({ kind, value = 0 }: Figure): boolean => kind === "number" && value > 1;

const areNear = (a: number, b: number): boolean => Math.max(a, b) <= off.most * Math.min(a, b);

/** The clause of a figure, between semicolons. */
function clauseOf(figure: Figure, sentence: FigureSentence): string {
  const before =
    textBefore(sentence, figure)
      .split(/[;:]\s/u)
      .at(-1) ?? "";
  return before + figure.text + (textBehind(sentence, figure).split(/[;:]\s/u)[0] ?? "");
}

/** The number before that is larger, in the same sentence or, alone, in the one before it. */
function wholeBefore(part: Figure, sentence: FigureSentence, last: FigureSentence | undefined): Found | undefined {
  const own = sentence.figures.filter((each) => isNumber(each) && each.end <= part.start);
  const before = own.length > 0 || last?.place !== sentence.place ? [] : last.figures.filter(isNumber);
  const [figure] = own.length > 0 ? own.slice(-1) : before.length === 1 ? before : [];
  if (!figure || (figure.value ?? 0) <= (part.value ?? 0)) return undefined;
  return { figure, sentence: own.length > 0 ? sentence : last! };
}

/** What the whole counts: "from 58 members to 96" says it once. */
function nounOf({ figure, sentence }: Found): string {
  const own = headOf(figure, sentence);
  const before = sentence.figures.findLast((each) => isNumber(each) && each.end <= figure.start);
  return own === "" && before ? headOf(before, sentence) : own;
}

/** The parts that a sentence names beside their whole. */
function toldIn(sentence: FigureSentence, last: FigureSentence | undefined): Told[] {
  const { signs, figures, text, start } = sentence;
  return figures.flatMap((part, at): Told[] => {
    if (!isNumber(part)) return [];
    const next = figures[at + 1];
    const gap = next ? text.slice(part.end - start, next.start - start) : "";
    const isOf = next && isNumber(next) && gap.length < reach.of && signs.endsWith("of", gap);
    const around = `${textBefore(sentence, part).slice(-14)} … ${textBehind(sentence, part).slice(0, 14)}`;
    const whole = isOf
      ? { figure: next, sentence }
      : signs.has("includes", around)
        ? wholeBefore(part, sentence, last)
        : undefined;
    if (!whole || (whole.figure.value ?? 0) <= (part.value ?? 0)) return [];
    const head = nounOf(whole);
    const clause = clauseOf(part, sentence);
    const kinds = kindsOfNoun(head, sentence.language);
    const said = [...stemsOf(clause)].filter((stem) => !kinds.has(stem));
    return [{ part: { figure: part, sentence }, whole, kinds, clause, said }];
  });
}

const yearsIn = ({ figures }: FigureSentence): number[] =>
  figures.flatMap((each) => (each.kind === "date" ? (yearOf(each) ?? []) : []));

/** A share with what stands around it, read once. */
interface Percent extends Found {
  near: string;
  /** What the words near it may be called. */
  kinds: ReadonlySet<string>;
  /** The stems of all of its sentence. */
  words: ReadonlySet<string>;
  numbers: readonly Figure[];
}

function percentOf({ figure, sentence }: Found): Percent {
  const { language } = sentence;
  const near = `${textBefore(sentence, figure).slice(-reach.noun)} ${textBehind(sentence, figure).slice(0, reach.noun)}`;
  const kinds = new Set([...stemsOf(near)].flatMap((stem) => [...kindsOfNoun(stem, language)]));
  return { figure, sentence, near, kinds, words: stemsOf(sentence.text), numbers: sentence.figures.filter(isNumber) };
}

/** Whether a sentence that names a share says of the same whole what is said of a part. */
function isAbout({ sentence, near, kinds: own, words, numbers }: Percent, { part, whole, kinds, clause, said }: Told) {
  if (!areSameNoun(own, kinds) || sentence.language !== part.sentence.language) return false;
  const isApart = numbers.every(({ value }) => value === part.figure.value || value === whole.figure.value);
  if (!isApart) return false;
  const { signs } = sentence;
  const isSex = (["female", "male"] as const).some((name) => signs.has(name, near) && signs.has(name, clause));
  return isSex || said.some((stem) => words.has(stem));
}

/** Two shares of a sentence are of two things, or of two times: but not "nearly a third (32 %)". */
function isOnly(percent: Figure, sentence: FigureSentence): boolean {
  const { value: share = 0 } = percent;
  const end = percent.end + (textBehind(sentence, percent).split(/[;:]\s/u)[0] ?? "").length;
  const others = sentence.figures.filter(({ kind, start }) => kind === "percent" && start < end);
  const isSame = ({ value = 0, text }: Figure) =>
    value === share || (!/\p{Nd}/u.test(text) && Math.abs(value - share) < roughly);
  return /\p{Nd}/u.test(percent.text) && others.every(isSame);
}

/** A share of something that was counted elsewhere: "48 of our 212 pupils speak another language", and "32 % of the pupils grow up with another language". */
export function checkRemoteShares(sentences: readonly FigureSentence[]): Contradiction[] {
  const told = sentences.flatMap((sentence, at) => toldIn(sentence, sentences[at - 1]));
  return sentences.flatMap((sentence) =>
    sentence.figures.flatMap((percent): Contradiction[] => {
      if (percent.kind !== "percent" || !isOnly(percent, sentence)) return [];
      const found = percentOf({ figure: percent, sentence });
      const meant = told.filter((each) => each.part.sentence !== sentence && isAbout(found, each));
      const [first] = meant;
      const shareOf = ({ part, whole }: Told) => (100 * (part.figure.value ?? 0)) / (whole.figure.value ?? 1);
      const value = percent.value ?? 0;
      const sharesOf = (each: Told) => [shareOf(each), 100 - shareOf(each)];
      const isFit = (each: Told) => sharesOf(each).some((share) => Math.abs(share - value) < off.least);
      const isNear = (each: Told) =>
        sharesOf(each).some((share) => areNear(share, value) && areNear(100 - share, 100 - value));
      if (!first || !meant.every(isNear) || meant.some(isFit) || yearsIn(sentence).length > 0) return [];
      const share = show(Math.round(shareOf(first) * 10) / 10);
      const working = `${show(first.part.figure.value ?? 0)} ÷ ${show(first.whole.figure.value ?? 1)} = ${share} %`;
      return [entry("share", percent.text, [found, first.part, first.whole], working)];
    }),
  );
}
