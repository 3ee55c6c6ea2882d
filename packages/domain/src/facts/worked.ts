import { isNear, valuesOf } from "./compare.ts";
import { chanceOf, stepOf } from "./chance.ts";
import type { Fact, Worked } from "./fact.ts";
import type { Leeway } from "./leeway.ts";
import { countOf } from "./products.ts";
import type { Terms } from "./terms.ts";
import { byTime } from "./times.ts";
import { levels, type Part, type Way, type Ways } from "./ways.ts";

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/**
 * How far chance is borne where a fact is tried against some facts. The farther apart these stand, the more others stand there as well, and the
 * less they need to have to do with it.
 */
export interface Doubt {
  /** Of the numbers like it, the share that may be worked out just as well. */
  most: number;
  /** 1 for facts of one sentence, more for those of several. */
  distance: number;
}

/** How much less several steps say than one: money is put together in several, a count hardly ever. */
const weights = { amount: { 1: 1, 2: 1, 3: 1.5 }, other: { 1: 1, 2: 2, 3: 8 } };

function isSameUnit(a: Fact, b: Fact): boolean {
  if (a.kind === "duration") return a.unit === b.unit;
  return a.kind === b.kind && (a.unit === undefined || b.unit === undefined || a.unit === b.unit);
}

/** A length lies between some two dates of a whole page. */
const mostDistance = 1.5;

const roughly = 0.08;

const roundedTo = 0.02;

/** A number that is a source's with fewer digits, or near it where the words say so. */
function byRounding(fact: Fact, terms: Terms, { isRough }: Leeway, { most, distance }: Doubt): Worked | undefined {
  const slack =
    fact.kind === "percent" ? 2 * (isRough ? 3.5 : 0.7) : (fact.value ?? 0) * 2 * (isRough ? roughly : roundedTo);
  const isLikely = (value: number) =>
    chanceOf(value, terms.valuesOf(fact.kind), Math.max(slack, stepOf(value)), true) * distance <= most;
  for (const term of terms.facts) {
    if (term.kind !== fact.kind || !term.value || !isSameUnit(fact, term)) continue;
    for (const value of valuesOf(fact)) {
      if (value === 0 || isNear(value, term.value)) continue;
      const apart = Math.abs(value - term.value);
      const isShare = fact.kind === "percent" && apart <= (isRough ? 3.5 : 0.7);
      const hasFewer = stepOf(value) > stepOf(term.value) && apart <= stepOf(value) / 2;
      const isNumber = fact.kind !== "percent" && (value % 5 === 0 || !Number.isInteger(value));
      const isSaid = isRough && isNumber && apart <= term.value * roughly;
      const isRounded = hasFewer && term.value > 100 && apart <= term.value * roundedTo;
      if ((isShare || isSaid || isRounded) && isLikely(value))
        return { working: `${said(value)} ≈ ${said(term.value)}`, from: [term] };
    }
  }
  return undefined;
}

const said = (value: number) => numbers.format(value);

const written = ({ from }: Part) => from.map((term) => said(countOf(term))).join(" × ");

/** The parts of a way with their signs, each taken away that follows the ones which are put together. */
function partsOf({ value, sign, parts }: Way): string {
  const [first, second] = parts.map(written);
  if (sign === "loss") return `(${first} − ${second}) ÷ ${first}`;
  if (sign === "growth") return `(${first} − ${second}) ÷ ${second}`;
  if (sign === "rest") return `100 % − ${first} %`;
  if (sign !== "−") return parts.map(written).join(` ${sign} `);
  let rest = parts.reduce((sum, part) => sum + part.value, 0) - value;
  const signs = parts.map(() => "+");
  for (let at = parts.length - 1; at > 0 && rest > 1e-6; at -= 1) {
    rest -= 2 * parts[at]!.value;
    signs[at] = "−";
  }
  return parts.map((part, at) => (at === 0 ? written(part) : `${signs[at]} ${written(part)}`)).join(" ");
}

/** A smaller difference is not seen in what is shown. */
const shownFrom = 0.006;

function show(fact: Fact, value: number, way: Way): Worked {
  const from = way.parts.flatMap((part) => part.from);
  const [sign, unit] = [Math.abs(value - way.value) < shownFrom ? "=" : "≈", fact.kind === "percent" ? " %" : ""];
  return { working: `${said(fact.count ?? value)}${unit} ${sign} ${partsOf(way)}`, from };
}

/** Whether what a fact was worked out from has its unit: euros from euros, hours from hours. */
const isOfUnit = (fact: Fact, { parts }: Way): boolean =>
  fact.kind === "percent" ||
  parts.every(({ from: [term] }) => term!.kind !== fact.kind || fact.unit === undefined || isSameUnit(fact, term!));

function byWays(fact: Fact, ways: Ways, leeway: Leeway, { most, distance }: Doubt): Worked | undefined {
  const weightOf = fact.kind === "amount" ? weights.amount : weights.other;
  // What is rounded has been read as it is usually meant.
  const values = leeway.below + leeway.above > 0 ? valuesOf(fact).slice(0, 1) : valuesOf(fact);
  for (const value of values)
    for (const level of levels) {
      const way = ways.find(level, value, leeway);
      if (!way || !isOfUnit(fact, way) || (fact.kind === "percent" && way.sign === "−" && !leeway.isPoints)) continue;
      if (ways.chance(level, value, leeway, way) * weightOf[level] * distance > most) break;
      return show(fact, value, way);
    }
  return undefined;
}

/**
 * How a fact follows from others: as their sum, difference, share, product or rounding, or as a date or length from two others.
 *
 * @param leeway that the words around the fact give it.
 * @param doubt how far chance is borne.
 */
export function workedFrom(fact: Fact, terms: Terms, leeway: Leeway, doubt: Doubt): Worked | undefined {
  if (fact.kind === "date" || (fact.kind === "duration" && doubt.distance <= mostDistance)) {
    const byDates = byTime(fact, terms.facts);
    if (byDates || fact.kind === "date") return byDates;
  }
  if (fact.value === undefined) return undefined;
  return byRounding(fact, terms, leeway, doubt) ?? byWays(fact, terms.waysTo(fact.kind), leeway, doubt);
}
