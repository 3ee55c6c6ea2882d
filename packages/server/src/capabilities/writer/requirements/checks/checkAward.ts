import type { Fact } from "@grantwright/domain/facts";
import { countedBy } from "../../receipts/counted.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { checkShareOfCost } from "./checkMoney.ts";
import { finding, unitsWith, type Finding, type Held } from "./finding.ts";

/** "Grants of £5,000": an award without a direction is the largest. */
const atMost = (bound: Bound): Bound =>
  bound.least === undefined && bound.most === undefined ? { ...bound, most: bound.figure.value! } : bound;

/** A bare "$" is that of whatever country the draft is from. */
const isBareDollar = ({ text }: Fact): boolean => /^\P{L}*\$\P{L}*$/u.test(text);

const isDollar = ({ text, unit = "" }: Fact): boolean => text.includes("$") || unit.endsWith("D");

/** Whether two sums are in one currency, as far as they tell. */
const isOneCurrency = (a: Fact, b: Fact): boolean =>
  !a.unit || !b.unit || a.unit === b.unit || (isDollar(a) && isDollar(b) && (isBareDollar(a) || isBareDollar(b)));

const monthsOfYear = 12;

/** By how many a limit counts: a yearly one by the years that the project takes; none where the draft tells none, or the limit is for another time. */
function timesOf({ line }: Requirement, { figure }: Bound, { lengths }: Held): number | undefined {
  const { per } = countedBy(figure, { text: line, start: 0 });
  if (per === undefined) return 1;
  const [length] = lengths;
  return per === "year" && length ? Math.max(1, Math.round(length.most / monthsOfYear)) : undefined;
}

/** Whether limits are kept: of several in one direction, as for two sorts of applicants, all or none. */
function isKept(limits: readonly Bound[], value: (limit: Bound) => number | undefined): boolean | undefined {
  const kept = new Set(
    limits.map((limit) => {
      const own = value(limit);
      return own === undefined ? undefined : isWithin(limit, own);
    }),
  );
  if (kept.has(undefined)) return undefined;
  if (!kept.has(false)) return true;
  const isOneWay = new Set(limits.map(({ least }) => least === undefined)).size === 1;
  return isOneWay && kept.has(true) ? undefined : false;
}

/** Holds the part of the cost that a line limits beside the sum: "half of the cost, and £10,000 at most". */
function checkShareBeside(requirement: Requirement, held: Held): Finding | undefined {
  const percent = requirement.bounds.find(({ kind }) => kind === "percent");
  if (!percent) return undefined;
  const isOwn = requirement.signs.some(({ name }) => name === "own");
  return checkShareOfCost({ ...requirement, bounds: [percent], measure: isOwn ? "ownShare" : "funderShare" }, held);
}

/** Holds the sum that is asked for against the smallest and the largest award, which may be two limits of one line. */
export function checkAward(requirement: Requirement, held: Held): Finding | undefined {
  const { asked } = held.money;
  const { bounds } = requirement;
  const limits = bounds
    .filter(({ kind }) => kind === "amount")
    .map((limit) => (bounds.length === 1 ? atMost(limit) : limit));
  const isPlain = limits.some(({ least, most }) => least === undefined && most === undefined);
  if (!asked || isPlain || !limits.every(({ figure }) => isOneCurrency(figure, asked.fact))) return undefined;
  const isMet = isKept(limits, (limit) => {
    const times = timesOf(requirement, limit, held);
    return times === undefined ? undefined : asked.value / times;
  });
  if (isMet === undefined) return undefined;
  if (isMet && bounds.some(({ kind }) => kind === "percent")) return checkShareBeside(requirement, held);
  return finding(isMet, [asked.unit, ...unitsWith(asked.value, held)], asked.fact.text);
}
