import type { Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { lastWords, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { namedIn } from "../synonyms.ts";

/** An age group; one without an end is open to all who are older. */
export interface Ages {
  figures: Found[];
  low: number;
  high: number;
  /** Whether "already" before it belongs to it, and speaks of no other time. */
  isReached?: boolean;
}

const oldest = 99;

/** Years, from a number or a length of time. */
export function yearsOf(figure: Figure): number | undefined {
  const months = figure.kind === "duration" && figure.unit === "months" ? figure.value : undefined;
  const value = figure.kind === "number" ? figure.value : months === undefined ? undefined : months / 12;
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= oldest ? value : undefined;
}

/** How far the word for age may stand. */
const reach = 26;

const longestGap = 14;

/** Whether the words around figures say that they are ages. */
function areAges(first: Figure, last: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, first);
  const behind = textBehind(sentence, last).slice(0, 14);
  // "Girls from eleven to sixteen can join".
  const isPersonal = (lead: string) =>
    ["from", "between"].some((name) => signs.endsWith(name as "from", lead)) &&
    signs.find("sexes", lead).some(({ end }) => /^\s\p{L}{1,8}\s*$/u.test(lead.slice(end)));
  const isNamed = signs.has(
    "aged",
    before
      .slice(-reach)
      .split(/[.;,(]/u)
      .at(-1) ?? "",
  );
  if (last.kind === "number" && isPersonal(before) && nounBehind(last, sentence) === undefined) return true;
  const isYears = signs.has("years", last.kind === "duration" ? last.text : behind);
  return isNamed || (isYears && !signs.has("lasting", before.slice(-reach)));
}

/** Longest text between "turned eleven" and "not yet sixteen". */
const longestSpan = 60;

/** "Who has turned eleven and is not yet sixteen". */
function isNotYet(from: Figure, to: Figure, sentence: FigureSentence): boolean {
  const gap = sentence.text.slice(from.end - sentence.start, to.start - sentence.start);
  const isBare = [from, to].every((each) => each.kind === "duration" || !nounBehind(each, sentence));
  return gap.length < longestSpan && !/[.;]/.test(gap) && isBare && sentence.signs.endsWith("notYet", gap);
}

/** "Aged 8 to 12", "from the age of 10 until 16 years", "8- to 12-year-olds", "at least 65 years old". */
export function agesIn(sentence: FigureSentence): Ages[] {
  const { figures, text, start, signs } = sentence;
  const taken = new Set<Figure>();
  return figures.flatMap((from, at): Ages[] => {
    const low = yearsOf(from);
    if (low === undefined || taken.has(from)) return [];
    const to = figures[at + 1];
    const high = to && yearsOf(to);
    const gap = to ? text.slice(from.end - start, to.start - start) : "";
    const isBetween =
      signs.endsWith("between", lastWords(textBefore(sentence, from), reach)) && gap.length < longestGap;
    if (to && high !== undefined && low < high && isNotYet(from, to, sentence)) {
      taken.add(to);
      return [{ figures: [from, to].map((figure) => ({ figure, sentence })), low, high, isReached: true }];
    }
    const isTo = /^\s*[–—-]\s*$/.test(gap) || signs.has("until", gap);
    if (to && high !== undefined && gap.length < longestGap && !/[.,;]/.test(gap) && (isBetween || isTo)) {
      taken.add(to);
      return low < high && areAges(from, to, sentence)
        ? [{ figures: [from, to].map((figure) => ({ figure, sentence })), low, high }]
        : [];
    }
    const lead = lastWords(textBefore(sentence, from), reach);
    const isOpen = signs.endsWith("atLeast", lead) || /\p{L}/u.test(lead) === false;
    const isOld = signs.has("old", textBehind(sentence, from).slice(0, 8)) || signs.has("aged", lead);
    return isOpen && isOld ? [{ figures: [{ figure: from, sentence }], low, high: Infinity }] : [];
  });
}

/** Whether an age group is that of another time, of a part, of others, or rough. */
export function isElsewhere({ figures: [first], isReached = false }: Ages): boolean {
  const { figure, sentence } = first!;
  const before = lastWords(textBefore(sentence, figure), 70);
  // The words of a superlative are often those of "more": "the youngest pupils".
  const words = sentence.signs
    .find("extreme", before)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), before);
  return (["otherTime", "other", "part"] as const).some(
    (name) => !(isReached && name === "otherTime") && sentence.signs.has(name, words),
  );
}

/** Whose ages they are, as far as the words before tell. */
export function personsOf({ figures: [first] }: Ages): ReadonlySet<string> {
  const { figure, sentence } = first!;
  return namedIn(lastWords(textBefore(sentence, figure), 60), sentence.language);
}
