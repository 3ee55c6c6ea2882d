import type { Contradiction } from "../contradiction.ts";
import { entry, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, type Figure, type FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";
import { sharesIn, type Shared } from "./sharesIn.ts";
import { isCounted } from "./sums.ts";

interface Slack {
  below: number;
  above: number;
}

/** By how many points a share may be off: by the last digit that is written, and by more where it is rough. */
function slackOf(percent: Figure, sentence: FigureSentence): Slack {
  const lead = textBefore(sentence, percent).slice(-24);
  const isWord = !/\p{Nd}/u.test(percent.text);
  const own = isWord ? 3.5 : /[.,]\d/.test(percent.text) ? 0.11 : 0.8;
  const wide = isWord ? 8 : Math.max(3, (percent.value ?? 0) * 0.08);
  if (sentence.signs.endsWith("about", lead)) return { below: wide, above: wide };
  if (sentence.signs.endsWith("atLeast", lead)) return { below: own, above: wide };
  if (sentence.signs.endsWith("atMost", lead)) return { below: wide, above: own };
  return { below: own, above: own };
}

/** Whether a part of a whole is the share, or by how much one is more than the other. */
function fits(part: number, whole: number, percent: Figure, { below, above }: Slack): boolean {
  const value = percent.value ?? 0;
  const is = (share: number) => share >= value - below && share <= value + above;
  return is((100 * part) / whole) || is((100 * (part - whole)) / whole) || is((100 * (part - whole)) / part);
}

/** "963 are 65 or older (45 %)": how far before a share another part may stand. */
const aside = 40;

/** How many sentences before a share its whole may stand. */
const reach = 4;

/**
 * Shares that do not fit what they are said to be of. Where the whole is not named beside them, any figure of the drafts may be it: only where none is,
 * it is taken to be what the sentence begins with, what fits another share of it, or what counts the same shortly before.
 */
export function checkShares(
  sentences: readonly FigureSentence[],
  all: readonly Figure[],
  nounOf: (found: Found) => string,
): Contradiction[] {
  return sentences.flatMap((sentence, at) => {
    const shares = [...sharesIn(sentence), ...followUp(sentence, sentences[at - 1])];
    return shares.flatMap((shared): Contradiction[] => {
      const { part, whole, percent } = shared;
      const slack = slackOf(percent, sentence);
      const value = part.value ?? 0;
      const isFit = (each: Figure) => areAlike(each, part) && fits(value, each.value ?? 0, percent, slack);
      const near = sentences.slice(Math.max(0, at - reach), at + 1).filter(({ place }) => place === sentence.place);
      const before = near.flatMap((each) =>
        each.figures.filter((figure) => isLarger(figure, part)).map((figure) => ({ figure, sentence: each })),
      );
      const stated = whole ? { figure: whole, sentence } : firstOf(sentence, part);
      if (shared.of !== undefined) return checkNamed(shared, sentence, near, before, nounOf);
      const plain = stated ?? siblingsOf(shares, shared, before);
      const meant = plain ?? ofThem(shared, before) ?? onlyOf(shared, sentence);
      const named = meant ?? sameOf(shared, sentence, before, nounOf);
      if (!named || isFit(named.figure)) return [];
      const others = whole ? [] : plain ? sentence.figures : meant ? near.flatMap(({ figures }) => figures) : all;
      if (others.some((each) => each !== part && isCounted(each) && isFit(each))) return [];
      const own = sentence.figures.filter(
        (each) => isCounted(each) && each.start < part.start && percent.start - each.end < aside,
      );
      const isOfOther = own.some((each) =>
        all.some((other) => isCounted(other) && fits(each.value ?? 0, other.value ?? 0, percent, slack)),
      );
      if (!stated && isOfOther) return [];
      return [entryOf(shared, sentence, named)];
    });
  });
}

/** A share that is not that of a part in its whole. */
function entryOf({ percent, part }: Shared, sentence: FigureSentence, whole: Found): Contradiction {
  const [value, all] = [part.value ?? 0, whole.figure.value ?? 1];
  const found = [{ figure: percent, sentence }, { figure: part, sentence }, whole];
  const share = Math.round((1000 * value) / all) / 10;
  return entry("share", percent.text, found, `${show(value)} ÷ ${show(all)} = ${show(share)} %`);
}

/** "We have 260 members. Of them 117 are children, 38 % of the members": of the only number before it that counts the same, where no other one fits. */
function checkNamed(
  shared: Shared,
  sentence: FigureSentence,
  near: readonly FigureSentence[],
  before: readonly Found[],
  nounOf: (found: Found) => string,
): Contradiction[] {
  const { part, percent, of } = shared;
  const wholes = before.filter((found) => nounOf(found) === of);
  const [whole] = wholes;
  if (!whole || wholes.some(({ figure }) => figure.value !== whole.figure.value)) return [];
  const slack = slackOf(percent, sentence);
  const others = near.flatMap(({ figures }) => figures).filter((each) => isCounted(each) && areAlike(each, part));
  const isFit = others.some((a) => others.some((b) => a !== b && fits(a.value ?? 0, b.value ?? 0, percent, slack)));
  return isFit ? [] : [entryOf(shared, sentence, whole)];
}

const isLarger = (figure: Figure, part: Figure): boolean =>
  figure !== part &&
  isCounted(figure) &&
  areAlike(figure, part) &&
  (figure.value ?? 0) > (part.value ?? 0) &&
  figure.start < part.start;

/** "Of the 48 tutors, 30 have a certificate. That is 75 %." */
function followUp(sentence: FigureSentence, last: FigureSentence | undefined): Shared[] {
  const [percent, ...more] = sentence.figures;
  if (percent?.kind !== "percent" || more.length > 0 || last?.place !== sentence.place) return [];
  const lead = textBefore(sentence, percent);
  const [sign] = (["makes", "rate"] as const).flatMap((name) => sentence.signs.find(name, lead));
  const numbers = last.figures.filter((each) => each.kind === "number" && isCounted(each));
  if (sign?.start !== 0 || lead.length > 24 || numbers.length !== 2 || last.figures.length !== 2) return [];
  const [part, whole] = numbers.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
  return part && whole && areAlike(part, whole) ? [{ percent, part, whole, isOfThem: false }] : [];
}

/** "Of the 120 people who came, 54 were …", "in a survey of 260 households, 117 …": what a sentence begins with. */
function firstOf(sentence: FigureSentence, part: Figure): Found | undefined {
  const first = sentence.figures.find(isCounted);
  if (!first || !isLarger(first, part)) return undefined;
  const lead = textBefore(sentence, first);
  const between = sentence.text.slice(first.end - sentence.start, part.start - sentence.start);
  const isFirst = sentence.signs.find("of", lead)[0]?.start === 0 && lead.length < 24;
  const isOf = sentence.signs.endsWith("of", lead) && lead.length < 40 && between.includes(",");
  return isFirst || isOf ? { figure: first, sentence } : undefined;
}

/** What other shares of the sentence are of. */
function siblingsOf(shares: readonly Shared[], { percent }: Shared, before: readonly Found[]): Found | undefined {
  const others = shares.filter((each) => each.percent !== percent && !each.whole);
  return before.findLast(({ figure, sentence }) =>
    others.some(
      (each) =>
        isLarger(figure, each.part) &&
        fits(each.part.value ?? 0, figure.value ?? 0, each.percent, slackOf(each.percent, sentence)),
    ),
  );
}

/** "60 of them": the last that was spoken of. */
const ofThem = ({ isOfThem }: Shared, before: readonly Found[]): Found | undefined =>
  isOfThem ? before.at(-1) : undefined;

/** "64 trainees began and 40 finished (80 %)": the only other number of the sentence, where the part itself names nothing. */
function onlyOf({ part }: Shared, sentence: FigureSentence): Found | undefined {
  if (nounBehind(part, sentence)) return undefined;
  const [first, ...others] = sentence.figures.filter((each) => isCounted(each) && each !== part);
  if (!first || others.length > 0 || !isLarger(first, part) || !nounBehind(first, sentence)) return undefined;
  const gap = sentence.text.slice(first.end - sentence.start, part.start - sentence.start);
  return /[.;:()]/.test(gap) || sentence.signs.has("otherTime", gap) ? undefined : { figure: first, sentence };
}

/** What counts the same, where one figure alone does. */
function sameOf(
  { part }: Shared,
  sentence: FigureSentence,
  before: readonly Found[],
  nounOf: (found: Found) => string,
): Found | undefined {
  const noun = nounOf({ figure: part, sentence });
  const same = noun === "" ? [] : before.filter((found) => nounOf(found) === noun);
  return same.length === 1 ? same[0] : undefined;
}
