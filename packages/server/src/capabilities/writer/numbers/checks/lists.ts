import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";

const isCounted = (figure: Figure): boolean =>
  (figure.kind === "number" || figure.kind === "amount") && figure.value !== undefined && figure.value > 0;

/** Longest text between two parts of one list. */
const reach = 70;

/** What stands in brackets says something about a part, and is none. */
const withoutBrackets = (text: string): string => text.replace(/[(（][^()（）]*[)）]/gu, " ");

const joins = /[,;،、，+]|(?<!\p{L})(?:and|und|y|e|et|i|oraz|en|och|og|ou|及|と|ve|и)(?!\p{L})|(?:^|\s)و/u;

const isBracketed = (figure: Figure, sentence: FigureSentence): boolean => {
  const before = textBefore(sentence, figure);
  return (before.match(/[(（]/g)?.length ?? 0) > (before.match(/[)）]/g)?.length ?? 0);
};

/** Lists of two or more like figures of a sentence that follow each other with commas or "and" between. */
function listsIn(sentence: FigureSentence): Figure[][] {
  const lists: Figure[][] = [];
  if (sentence.text.length > longestSentence) return lists;
  for (const kind of ["amount", "number"] as const) {
    let open: Figure[] = [];
    const close = () => {
      if (open.length > 1) lists.push(open);
      open = [];
    };
    for (const figure of sentence.figures.filter((each) => each.kind === kind && isCounted(each))) {
      const last = open.at(-1);
      const gap = last && sentence.text.slice(last.end - sentence.start, figure.start - sentence.start);
      const outer = gap === undefined ? "" : withoutBrackets(gap);
      const isNext =
        last !== undefined &&
        areAlike(last, figure) &&
        outer.length <= reach &&
        joins.test(outer) &&
        !/[.:()（）–—=×]|\s[x*]\s/u.test(outer) &&
        !sentence.signs.has("includes", outer) &&
        !sentence.signs.has("split", outer) &&
        isBracketed(last, sentence) === isBracketed(figure, sentence);
      if (!isNext) close();
      open.push(figure);
    }
    close();
  }
  return lists;
}

interface Sum {
  parts: Figure[];
  total: Found;
}

const longestLead = 90;

/** "120 members, 70 women and 60 men". */
const apposed = /^\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}\s*[,–—]\s*$/u;

/** "Our 48 volunteers are 30 women and 16 men". */
const longestCopula = 40;

