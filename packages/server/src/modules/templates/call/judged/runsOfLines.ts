import type { CallLine } from "./callLines.ts";

/** Lines of one look that follow each other, with others between them at most. */
interface RunOfLines {
  at: number[];
  /** How many of them have a length, or one below. */
  limited: number;
  /** Of what share of them something is true. */
  shares: Record<
    "limited" | "own" | "question" | "headingLike" | "elsewhere" | "request" | "money" | "date" | "led",
    number
  >;
  /** How many words one has. */
  words: number;
  /** How many parts of a call their titles name. */
  zones: number;
}

/** How many other lines may stand between two of a run. */
const reach = { text: 3, other: 7 };
/** How much a length below a line says of it, in the next line and in the one after. */
const nearness = [0.8, 0.5];

/** How near to a line a length stands that is its own: 1 in the line itself, 0 for none. */
export function nearnessOfLimit(lines: readonly CallLine[], at: number): number {
  if (lines[at]!.hasLimit) return 1;
  for (const [index, near] of nearness.entries()) {
    const line = lines[at + 1 + index];
    if (!line || line.part.kind === "row" || (line.part.kind === "heading" && !line.isLimit)) return 0;
    if (line.hasLimit || line.isLimit) return near;
  }
  return 0;
}

function runOf(at: number[], lines: readonly CallLine[], nearest: readonly number[]): RunOfLines {
  const own = at.map((index) => lines[index]!);
  const mean = (of: (line: CallLine, index: number) => number | boolean) =>
    own.reduce((sum, line, index) => sum + Number(of(line, at[index]!)), 0) / own.length;
  return {
    at,
    limited: at.filter((index) => nearest[index]! > 0).length,
    words: mean(({ words }) => words),
    zones: new Set(own.flatMap(({ zone }) => zone ?? [])).size,
    shares: {
      limited: mean((_, index) => nearest[index]! > 0),
      own: mean(({ hasLimit }) => hasLimit),
      question: mean(({ isQuestion }) => isQuestion),
      headingLike: mean((line) => line.isHeadingLike),
      elsewhere: mean(({ zone }) => zone !== undefined && zone !== "sections"),
      request: mean((line) => line.isRequest),
      money: mean(({ hasMoney }) => hasMoney),
      date: mean(({ hasDate }) => hasDate),
      led: mean((_, index) => lines[index + 1]?.part.kind === "text"),
    },
  };
}

/** The run that each line is of, and at which place of it. */
export interface PlaceInRun {
  run: RunOfLines;
  place: number;
}

/** Where each line stands in its run. */
export function runsOfLines(lines: readonly CallLine[], nearest: readonly number[]): PlaceInRun[] {
  const places: number[][] = [];
  const open = new Map<string, number[]>();
  for (const [index, { mark, part }] of lines.entries()) {
    const look = `${mark} ${part.kind}`;
    const known = open.get(look);
    const isNear = known !== undefined && index - known.at(-1)! <= (part.kind === "text" ? reach.text : reach.other);
    const at = isNear ? known : [];
    if (!isNear) {
      open.set(look, at);
      places.push(at);
    }
    at.push(index);
  }
  const found: PlaceInRun[] = [];
  for (const at of places) {
    const run = runOf(at, lines, nearest);
    for (const [place, index] of at.entries()) found[index] = { run, place };
  }
  return found;
}
