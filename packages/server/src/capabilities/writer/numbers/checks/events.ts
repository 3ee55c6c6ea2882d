import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import { areOneDay, spanOf, yearOf, type Span } from "../months.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { stemsOf } from "../../receipts/stems.ts";

/** An event of which a project has one, and the day on which a sentence says that it is or begins. */
interface Event {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
  /** Its name: "first night", "works". */
  name: string;
  /** The stems of all that names it: "the opening of the exhibition". */
  names: ReadonlySet<string>;
  /** The stem of the word before its name: "children's festival". */
  quality: string;
  /** Whether it is called another or a further one. */
  isOther: boolean;
}

/** How far before or behind its date an event may be named, in characters. */
const reach = 45;

/** More than so many days apart, two are held in two years. */
const mostApart = 200;

/** The words on one side of a date, up to the next date or sign. */
function clauseAt(figure: Figure, sentence: FigureSentence): { before: string; behind: string } {
  const last = sentence.figures.findLast(({ kind, end }) => kind === "date" && end <= figure.start);
  const next = sentence.figures.find(({ kind, start }) => kind === "date" && start >= figure.end);
  const cuts = /[;:()–—.]\s|,\s/u;
  const before = textBefore(sentence, figure).slice(last ? last.end - sentence.start : 0);
  const behind = textBehind(sentence, figure).slice(0, next ? next.start - figure.end : undefined);
  return { before: before.split(cuts).at(-1)!.slice(-reach), behind: behind.split(cuts)[0]!.slice(0, reach) };
}

const excuses = ["past", "end", "beforehand", "afterwards"] as const;

/** What happens on the dates of a sentence, where it is said to happen once and then. */
function eventsIn(sentence: FigureSentence): Event[] {
  const { signs, figures } = sentence;
  return figures.flatMap((figure): Event[] => {
    if (figure.kind !== "date" || yearOf(figure) === undefined) return [];
    const span = spanOf(figure);
    if (!span || span.by === "year") return [];
    const { before, behind } = clauseAt(figure, sentence);
    const clause = signs.has("event", before) ? before : behind;
    const found = signs.find("event", clause);
    const [sign] = found;
    if (!sign || signs.has("until", before.slice(-8))) return [];
    if (excuses.some((name) => signs.has(name, `${before} … ${behind}`))) return [];
    const quality = [...stemsOf(clause.slice(0, sign.start).split(/\s+/).slice(-2).join(" "))].at(-1) ?? "";
    const called = found.map(({ start, end }) => clause.slice(start, end));
    const names = stemsOf(called.join(" "));
    return [{ figure, sentence, span, name: called[0]!, names, quality, isOther: signs.has("other", before) }];
  });
}

const shareName = (a: Event, b: Event): boolean => [...a.names].some((name) => b.names.has(name));

const areOne = (a: Event, b: Event): boolean => a.quality === b.quality && shareName(a, b);

/** The festival, the first night, the works: an event of which a project has one, on two days. Where it has a third, or two in the same text, there are several. */
export function checkEvents(sentences: readonly FigureSentence[]): Contradiction[] {
  const all = sentences.flatMap(eventsIn);
  return all.flatMap((first, at): Contradiction[] => {
    if (all.slice(0, at).some((each) => areOne(each, first))) return [];
    const events = all.filter((each) => areOne(each, first));
    const other = events.find(({ span }) => !areOneDay(span, first.span));
    if (!other) return [];
    const isClear = events.every(({ span }) => areOneDay(span, first.span) !== areOneDay(span, other.span));
    const isApart = events.every(
      (each) => each.sentence.place !== first.sentence.place || areOneDay(each.span, first.span),
    );
    const isNear = Math.abs(first.span.first - other.span.first) < mostApart;
    if (all.some((each) => each.isOther && shareName(each, first))) return [];
    return isClear && isApart && isNear ? [entry("dates", first.name, events)] : [];
  });
}