const opens = /[:(（]\s*(?:\p{L}+\s+){0,6}$/u;

/** Whether a part is women, men, children and the like, of which a whole is often said to consist. */
const isSex = (figure: Figure, sentence: FigureSentence): boolean =>
  sentence.signs.has("sexes", textBehind(sentence, figure).slice(0, 18).split(/[,;.]/u)[0] ?? "");

/** Whether two parts are women and men, or girls and boys: more there are not. */
function isBothSexes([one, other]: readonly Figure[], sentence: FigureSentence): boolean {
  const behind = (figure: Figure) =>
    textBehind(sentence, figure)
      .slice(0, 24)
      .split(/[,;.]|\p{N}/u)[0] ?? "";
  const { signs } = sentence;
  const is = (sign: "female" | "male", figure: Figure | undefined) =>
    figure !== undefined && signs.has(sign, behind(figure));
  return (is("female", one) && is("male", other)) || (is("male", one) && is("female", other));
}

/** Longer ones are no sentences, but told without signs between. */
const longestSentence = 600;

/** The total that a list is all of: before its colon, bracket or "made up of", or behind it with "in all". */
function totalsOf(parts: Figure[], sentence: FigureSentence, next: FigureSentence | undefined): Sum[] {
  const { figures, text, start, signs } = sentence;
  const [first] = parts;
  const last = parts.at(-1)!;
  const sums: Sum[] = [];
  const most = Math.max(...parts.map(({ value = 0 }) => value));
  const before = figures.findLast(
    (each) => each.end <= first!.start && isCounted(each) && areAlike(each, first!) && (each.value ?? 0) > most,
  );
  if (before) {
    const gap = text.slice(before.end - start, first!.start - start);
    const isCopula = gap.length < longestCopula && signs.endsWith("are", gap);
    const isSplit = opens.test(gap) || signs.has("split", gap) || isCopula;
    const isPart = signs.endsWith("includes", gap);
    if (isSplit && !isPart && !/[.;]/.test(gap) && gap.length < longestLead)
      sums.push({ parts, total: { figure: before, sentence } });
  }
  if (before && parts.length === 2 && isBothSexes(parts, sentence)) {
    const gap = text.slice(before.end - start, first!.start - start);
    if (sums.length === 0 && gap.length < longestLead && signs.has("includes", gap) && !/[.;]/.test(gap))
      sums.push({ parts, total: { figure: before, sentence } });
  }
  const isOf = signs.endsWith("of", textBefore(sentence, first!).slice(-24));
  const second = parts[1]!;
  const isApposed = apposed.test(text.slice(first!.end - start, second.start - start)) && !isOf;
  if (sums.length === 0 && parts.length > 2 && isApposed && parts.slice(1).every((part) => isSex(part, sentence)))
    sums.push({ parts: parts.slice(1), total: { figure: first!, sentence } });
  // "24 relatives and 16 nurses, 40 in all": the total may have been taken for the last part.
  const beforeLast = text.slice(parts.at(-2)!.end - start, last.start - start);
  const isLast = isTotal(last, sentence) && !beforeLast.includes(";");
  if (isLast && parts.length > 2) sums.push({ parts: parts.slice(0, -1), total: { figure: last, sentence } });
  const behind = figures.find((each) => each.start >= last.end && isCounted(each) && areAlike(each, last));
  const isNear =
    behind && behind.start - last.end < reach && !text.slice(last.end - start, behind.start - start).includes(";");
  if (!isLast && behind && isNear && isTotal(behind, sentence))
    sums.push({ parts, total: { figure: behind, sentence } });
  const follows = next?.figures.find((each) => isCounted(each) && areAlike(each, last));
  if (!isLast && next && follows && last === figures.findLast((each) => areAlike(each, last))) {
    const lead = textBefore(next, follows);
    const [sign] = next.signs.find("total", lead);
    if (sign && sign.start < 12 && lead.length < 45 && next.figures.indexOf(follows) === 0)
      sums.push({ parts, total: { figure: follows, sentence: next } });
  }
  return sums;
}

/** "Together that is 146", "84 instruments in all". */
function isTotal(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const clause = before.split(/[,;:()–—]\s?/u).at(-1) ?? "";
  const [behind = ""] = textBehind(sentence, figure).split(/[,;:()–—.]/u);
  const noun = nounBehind(figure, sentence)?.text ?? "";
  const rest = behind.trim().slice(noun.length).trim();
  const [sign] = signs.find("total", rest);
  if (/=\s*\p{Sc}?\s*$/u.test(before)) return true;
  const isBehind = sign !== undefined && sign.start <= 1;
  return (
    (isBehind || signs.has("total", clause.slice(-28))) && !signs.has("other", behind) && !signs.has("includes", clause)
  );
}

const mostDistance = 0.35;

const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value = 0 }) => sum + value, 0);

const mostOfSubsets = 9;

/** What any two or more of some figures come to. */
function subsetSums(figures: readonly Figure[]): number[] {
  let sums: { sum: number; count: number }[] = [{ sum: 0, count: 0 }];
  for (const { value = 0 } of figures.slice(0, mostOfSubsets))
    sums = sums.flatMap((each) => [each, { sum: each.sum + value, count: each.count + 1 }]);
  return sums.filter(({ count }) => count > 1).map(({ sum }) => sum);
}

/** Whether a total follows in another way from figures before it: those of a shorter or longer list, a product, or the same said before. */
function isExplained(total: Found, parts: readonly Figure[], earlier: readonly Figure[]): boolean {
  const goal = total.figure.value ?? 0;
  const alike = earlier.filter((each) => each !== total.figure && isCounted(each)).slice(-14);
  for (let from = 0; from < alike.length; from += 1) {
    let sum = 0;
    for (let to = from; to < alike.length; to += 1) {
      sum += alike[to]!.value ?? 0;
      if (to > from && isSame(sum, goal)) return true;
    }
  }
  // Those who are in two of the groups are taken off once.
  const all = sumOf(parts);
  if (parts.some(({ value = 0 }) => isSame(all - 2 * value, goal))) return true;
  const inSentence = total.sentence.figures.filter(
    (each) => each !== total.figure && isCounted(each) && areAlike(each, total.figure),
  );
  if (inSentence.length > parts.length && subsetSums(inSentence).some((sum) => isSame(sum, goal))) return true;
  const values = alike.map((each) => each.count ?? each.value ?? 0);
  return values.some((a, at) =>
    values.some((b, other) => at !== other && (isSame(a * b, goal) || isSame(a + b, goal) || isSame(a - b, goal))),
  );
}

const mostOff = 0.2;

