import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { mayBeOfPeople } from "../ofPeople.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** How many a place takes, by one figure or by so many in each of several. */
interface Capacity {
  found: Found[];
  value: number;
  /** The sentences around it. */
  around: readonly FigureSentence[];
}

/** How far words may stand from the number that they are said of, in characters. */
const reach = { holds: 30, each: 30, together: 60, container: 44 };

/** More come at once than there is room for, and not so many that something else is meant. */
const most = 2.2;

/** A word that stands in more sentences links none of them. */
const mostOften = 6;

const isNumber = ({ kind, value = 0 }: Figure): boolean =>
  kind === "number" && Number.isInteger(value) && value > 1 && value <= 2000;

const clauseBefore = (figure: Figure, sentence: FigureSentence): string =>
  textBefore(sentence, figure)
    .split(/[.;:]\s/u)
    .at(-1)!;

/** A number of something with so much room in each: "eleven rooms with two bunks in each", "in each lane at most six. We rent three". */
function ofSeveral(figure: Figure, sentence: FigureSentence, next: FigureSentence | undefined): Found[] | undefined {
  const { signs } = sentence;
  const lead = clauseBefore(figure, sentence);
  const behind = textBehind(sentence, figure)
    .slice(0, reach.each)
    .split(/[.,;:]/u)[0]!;
  const isEach = signs.has("toEach", behind) || signs.has("toEach", lead) || signs.has("each", behind.slice(-14));
  if (!isEach) return undefined;
  const before = sentence.figures.findLast((each) => isNumber(each) && each.end <= figure.start);
  const gap = before ? sentence.text.slice(before.end - sentence.start, figure.start - sentence.start) : "";
  if (before && gap.length <= reach.container && !/[.,;:()]/u.test(gap) && signs.has("slots", behind))
    return [before, figure].map((each) => ({ figure: each, sentence }));
  const rented = next?.figures.filter(isNumber) ?? [];
  const isBound = signs.endsWith("atMost", lead) || signs.endsWith("holds", lead);
  if (!isBound || !next || next.place !== sentence.place || rented.length !== 1 || (rented[0]!.value ?? 0) > 12)
    return undefined;
  return nounBehind(rented[0]!, next)
    ? undefined
    : [
        { figure, sentence },
        { figure: rented[0]!, sentence: next },
      ];
}

function capacitiesIn(sentences: readonly FigureSentence[]): Capacity[] {
  return sentences.flatMap((sentence, at) => {
    const around = sentences.slice(Math.max(0, at - 1), at + 3).filter(({ place }) => place === sentence.place);
    return sentence.figures.filter(isNumber).flatMap((figure): Capacity[] => {
      const { signs } = sentence;
      const lead = clauseBefore(figure, sentence).slice(-reach.holds);
      if (signs.has("about", lead) || signs.has("atLeast", lead) || signs.has("past", lead)) return [];
      const several = ofSeveral(figure, sentence, sentences[at + 1]);
      if (several) {
        const value = several.reduce((all, each) => all * (each.figure.value ?? 1), 1);
        return [{ found: several, value, around }];
      }
      const isBare = !/\p{N}/u.test(lead) && nounIsOfPeople({ figure, sentence });
      return signs.has("holds", lead) && isBare
        ? [{ found: [{ figure, sentence }], value: figure.value ?? 0, around }]
        : [];
    });
  });
}

/** Whether a number is of people, or of what it does not say. */
function nounIsOfPeople(found: Found): boolean {
  const { figure, sentence } = found;
  // "All 26 bunk down both nights": what is counted stands elsewhere.
  const qualities = nounBehind(figure, sentence)?.qualities.length ?? 0;
  return mayBeOfPeople(found) || (qualities > 1 && sentence.signs.endsWith("definite", textBefore(sentence, figure)));
}

/** Whether it is said beside a capacity that there is no more room, and nowhere else. */
const isStrict = ({ around }: Capacity): boolean =>
  around.some(({ signs, text }) => signs.has("strict", text) || signs.has("atMost", text));

/** Whether a number comes at once, and is told so of the same place. */
function comesAtOnce({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure).slice(-reach.together);
  const behind = textBehind(sentence, figure).slice(0, reach.together);
  const clause = `${before.split(/[.;:]\s/u).at(-1)!} … ${behind.split(/[.;:]\s/u)[0]!}`;
  if ((["otherTime", "past", "about", "atMost"] as const).some((name) => signs.has(name, before.slice(-24))))
    return false;
  return signs.has("together", clause);
}

/** Whether somebody says how so many come in: in turns, by halves, the rest elsewhere. */
function isExplained(capacity: Capacity, demand: Found, beside: readonly FigureSentence[]): boolean {
  const left = (demand.figure.value ?? 0) - capacity.value;
  const around = [...capacity.around, ...beside];
  const isLeft = [...capacity.found.map(({ sentence }) => sentence), ...beside].some(({ figures }) =>
    figures.some(({ kind, value }) => kind === "number" && value === left),
  );
  return isLeft || around.some(({ signs, text }) => signs.has("inTurns", text));
}

/** The words of a sentence but for those for people, which link nothing. */
const withoutPeople = ({ signs, text }: FigureSentence): string =>
  (["people", "anybody", "person"] as const)
    .flatMap((name) => signs.find(name, text))
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

/** Rooms, seats, lanes: fewer than are said to come at once. */
export function checkCapacity(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const capacities = texts.flatMap(capacitiesIn).filter(isStrict);
  if (capacities.length === 0) return [];
  const all = texts.flat();
  const stems = new Map(all.map((each) => [each, stemsOf(withoutPeople(each))]));
  const isRare = (stem: string) =>
    stem.length > 3 && all.filter((each) => stems.get(each)!.has(stem)).length <= mostOften;
  return capacities.flatMap((capacity): Contradiction[] => {
    const own = new Set(capacity.around);
    const words = new Set(capacity.around.flatMap((each) => [...stems.get(each)!]));
    const isAllThere = capacity.around.some(({ signs, text }) => signs.has("allThere", text));
    const demands = all.flatMap((sentence, at) => {
      const beside = all.slice(Math.max(0, at - 1), at + 2).filter(({ place }) => place === sentence.place);
      const isLinked = isAllThere || [...stems.get(sentence)!].some((stem) => words.has(stem) && isRare(stem));
      if (own.has(sentence) || !isLinked) return [];
      return sentence.figures
        .filter((figure) => isNumber(figure) && (figure.value ?? 0) > capacity.value)
        .map((figure): Found => ({ figure, sentence }))
        .filter(
          (each) => (each.figure.value ?? 0) <= capacity.value * most && nounIsOfPeople(each) && comesAtOnce(each),
        )
        .filter((each) => !isExplained(capacity, each, beside));
    });
    const [demand] = demands;
    if (!demand) return [];
    const working =
      capacity.found.length > 1
        ? `${capacity.found.map(({ figure }) => show(figure.value ?? 0)).join(" × ")} = ${show(capacity.value)}`
        : undefined;
    return [entry("count", demand.figure.text, [demand, ...capacity.found], working)];
  });
}
