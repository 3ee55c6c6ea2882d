import type { Fact } from "./fact.ts";
import { countOf, isCount } from "./products.ts";
import type { Ways } from "./ways.ts";

/** Further facts of some sentences are left out. */
const mostTerms = 40;

/** Whether facts can stand in one sum: of one unit; money may stand in a table without its currency. */
export const areAddable = (a: Fact, b: Fact): boolean =>
  a.unit === undefined || b.unit === undefined || a.unit === b.unit;

/** A length is kept in minutes, days or months; what comes out of a wage and a rate are hours. */
const minutesOfHour = 60;

/** What one unit of a currency costs in another is no more. */
const mostRate = 1000;

const mostRates = 3;

/** A sum in another currency: "2,500 euros" at "7.60 bolivianos". */
export function addExchanged(ways: Ways, groups: readonly Fact[][]): void {
  const amounts = groups.flat().filter(({ kind }) => kind === "amount");
  const rates = amounts.filter(({ value = 0, unit }) => value > 1 && value < mostRate && unit !== undefined);
  for (const rate of rates.slice(0, mostRates))
    for (const sum of amounts) {
      if (sum === rate || (sum.value ?? 0) < mostRate) continue;
      const parts = [sum, rate].map((fact) => ({ value: fact.value!, from: [fact] }));
      if (sum.unit === rate.unit) ways.add(2, sum.value! / rate.value!, "÷", parts);
      else ways.add(2, sum.value! * rate.value!, "", [{ value: sum.value! * rate.value!, from: [sum, rate] }]);
    }
}

/** What one has of another: hours from a wage and a rate, a price for each, how many to each. Counts of one sentence first. */
export function addQuotients(ways: Ways, groups: readonly Fact[][], kind: Fact["kind"], own: readonly Fact[]): void {
  const add = (whole: Fact, part: Fact, level: 1 | 2) => {
    if (whole === part || countOf(part) < 2) return;
    const isMoney = whole.kind === "amount" && part.kind === "amount";
    const isOfKind =
      kind === "amount"
        ? whole.kind === "amount" && isCount(part)
        : kind === "number"
          ? // Nothing is shared out among two and a half.
            (whole.kind === "number" && isCount(part) && Number.isInteger(countOf(part))) ||
            (isMoney && areAddable(whole, part))
          : (isMoney && areAddable(whole, part)) || (whole.kind === "number" && part.kind === "number");
    const value = countOf(whole) / countOf(part);
    const parts = [whole, part].map((fact) => ({ value: countOf(fact), from: [fact] }));
    if (!isOfKind || value < 1.5) return;
    ways.add(level, value, "÷", parts);
    if (kind === "duration") ways.add(level, value * minutesOfHour, "÷", parts);
  };
  const all = groups.flat().slice(0, mostTerms);
  // What comes to each of a count is told of the counts that the sentence itself has; a price may be any.
  if (kind !== "number")
    for (const group of groups) for (const whole of group) for (const part of group.slice(0, 12)) add(whole, part, 1);
  for (const fact of own)
    for (const other of all) {
      add(fact, other, 2);
      add(other, fact, 2);
    }
}
