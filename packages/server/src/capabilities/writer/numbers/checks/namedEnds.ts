import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry, type Found } from "../entry.ts";
import { areOneDay, spanOf, yearOf, type Span } from "../months.ts";
import { lastWords, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** The day on which something ends, and the stems of what that is. */
interface NamedEnd {
  found: Found;
  of: ReadonlySet<string>;
}

/** How far from its date an end may be named, and its name may reach, in characters. */
const reach = { lead: 55, tail: 14, name: 36 };

/** Farther apart, in days, they are of two terms, two seasons, two years. */
const mostApart = 45;

const nameOf = (text: string): ReadonlySet<string> => stemsOf(text.split(/[,.;:()–—]|\p{N}/u)[0]!.slice(0, reach.name));

/** "The end of the school year on 23 July 2027", "16 July, the final day of the school year". */
function endsIn(sentence: FigureSentence): NamedEnd[] {
  const { signs } = sentence;
  return sentence.figures.flatMap((figure): NamedEnd[] => {
    if (figure.kind !== "date") return [];
    const before = lastWords(textBefore(sentence, figure), reach.lead)
      .split(/[.;:()]\s/u)
      .at(-1)!;
    const lead = signs.find("endOf", before).at(-1);
    const behind = textBehind(sentence, figure);
    const [tail] = signs.find("endOf", behind);
    const isBehind = tail !== undefined && tail.start <= reach.tail && /^\s*[,(–—]/u.test(behind);
    const name = lead ? before.slice(lead.end) : isBehind ? behind.slice(tail.end) : "";
    const of = nameOf(name);
    const isOther = (["otherTime", "month"] as const).some((each) => signs.has(each, name));
    return of.size > 0 && !isOther ? [{ found: { figure, sentence }, of }] : [];
  });
}

/** The days of a date, in the year of another where it names none. */
const spanIn = (figure: Figure, other: Figure): Span | undefined => spanOf(figure, yearOf(figure) ?? yearOf(other));

const areOf = (a: NamedEnd, b: NamedEnd): boolean =>
  a.of.size === b.of.size && [...a.of].every((stem) => b.of.has(stem));

/** A draft with more of them is a calendar. */
const mostEnds = 40;

/** One and the same end, on two days. */
export function checkNamedEnds(sentences: readonly FigureSentence[]): Contradiction[] {
  const all = sentences.flatMap(endsIn);
  if (all.length > mostEnds) return [];
  return all.flatMap((first, at) => {
    const same = all.slice(at + 1).filter((each) => areOf(each, first));
    const other = same.find((each) => {
      const [a, b] = [spanIn(first.found.figure, each.found.figure), spanIn(each.found.figure, first.found.figure)];
      return a && b && a.by !== "year" && !areOneDay(a, b) && Math.abs(a.first - b.first) <= mostApart;
    });
    return other && same.length === 1 ? [entry("dates", other.found.figure.text, [first.found, other.found])] : [];
  });
}
