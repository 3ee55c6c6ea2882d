import { stemsOf } from "../receipts/stems.ts";
import { yearOf } from "./months.ts";
import { isMeasure, nounBehind, nounOfLabel, type Noun } from "./nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "./readFigures.ts";
import type { SignName } from "./signs/signNames.ts";
import { kindsOfNoun } from "./synonyms.ts";

/** How many of something, as one sentence says it. */
export interface CountClaim {
  figure: Figure;
  sentence: FigureSentence;
  value: number;
  noun: Noun;
  /** What the noun may be called as well: its stem and the names of its lines of synonyms. */
  kinds: ReadonlySet<string>;
  /** "The 28 orchards", "all 124 children": of what was spoken before. */
  isDefinite: boolean;
  /** Whether a bound, a rate, another time, a part or others are spoken of. */
  isElsewhere: boolean;
  /** The stems of all of its sentence. */
  stems: ReadonlySet<string>;
}

const bounds = ["about", "atLeast", "atMost"] as const satisfies readonly SignName[];

const elsewhere = ["otherTime", "target", "part", "other"] as const satisfies readonly SignName[];

/** How far from a number of a description words may stand that say of what time or part it is, in characters. */
const nearest = { before: 40, behind: 30 };

/** How far before a number other bodies may be named, of which it is said. */
const farthest = 90;

/** The clause of a figure: up to a comma, a bracket or a dash on both sides. */
function clauseOf(figure: Figure, sentence: FigureSentence): { before: string; behind: string } {
  const cuts = /[,;:()]\s|\s[–—]\s/u;
  const before = textBefore(sentence, figure).split(cuts).at(-1) ?? "";
  const behind = textBehind(sentence, figure).split(cuts)[0] ?? "";
  return { before, behind };
}

const isFactor = (before: string, behind: string): boolean =>
  /[×x*/=–—-]\s*$/.test(before) || /^\s*(?:[\p{L}\s]{0,20}[×*=]|[–—-]\s?\p{N}|\/|\+)/u.test(behind);

/** "24 in all": of what the only noun before it names. */
function nounOfTotal(figure: Figure, sentence: FigureSentence): Noun | undefined {
  const { signs, figures } = sentence;
  const [sign] = signs.find("total", textBehind(sentence, figure));
  if (sign?.start !== 1) return undefined;
  const nouns = figures
    .filter((each) => each.kind === "number" && each.end < figure.start)
    .flatMap((each) => nounBehind(each, sentence) ?? []);
  return nouns.length === 1 ? { ...nouns[0]!, behind: [] } : undefined;
}

/**
 * The counts of a sentence, in prose and lists; no factors, no ends of ranges.
 *
 * @param since the first year of the project: what is dated before is of another time.
 */
export function countsIn(sentence: FigureSentence, since: number = Infinity): CountClaim[] {
  const { signs, figures } = sentence;
  const isDated = figures.some((each) => each.kind === "date" && (yearOf(each) ?? 0) < since);
  let stems: Set<string> | undefined;
  return figures.flatMap((figure, at): CountClaim[] => {
    const { value } = figure;
    if (figure.kind !== "number" || value === undefined || !Number.isInteger(value) || value < 2) return [];
    const before = textBefore(sentence, figure);
    const behind = textBehind(sentence, figure);
    const isLabelled = sentence.isLine && /^[\p{L}\s]{3,50}:\s*$/u.test(before) && behind.length < 20;
    const isOfRow = sentence.isLine && /^[\p{L}\s]{0,24}?\s?[×x*]\s/u.test(behind);
    const noun =
      nounBehind(figure, sentence) ??
      (isOfRow || isLabelled ? nounOfLabel(before, sentence) : nounOfTotal(figure, sentence));
    if (!noun || isMeasure(noun)) return [];
    if (
      (!isOfRow && isFactor(before, behind)) ||
      /[×x*]\s*$/.test(before) ||
      isRangeEnd(figures[at - 1], figure, sentence)
    )
      return [];
    const clause = clauseOf(figure, sentence);
    // "25 of the 40 children".
    const last = figures[at - 1];
    const gap = last ? sentence.text.slice(last.end - sentence.start, figure.start - sentence.start) : "";
    const isOf = gap.length > 0 && gap.length < 14 && signs.endsWith("of", gap);
    const isBound = bounds.some((name) => signs.endsWith(name, before.slice(-24)));
    const afterNoun = behind.slice(noun.text.length + 1, noun.text.length + 14).split(/[.,;:]/u)[0] ?? "";
    const isDescribed = sentence.place.kind === "description";
    // In the long sentences of a description, words farther off are said of other things.
    const lead = isDescribed ? clause.before.slice(-nearest.before) : clause.before;
    const tail = isDescribed ? clause.behind.slice(0, noun.text.length + nearest.behind) : clause.behind;
    const isRate =
      signs.has("each", afterNoun) || (isDescribed ? signs.endsWith("each", lead) : signs.has("each", clause.before));
    const isPast = signs.has("past", clause.before.slice(-40)) || signs.has("otherTime", sentence.place.title ?? "");
    const words = `${lead} ${tail}`;
    // "There are three other circles, the largest has 45 members".
    const isOfOthers = !isDescribed && signs.has("otherBody", before.slice(-farthest));
    // A description that aims at a number speaks of that number.
    const isOther = elsewhere.some((name) => !(isDescribed && name === "target") && signs.has(name, words));
    const isPart = isOf || (isDated && !isDescribed);
    const definite = signs.find("definite", before).at(-1);
    const isDefinite = !isOf && definite !== undefined && /^\s*(?:one |a )?$/u.test(before.slice(definite.end));
    stems ??= stemsOf(sentence.text);
    return [
      {
        figure,
        sentence,
        value,
        noun,
        kinds: kindsOfNoun(noun.head, sentence.language),
        isDefinite,
        isElsewhere: isBound || isRate || isPast || isOther || isOfOthers || (isPart && !isDefinite),
        stems,
      },
    ];
  });
}

function isRangeEnd(before: Figure | undefined, figure: Figure, sentence: FigureSentence): boolean {
  if (!before || before.kind === "date") return false;
  const gap = sentence.text.slice(before.end - sentence.start, figure.start - sentence.start);
  return gap.length < 8 && (/^\s*[–—-]\s*$/.test(gap) || sentence.signs.has("until", gap));
}
