import type { Fact } from "@grantwright/domain/facts";
import type { SignName } from "../words/signNames.ts";
import type { Hit } from "../words/vocabulary.ts";
import type { Bound } from "./bound.ts";

type Direction = "most" | "least";

const directions: Partial<Record<SignName, Direction>> = {
  atMost: "most",
  under: "most",
  atLeast: "least",
  over: "least",
};

/** How far before or behind a figure the words of its limit may stand. */
const reach = { before: 60, behind: 24 };

/** The longest words between the two ends of a range. */
const longestGap = 26;

interface Line {
  text: string;
  facts: readonly Fact[];
  signs: readonly Hit<SignName>[];
}

/** Whether "not" stands directly before a word for applying: "cannot apply". */
const isNoApplicant = (sign: Hit<SignName>, signs: readonly Hit<SignName>[]): boolean =>
  sign.name === "not" &&
  signs.some(({ name, start }) => name === "eligible" && start >= sign.end && start - sign.end <= 4);

/** Between "Organisations with" and "above £250,000 are not eligible" the limit is turned round, as by "not" before "above". */
function isTurned({ name, start, end }: Hit<SignName>, { signs }: Line): boolean {
  if (name !== "over" && name !== "under") return false;
  return signs.some(
    (sign) =>
      sign.name === "excluded" ||
      (sign.name === "not" && sign.end <= start && start - sign.end < 40) ||
      (sign.start >= end && isNoApplicant(sign, signs)),
  );
}

/** The words of the limit of a figure: the nearest before it or behind it that no other figure parts from it. */
function signOf({ start, end }: Fact, { signs, facts }: Line): Hit<SignName> | undefined {
  const limits = signs.filter(({ name }) => directions[name] !== undefined);
  const from = Math.max(
    0,
    ...facts.filter((fact) => fact.end <= start && fact.kind !== "name").map((fact) => fact.end),
  );
  const before = limits.filter((sign) => sign.end <= start && sign.start >= from && start - sign.end <= reach.before);
  const behind = limits.find((sign) => sign.start >= end && sign.start - end <= reach.behind);
  return behind && (!before.length || behind.start - end <= 2) ? behind : (before.at(-1) ?? behind);
}

const other: Record<Direction, Direction> = { most: "least", least: "most" };

/** Whether two figures are the ends of a range: "£2,000 to £15,000", "18 to 36 months", "no less than 24 and no more than 36 months". */
function isRange(low: Fact, high: Fact, { text }: Line): boolean {
  const gap = text.slice(low.end, high.start);
  const isOneKind = low.kind === high.kind || (low.kind === "number" && ["duration", "amount"].includes(high.kind));
  return isOneKind && gap.length <= longestGap && !/[.;]/.test(gap) && (low.value ?? 0) < (high.value ?? 0);
}

/** "One" before the end of a range is no figure by itself: "one to two years". */
const fromOne =
  /(?:^|\P{L})(?:one|uno?|une|ein(?:em|s)?|een|éen|um|jednego)\s+(?:to|a|à|bis|tot|do|or|o|ou|oder)\s+$/iu;

/** The figures of a range are two, or the one behind "one to". */
function rangeAt(at: number, figures: readonly Fact[], line: Line): Bound | undefined {
  const [figure, next] = [figures[at]!, figures[at + 1]];
  const { start } = figure;
  if (next && isRange(figure, next, line)) {
    const unit = figure.unit ?? next.unit;
    // "18" of "18 to 36 months" counts in the unit of the other.
    const isBare = figure.unit === undefined && next.kind === "duration" && next.count;
    const factor = isBare ? next.value! / next.count! : 1;
    return {
      kind: next.kind,
      least: figure.value! * factor,
      most: next.value!,
      ...(unit && { unit }),
      start,
      figure: next,
    };
  }
  const { kind, value, count, unit } = figure;
  if (kind !== "duration" || !count || !fromOne.test(line.text.slice(0, start))) return undefined;
  return { kind, least: value! / count, most: value!, ...(unit && { unit }), start, figure };
}

/** The limit of one figure; without a direction where no word gives it one. */
function boundOf(figure: Fact, line: Line): Bound {
  const { kind, value, unit, start } = figure;
  const plain = { kind, ...(unit && { unit }), start, figure };
  const sign = signOf(figure, line);
  if (!sign) return plain;
  const said = directions[sign.name]!;
  if (isTurned(sign, line)) return { ...plain, [other[said]]: value! };
  return { ...plain, [said]: value!, ...((sign.name === "under" || sign.name === "over") && { isStrict: true }) };
}

/** The limits that the figures of a line set, dates apart. */
export function readBounds(line: Line): Bound[] {
  const figures = line.facts.filter(({ kind, value }) => value !== undefined && kind !== "date" && kind !== "name");
  const bounds: Bound[] = [];
  for (let at = 0; at < figures.length; at += 1) {
    const range = rangeAt(at, figures, line);
    bounds.push(range ?? boundOf(figures[at]!, line));
    if (range && range.figure !== figures[at]) at += 1;
  }
  return bounds;
}
