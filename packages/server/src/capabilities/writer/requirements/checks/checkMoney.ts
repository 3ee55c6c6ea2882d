import { isCost } from "../lines/measureOf.ts";
import { isWithin, type Bound } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, unitsOf, unitsWith, type Finding, type Held } from "./finding.ts";

const asPercent = (share: number): string => `${String(Math.round(share * 10) / 10)} %`;

/** Shares that are worked out may miss a limit by so many points: budgets are rounded. */
const slack = 0.05;

/** A part "at least" or "at most"; one without either is the least that is brought. */
const atLeast = (bound: Bound): Bound =>
  bound.least === undefined && bound.most === undefined ? { ...bound, least: bound.figure.value! } : bound;

/** Holds the part of the whole cost that the funder is asked for, or that others bring, against a limit. */
export function checkShareOfCost({ bounds: [bound], measure }: Requirement, held: Held): Finding | undefined {
  const { asked, total } = held.money;
  if (!bound || !asked || !total || total.value < asked.value) return undefined;
  const funders = (100 * asked.value) / total.value;
  // Where all is asked for, the draft may just not tell what others bring.
  if (asked.value === total.value) return undefined;
  const share = measure === "funderShare" ? funders : 100 - funders;
  const limit = measure === "ownShare" ? atLeast(bound) : bound;
  const others = unitsWith(total.value - asked.value, held).slice(0, 1);
  return finding(isWithin(limit, share, slack), [asked.unit, ...others, total.unit], asPercent(share));
}

/** Holds what a kind of cost comes to in the budget against its largest part. */
export function checkCostShare({ bounds: [bound], things, signs }: Requirement, { money }: Held): Finding | undefined {
  const kinds = [...things].filter(isCost);
  const own = money.items.filter((item) => kinds.some((kind) => item.things.has(kind)));
  if (!bound || bound.most === undefined || own.length === 0) return undefined;
  const sum = own.reduce((all, { amount }) => all + amount, 0);
  const listed = money.items.reduce((all, { amount }) => all + amount, 0);
  const isOfRequest = signs.some(({ name }) => name === "asked");
  const whole = (isOfRequest ? money.asked?.value : undefined) ?? money.total?.value ?? listed;
  const shares = [sum / whole, sum / (whole - sum)].map((share) => 100 * share);
  const isOfRest = signs.some(({ name }) => name === "directCosts");
  const share = isOfRest ? shares[1]! : shares[0]!;
  const isMet = isWithin(bound, share, slack);
  return isMet && !money.isComplete ? undefined : finding(isMet, unitsOf(own), asPercent(share));
}
