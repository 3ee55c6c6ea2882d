import { spansOf } from "../draft/dated.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import type { SignName } from "../words/signNames.ts";
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

/** Whether a length keeps to all limits of a line: "at least six months and at most two years". */
function keepsAll(length: Length, limits: readonly Bound[]): boolean | undefined {
  const kept = new Set(limits.map((limit) => keeps(length, limit)));
  if (kept.has(false)) return false;
  return kept.has(undefined) ? undefined : true;
}

/** Holds how long the project takes against a limit in months. What is likeliest decides; what else is likely may only make it doubtful. */
export function checkDuration({ bounds }: Requirement, { lengths }: Held): Finding | undefined {
  const [bound] = bounds;
  if (!bound || (bound.least === undefined && bound.most === undefined)) return undefined;
  const limits = bounds.filter(({ kind, unit }) => kind === bound.kind && unit === bound.unit);
  const likely = lengths.filter(({ weight }) => weight === lengths[0]?.weight);
  const longest = Math.max(...likely.map(({ most }) => most));
  const whole = likely.filter(({ most }) => most >= longest * partOfAll);
  const first = whole[0];
  const held = whole.map((length) => keepsAll(length, limits));
  if (!first || held[0] === undefined || held.some((each) => each !== held[0])) return undefined;
  const doubts = lengths.filter(
    (length) => length.weight > 1 && length.least > longest && keepsAll(length, limits) === false,
  );
  if (held[0] && doubts.length > 0) return undefined;
  return finding(held[0], unitsOf(whole), first.text);
}

const daysOfMonth = 365.25 / 12;

/** The last day on which work may begin: "by 1 September", "within three months of 30 June". */
function latestStart({ facts, signs, bounds: [bound] }: Requirement): number | undefined {
  const day = spansOf(facts)[0];
  const says = (name: SignName) => signs.some((sign) => sign.name === name);
  if (!day || says("not") || says("notBefore")) return undefined;
  if (bound?.kind === "duration") return bound.most === undefined ? undefined : day.last + bound.most * daysOfMonth;
  return says("latest") ? day.last : undefined;
}

/** Holds when work begins against the last day on which it may. */
function checkLatestStart(latest: number, { starts }: Held): Finding | undefined {
  const [first] = starts;
  if (!first) return undefined;
  const late = starts.filter(({ span }) => span.first > latest);
  if (late.length === starts.length) return finding(false, unitsOf(late), first.text);
  const begun = starts.filter(({ span }) => span.last <= latest);
  return begun.length === starts.length ? finding(true, unitsOf(begun), first.text) : undefined;
}

/** Holds when work begins and ends against a first or last day, or both. */
export function checkDays(requirement: Requirement, held: Held): Finding | undefined {
  const { facts, measure, signs } = requirement;
  const { starts, ends } = held;
  const latest = measure === "start" ? latestStart(requirement) : undefined;
  if (latest !== undefined) return checkLatestStart(latest, held);
  const days = spansOf(facts);
  const [first, second] = days;
  if (!first) return undefined;
  const from = measure === "end" ? undefined : first.first;
  const to = measure === "window" ? second?.last : measure === "end" ? first.last : undefined;
  // Whether "starts by" or "not before" is meant is not read from a date alone.
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