/** "We have 48 volunteers. 30 are women and 16 are men." */
function checkSexes(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  const numbers = sentence.figures.filter(({ kind }) => kind === "number");
  const wholes = before?.place === sentence.place ? before.figures.filter(({ kind }) => kind === "number") : [];
  const [total] = wholes;
  const isSplit = numbers.length === 2 || numbers.length === 3;
  if (!before || !total || wholes.length !== 1 || !isSplit || !numbers.every((each) => isNearSex(each, sentence)))
    return [];
  const goal = total.value ?? 0;
  const sum = sumOf(numbers);
  const isRough_ = [{ figure: total, sentence: before }, ...numbers.map((figure) => ({ figure, sentence }))].some(
    isRough,
  );
  if (isRough_ || isSame(sum, goal) || Math.abs(sum - goal) > goal * mostOff || !nounBehind(total, before)) return [];
  const found = [{ figure: total, sentence: before }, ...numbers.map((figure) => ({ figure, sentence }))];
  return [
    entry(
      "groups",
      nameOf(found[0]!),
      found,
      `${numbers.map(({ value = 0 }) => show(value)).join(" + ")} = ${show(sum)}`,
    ),
  ];
}

/** Whether women, men or children are named shortly behind a number. */
const isNearSex = (figure: Figure, sentence: FigureSentence): boolean =>
  sentence.signs.has(
    "sexes",
    textBehind(sentence, figure)
      .slice(0, 24)
      .split(/[,;.]|\p{N}/u)[0] ?? "",
  );

/** "Of the 64 patients, 30 …, 22 … and the other 18 …": what the sentence begins with, and what remains of it. */
function checkRests(sentence: FigureSentence): Contradiction[] {
  const { figures, signs } = sentence;
  const [first, ...parts] = figures.filter((each) => isCounted(each) && areAlike(each, figures[0]!));
  const lead = first ? textBefore(sentence, first) : "";
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2 || signs.find("of", lead)[0]?.start !== 0 || lead.length > 24) return [];
  const before = textBefore(sentence, last).slice(-22);
  if (!signs.endsWith("others", before) && !signs.endsWith("rest", before)) return [];
  const sum = sumOf(parts);
  const goal = first.value ?? 0;
  const isOff = !subsetSums(parts).some((each) => isSame(each, goal)) && Math.abs(sum - goal) <= goal * mostDistance;
  if (!isOff) return [];
  const found = [first, ...parts].map((figure) => ({ figure, sentence }));
  return [
    entry(
      "groups",
      nameOf(found[0]!),
      found,
      `${parts.map(({ value = 0 }) => show(value)).join(" + ")} = ${show(sum)}`,
    ),
  ];
}

/** Parts in a sentence that do not come to the total that it, or the next one, says they are. */
export function checkLists(sentences: readonly FigureSentence[]): Contradiction[] {
  return sentences.flatMap((sentence, at) => [
    ...checkRests(sentence),
    ...checkSexes(sentence, sentences[at - 1]),
    ...listsIn(sentence)
      .flatMap((parts) => totalsOf(parts, sentence, sentences[at + 1]))
      .flatMap(({ parts, total }): Contradiction[] => {
        const sum = sumOf(parts);
        const goal = total.figure.value ?? 0;
        const { signs, language } = sentence;
        // Numbers in Arabic words are not always read as one.
        if (language === "ar" && !/\p{Nd}/u.test(total.figure.text)) return [];
        if (isSame(sum, goal) || Math.abs(sum - goal) > goal * mostDistance) return [];
        // "14 floors, two fountains and a chapel".
        const ones = signs.find("one", textBehind(sentence, parts[0]!)).length;
        if (goal > sum && goal - sum <= ones) return [];
        if (signs.has("rest", textBehind(sentence, parts[1]!))) return [];
        if (isRough(total) || parts.some((figure) => isRough({ figure, sentence }))) return [];
        const earlier = [...(sentences[at - 1]?.figures ?? []), ...sentence.figures];
        if (
          isExplained(
            total,
            parts,
            earlier.filter(({ kind }) => kind !== "date" && kind !== "percent"),
          )
        )
          return [];
        const found = [total, ...parts.map((figure) => ({ figure, sentence }))];
        const kind = total.figure.kind === "number" ? "groups" : "parts";
        return [
          entry(kind, nameOf(total), found, `${parts.map(({ value = 0 }) => show(value)).join(" + ")} = ${show(sum)}`),
        ];
      }),
  ]);
}

function isRough({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const lead = textBefore(sentence, figure).slice(-24);
  const isBound = signs.endsWith("about", lead) || signs.endsWith("atLeast", lead) || signs.endsWith("atMost", lead);
  return isBound || signs.has("each", textBehind(sentence, figure).slice(0, 22));
}

const nameOf = ({ figure, sentence }: Found): string => nounBehind(figure, sentence)?.text ?? figure.text;
