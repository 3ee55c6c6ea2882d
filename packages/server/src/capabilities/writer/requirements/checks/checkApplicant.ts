import { spanOfFact, spansOf } from "../draft/dated.ts";
import { around, says, type DraftUnit } from "../draft/readDraft.ts";
import { isWithin } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, unitsOf, type Finding, type Held } from "./finding.ts";

const reach = { before: 48, behind: 26 };

/** Whether one of some signs stands near a fact of a unit. */
function isBeside(unit: DraftUnit, fact: { start: number; end: number }, names: Parameters<typeof says>[1]): boolean {
  const [from, to] = [fact.start - unit.start, fact.end - unit.start];
  return says(unit, names, from - reach.before, from) || says(unit, names, to, to + reach.behind);
}

/** Sums that a draft gives as what the applicant takes in in a year. */
export function checkIncome({ bounds }: Requirement, { units, money }: Held): Finding | undefined {
  const bound = bounds.find(({ kind }) => kind === "amount");
  if (!bound || (bound.least === undefined && bound.most === undefined)) return undefined;
  const sums = units.flatMap((unit) => {
    if (unit.isItem || money.spendings.some((item) => item.unit === unit && item.isLine) || says(unit, ["asked"]))
      return [];
    return unit.facts
      .filter((fact) => fact.kind === "amount" && isBeside(unit, fact, ["income"]))
      .map((fact) => ({ unit, fact, isMet: isWithin(bound, fact.value ?? 0) }));
  });
  const [first] = sums;
  if (!first || sums.some(({ isMet }) => isMet !== first.isMet)) return undefined;
  return finding(first.isMet, unitsOf(sums), first.fact.text);
}

const daysOfMonth = 365.25 / 12;

/** Holds since when the applicant exists against the least age, or the last year in which it may have begun. */
export function checkAge(requirement: Requirement, { units, day, latest }: Held): Finding | undefined {
  const { bounds, facts, signs } = requirement;
  const bound = bounds.find(({ kind, unit }) => kind === "duration" && unit === "months");
  const named = spansOf(facts)[0];
  const until = bound ? (named?.last ?? day ?? latest) : named?.last;
  const least = bound ? (bound.least ?? bound.figure.value ?? 0) : 0;
  if (until === undefined || bound?.most !== undefined) return undefined;
  const begun = units.flatMap((unit) =>
    unit.facts.flatMap((fact) => {
      const span = spanOfFact(fact);
      const lead = around(unit, fact).before;
      if (!span || unit.isItem || !isBeside(unit, fact, ["dated"]) || /[.;]/u.test(lead.slice(-8))) return [];
      const months = (until - span.last) / daysOfMonth;
      const most = (until - span.first) / daysOfMonth;
      const isMet = months >= least - 0.5 ? true : most < least - 0.5 ? false : undefined;
      return isMet === undefined ? [] : [{ unit, fact, isMet, isLegal: isBeside(unit, fact, ["legal"]) }];
    }),
  );
  const isLegal = signs.some(({ name }) => name === "legal") && begun.some((each) => each.isLegal);
  const own = begun.filter((each) => !isLegal || each.isLegal);
  const [first] = own;
  if (!first) return undefined;
  const old = own.filter(({ isMet }) => isMet);
  if (old.length > 0) return finding(true, unitsOf(old), old[0]!.fact.text);
  // Without a day to count to, what looks too young may only have been told early.
  if (bound && named === undefined && day === undefined) return undefined;
  return finding(false, unitsOf(own), first.fact.text);
}
