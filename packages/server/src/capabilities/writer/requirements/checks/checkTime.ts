import { spansOf } from "../draft/dated.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import type { Length } from "../draft/lengths.ts";
import { finding, unitsOf, type Finding, type Held } from "./finding.ts";

/** By how many months dates may miss a limit: "from April to March" are eleven months or twelve. */
const slack = 0.6;

/** Below so much of what all others say a stretch of time is one of a part. */
const partOfAll = 0.75;

function keeps({ least, most }: Length, bound: Bound): boolean | undefined {
  const [low, high] = [least, most].map((months) => isWithin({ ...bound, isStrict: false }, months, slack));
  return low === high ? low : undefined;
}

/** Holds how long the project takes against a limit in months. What is likeliest decides; what else is likely may only make it doubtful. */
export function checkDuration({ bounds: [bound] }: Requirement, { lengths }: Held): Finding | undefined {
  if (!bound || (bound.least === undefined && bound.most === undefined)) return undefined;
  const likely = lengths.filter(({ weight }) => weight === lengths[0]?.weight);
  const longest = Math.max(...likely.map(({ most }) => most));
  const whole = likely.filter(({ most }) => most >= longest * partOfAll);
  const first = whole[0];
  const held = whole.map((length) => keeps(length, bound));
  if (!first || held[0] === undefined || held.some((each) => each !== held[0])) return undefined;
  const doubts = lengths.filter(
    (length) => length.weight > 1 && length.least > longest && keeps(length, bound) === false,
  );
  if (held[0] && doubts.length > 0) return undefined;
  return finding(held[0], unitsOf(whole), first.text);
}

/** Holds when work begins and ends against a first or last day, or both. */
export function checkDays({ facts, measure, signs }: Requirement, { starts, ends }: Held): Finding | undefined {
  const days = spansOf(facts);
  const [first, second] = days;
  if (!first) return undefined;
  const from = measure === "end" ? undefined : first.first;
  const to = measure === "window" ? second?.last : measure === "end" ? first.last : undefined;
  // "Starts by" is another limit than "not before", and which of them is meant is not read from a date alone.
  if (measure === "start" && !signs.some(({ name }) => name === "not" || name === "notBefore")) return undefined;
  const early = starts.filter(({ span }) => from !== undefined && span.last < from);
  if (early[0]) return finding(false, unitsOf(early), early[0].text);
  const late = ends.filter(({ span }) => to !== undefined && span.first > to);
  if (late[0]) return finding(false, unitsOf(late), late[0].text);
  const begun = starts.filter(({ span }) => from !== undefined && span.first >= from);
  const done = ends.filter(({ span }) => to !== undefined && span.last <= to);
  if (from !== undefined && !begun[0]) return undefined;
  if (to !== undefined && !done[0]) return undefined;
  const shown = [...begun, ...done];
  return finding(true, unitsOf(shown), shown[0]!.text);
}
