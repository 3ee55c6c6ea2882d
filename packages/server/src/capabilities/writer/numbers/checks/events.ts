import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import { datesIn, type Dated } from "../datesIn.ts";
import { areOneDay, type Span } from "../months.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { stemsOf } from "../../receipts/stems.ts";

/** An event of which a project has one, and the day on which a sentence says that it is or begins. */
interface Event {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
  /** Its name: "first night", "works". */
  name: string;
  /** The stems of all that names it, "the opening of the exhibition"; a premiere and an opening have many names, and are one each. */
  names: ReadonlySet<string>;
  /** The stems of all of its clause. */
  words: ReadonlySet<string>;
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
  const before = textBefore(sentence, figure)
    .slice(last ? last.end - sentence.start : 0)
    // "On Saturday, 19 June".
    .replace(/,\s*$/u, " ");
  const behind = textBehind(sentence, figure).slice(0, next ? next.start - figure.end : undefined);
  // "Sunday 13 December: the new room opens".
  const told = behind.replace(/^\s*[:–]\s/u, "");
  return { before: before.split(cuts).at(-1)!.slice(-reach), behind: told.split(cuts)[0]!.slice(0, reach) };
}

/** Nouns of events, of each of which a project may have one; what is shown for the first time; what opens. */
const kinds = ["event", "premiere", "opens"] as const;

/** What is past or ends is said on either side of a date; what is before or after it, where the event is named: "on 19 June, followed by Leeds". */
const excuses = { around: ["past", "end"], beside: ["beforehand", "afterwards"] } as const;

/** "Until 18 June": a word of one or two letters is one for "on" as well. */
const isUntil = (before: string, { signs }: FigureSentence): boolean =>
  signs.find("until", before.slice(-8)).some(({ start, end }) => end - start > 2);

/** What happens on the dates of a sentence, where it is said to happen once and then. */
function eventsIn(sentence: FigureSentence, dates: ReadonlyMap<Figure, Dated>): Event[] {
  const { signs, figures } = sentence;
  return figures.flatMap((figure): Event[] => {
    const span = dates.get(figure)?.span;
    if (!span) return [];
    const { before, behind } = clauseAt(figure, sentence);
    const clause = kinds.some((kind) => signs.has(kind, before)) ? before : behind;
    const found = kinds.flatMap((kind) => signs.find(kind, clause).map((each) => ({ kind, ...each })));
    const [sign] = found.toSorted((a, b) => a.start - b.start);
    if (!sign || isUntil(before, sentence)) return [];
    if (excuses.around.some((name) => signs.has(name, `${before} … ${behind}`))) return [];
    if (excuses.beside.some((name) => signs.has(name, `${before} … ${clause}`))) return [];
    const ofNouns = found.filter(({ kind }) => kind === "event").map(({ start, end }) => clause.slice(start, end));
    const quality = [...stemsOf(clause.slice(0, sign.start).split(/\s+/).slice(-2).join(" "))].at(-1) ?? "";
    const others = found.flatMap(({ kind }) => (kind === "event" ? [] : [kind]));
    const names = new Set([...stemsOf(ofNouns.join(" ")), ...others]);
    const words = stemsOf(found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), clause));
    const name = clause.slice(sign.start, sign.end);
    return [
      {
        figure,
        sentence,
        span,
        name,
        names,
        words,
        quality,
        isOther: signs.has("other", `${before} … ${clause.slice(0, sign.start)}`),
      },
    ];
  });
}

const shareName = (a: Event, b: Event): boolean => [...a.names].some((name) => b.names.has(name));

/** Whether two openings are of the same: one of them says nothing of what is opened, or both name it. */
const areOfOne = (a: Event, b: Event): boolean =>
  a.words.size === 0 || b.words.size === 0 || [...a.words].some((word) => b.words.has(word));

function areOne(a: Event, b: Event): boolean {
  const shared = [...a.names].filter((name) => b.names.has(name));
  if (shared.includes("premiere")) return true;
  const isNoun = shared.some((name) => name !== "opens");
  return isNoun ? a.quality === b.quality : shared.length > 0 && areOfOne(a, b);
}

/** The festival, the first night, the works: an event of which a project has one, on two days. Where it has a third, or two in the same text, there are several. */
export function checkEvents(sentences: readonly FigureSentence[]): Contradiction[] {
  const byPlace = [...Map.groupBy(sentences, ({ place }) => place).values()];
  const dates = new Map(byPlace.flatMap((own) => datesIn(own)).map((each) => [each.figure, each]));
  const all = sentences.flatMap((sentence) => eventsIn(sentence, dates));
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
    // "The new room" of all of them is no other one.
    const named = all.filter((each) => shareName(each, first));
    if (named.some((each) => each.isOther !== first.isOther) || (first.isOther && first.names.has("premiere")))
      return [];
    return isClear && isApart && isNear ? [entry("dates", first.name, events)] : [];
  });
}
