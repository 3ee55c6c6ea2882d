import { monthsBetween, spanOf, yearOf, type Span } from "../../numbers/months.ts";
import { signsOf } from "../../numbers/signs/signs.ts";
import { descriptionPlace } from "../result/requirement.ts";
import { isMonth, type Dated } from "./dated.ts";
import { momentsOf } from "./moments.ts";
import { around, says, type DraftUnit, type ReadDraft } from "./readDraft.ts";

/** How long the project takes, as one sentence says it. */
export interface Length {
  unit: DraftUnit;
  /** The figure or figures that say it, as they stand. */
  text: string;
  /** From two dates: the least and the most that can be meant. */
  least: number;
  most: number;
  span?: { start: Span; end: Span };
  /** How likely it is that of the whole project. */
  weight: number;
}

/** The most characters between two dates that are the ends of one stretch of time. */
const longestGap = 70;

/** The first date gets the year of the second where it has none. */
function startOf(from: Dated, to: Dated): Span | undefined {
  const own = spanOf(from);
  if (own) return own;
  const year = yearOf(to);
  const end = spanOf(to);
  const start = year === undefined ? undefined : spanOf(from, year);
  if (!start || !end || year === undefined) return undefined;
  return start.first <= end.last ? start : spanOf(from, year - 1);
}

function weightOf(unit: DraftUnit, language: string): number {
  const signs = signsOf(language);
  const isDescribed = unit.placeId === descriptionPlace;
  const isOfPart = signs.has("phase", unit.text) && !isDescribed;
  const isOfTime = unit.sectionKinds.has("timeline");
  return (
    (isDescribed ? 2 : 0) +
    Number(signs.has("project", unit.text)) +
    Number(isOfTime) -
    Number(isOfPart) -
    2 * Number(says(unit, ["gone"]))
  );
}

/** "From May 2026 to September 2027", "we begin in the spring of 2027 and end with the sales of autumn 2029". */
function ofDates(unit: DraftUnit, language: string): Length[] {
  const signs = signsOf(language);
  return unit.facts.flatMap((from, at): Length[] => {
    const to = unit.facts.slice(at + 1).find(({ kind }) => kind !== "name");
    if (!isMonth(from) || !to || !isMonth(to)) return [];
    const gap = unit.text.slice(from.end - unit.start, to.start - unit.start);
    const isBetween =
      says(unit, ["between"], 0, from.start - unit.start) &&
      says(unit, ["and"], from.end - unit.start, to.start - unit.start);
    const isTo = isBetween || /^\s*[–—-]\s*$/u.test(gap) || signs.has("until", gap) || signs.has("end", gap);
    const start = startOf(from, to);
    const end = spanOf(to);
    if (!isTo || gap.length > longestGap || /[.;()]/u.test(gap) || !start || !end || start.first >= end.last) return [];
    const { least, most } = monthsBetween(start, end);
    const text = unit.text.slice(from.start - unit.start, to.end - unit.start);
    return [{ unit, text, least, most, span: { start, end }, weight: weightOf(unit, language) + 1 }];
  });
}

const months = { least: 2, most: 72 };

/** How far before a length its verb may stand, and how far behind it the day on which it begins and the word for a project, in characters. */
const reach = { lasting: 24, dated: 30, project: 16 };

/** "Over sixteen months", "the programme runs for eighteen months". */
function ofLengths(unit: DraftUnit, language: string): Length[] {
  const signs = signsOf(language);
  return unit.facts.flatMap((fact): Length[] => {
    const { kind, unit: counted, value = 0 } = fact;
    if (kind !== "duration" || counted !== "months" || value < months.least || value > months.most) return [];
    const { before, behind } = around(unit, fact);
    const clause = before.split(/[.;:()]\s/u).at(-1) ?? "";
    const at = fact.start - unit.start;
    const lasts = signs.find("lasting", clause).at(-1);
    const isSaid =
      (lasts && clause.length - lasts.end < reach.lasting) || says(unit, ["lasting"], at - reach.lasting, at);
    const isLed = /[\s,]\p{L}{1,7}\s$/u.test(clause);
    const isWanted =
      isLed && (says(unit, ["asked", "award"], 0, at) || (unit.placeId === descriptionPlace && says(unit, ["wants"])));
    // "A two-year project", "the eighteen-month programme".
    const end = fact.end - unit.start;
    const isOfProject = /^[\s-]\p{L}+/u.test(behind) && says(unit, ["lasting"], end, end + reach.project);
    const isFirst = /^\P{L}*(?:\p{L}{2,4}\P{L}+)?$/u.test(clause);
    const isOther =
      signs.has("each", behind.slice(0, 14)) || /^\s*(?:old|of age|later|ago|after|before|earlier)/u.test(behind);
    if (!(isSaid || isWanted || isFirst || isOfProject) || isOther || unit.isItem) return [];
    // "Twenty months, from September 2027": with its first day a length is that of the whole.
    const isDated = unit.facts.some(
      (each) => isMonth(each) && each.start >= fact.end && each.start - fact.end < reach.dated,
    );
    const isAsked = isWanted && unit.placeId !== descriptionPlace;
    const weight =
      weightOf(unit, language) + Number(Boolean(isSaid) && isDated) + Number(isDated) + Number(isOfProject || isAsked);
    return [{ unit, text: fact.text, least: value, most: value, weight }];
  });
}

/** From the first start to the last end that are said apart: "work begins in May 2027 … it is finished in March 2028". */
function ofMoments(draft: ReadDraft): Length[] {
  const starts = momentsOf(draft, "start").toSorted((a, b) => a.span.first - b.span.first);
  const ends = momentsOf(draft, "end").toSorted((a, b) => b.span.last - a.span.last);
  const [start, end] = [starts[0], ends[0]];
  if (!start || !end || start.span.first >= end.span.first || end.unit === start.unit) return [];
  const span = { start: start.span, end: end.span };
  const { least, most } = monthsBetween(span.start, span.end);
  return [{ unit: end.unit, text: `${start.text} – ${end.text}`, least, most, span, weight: 1 }];
}

/** What a draft says of how long its project takes, what is likeliest first. */
export const lengthsOf = (draft: ReadDraft): Length[] =>
  [
    ...draft.units.flatMap((unit) => [...ofDates(unit, draft.language), ...ofLengths(unit, draft.language)]),
    ...ofMoments(draft),
  ]
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
