import type { Zone } from "../zones.ts";
import { callLines, type CallLine } from "./callLines.ts";
import { nearnessOfLimit, runsOfLines, type PlaceInRun } from "./runsOfLines.ts";
import type { Part } from "../part.ts";
import type { CallTable } from "../tableCells.ts";
import type { CallWords } from "../words/callWords.ts";

/** A line that may be a title, with what speaks for it or against it: numbers, and what is or is not so as 1 or 0. */
export interface JudgedLine extends CallLine {
  features: Record<string, number>;
}

/** How far away the heading above a line is where it has none. */
const noHeading = 99;

const featuresOfZones = (name: string, zones: readonly Zone[], own: Zone | undefined) =>
  Object.fromEntries(zones.map((zone) => [`${name} ${zone}`, Number(own === zone)]));

/** What a call is as a whole. */
interface Whole {
  lines: readonly CallLine[];
  limited: number;
  questions: number;
  /** How many lines with a length the run has that has most of them. */
  mostLimited: number;
}

const featuresOfItself = ({ part, table, limits, ...line }: CallLine) => ({
  "is heading": Number(part.kind === "heading"),
  "is text": Number(part.kind === "text"),
  "is numbered": Number(part.kind === "numbered"),
  "has dotted number": Number(part.style.startsWith("dotted ")),
  "has number": Number(/^int\b/u.test(part.style)),
  "is plain": Number(part.style === "plain"),
  depth: part.depth,
  words: line.words,
  "title's words": line.titleWords,
  "title's characters": line.title.length,
  "words behind title": line.words - line.titleWords,
  sentences: line.sentences,
  "is question": Number(line.isQuestion),
  "ends in stop": Number(line.endsInStop),
  "is heading-like": Number(line.isHeadingLike),
  "is request": Number(line.isRequest),
  "has length": Number(line.hasLimit),
  "has length in words": Number(limits.maxWordCount !== undefined),
  "has length in characters": Number(limits.maxLength !== undefined),
  columns: part.passage.cells?.length ?? 0,
  rows: table?.rows.length ?? 0,
  "has column of lengths": Number(table?.roles.includes("limit") ?? false),
  "has column of questions": Number(table?.roles.includes("question") ?? false),
  ...featuresOfZones("is about", ["attachments", "sections", "criteria"], line.zone),
});

const featuresOfPlace = ({ lines, limited, questions, mostLimited }: Whole, at: number) => {
  const [before, own, next, second] = [lines[at - 1], lines[at]!, lines[at + 1], lines[at + 2]];
  return {
    place: at / lines.length,
    lines: lines.length,
    "lengths in call": limited,
    "questions in call": questions,
    "most lengths of a run": mostLimited,
    "words before": before?.words ?? 0,
    "words in next": next?.words ?? 0,
    "words in second": second?.words ?? 0,
    "is text before": Number(before?.part.kind === "text"),
    "is heading before": Number(before?.part.kind === "heading"),
    "is colon before": Number(before?.endsInColon ?? false),
    "is question before": Number(before?.isQuestion ?? false),
    "is length before": Number(before?.hasLimit ?? false),
    "next is text": Number(next?.part.kind === "text"),
    "next is numbered": Number(next?.part.kind === "numbered"),
    "next is heading": Number(next?.part.kind === "heading"),
    "next is row": Number(next?.part.kind === "row"),
    "next is question": Number(next?.isQuestion ?? false),
    "next has length": Number(next?.hasLimit ?? false),
    "next is marked alike": Number(next?.mark === own.mark),
    "second is marked alike": Number(second?.mark === own.mark),
  };
};

const featuresOfRun = ({ run, place }: PlaceInRun, { limited, mostLimited }: Whole) => ({
  "run's lines": run.at.length,
  "run's lengths": run.limited,
  "run's share of lengths": limited === 0 ? 0 : run.limited / limited,
  "run has most lengths": Number(run.limited > 0 && run.limited === mostLimited),
  "run's words": run.words,
  "run's parts": run.zones,
  "place in run": place / run.at.length,
  ...Object.fromEntries(Object.entries(run.shares).map(([name, share]) => [`run's ${name}`, share])),
});

const featuresOfHeading = (heading: CallLine | undefined, distance: number, own: CallLine) => ({
  "lines since heading": heading ? distance : noHeading,
  "heading has length": Number(heading?.hasLimit ?? false),
  "heading is question": Number(heading?.isQuestion ?? false),
  "heading is marked alike": Number(heading?.mark === own.mark),
  ...featuresOfZones("heading is about", ["sections", "attachments", "eligibility"], heading?.zone),
});

/** The lines of a call that may be titles of its sections, with their features: none depends on a word of a language but those by which parts of a call are known. */
export function judgedLines(parts: readonly Part[], tables: readonly CallTable[], words: CallWords): JudgedLine[] {
  const lines = callLines(parts, tables, words);
  const nearest = lines.map((_, at) => nearnessOfLimit(lines, at));
  const runs = runsOfLines(lines, nearest);
  const whole: Whole = {
    lines,
    limited: nearest.filter((near) => near > 0).length,
    questions: lines.filter(({ isQuestion }) => isQuestion).length,
    mostLimited: runs.reduce((most, { run }) => Math.max(most, run.limited), 0),
  };
  const judged: JudgedLine[] = [];
  let heading: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.mayBeTitle)
      judged.push({
        ...line,
        features: {
          ...featuresOfItself(line),
          "nearness of length": nearest[at]!,
          ...featuresOfPlace(whole, at),
          ...featuresOfRun(runs[at]!, whole),
          ...featuresOfHeading(heading === undefined ? undefined : lines[heading], at - (heading ?? 0), line),
        },
      });
    if (line.part.kind === "heading" || line.endsInColon) heading = at;
  }
  return judged;
}
