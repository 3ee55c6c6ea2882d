import type { Fact } from "./fact.ts";

/** Whether two numbers are the same but for how they were written. */
export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.001;

/** The numbers that a fact may mean. */
export function valuesOf({ value, other }: Fact): number[] {
  return [value, other].filter((each) => typeof each === "number");
}

/** Whether a date is `1970s`. */
const isDecade = (date: string): boolean => /^\d{3}0s$/.test(date);

interface DateParts {
  year?: string;
  /** Month, season or quarter. */
  part?: string;
  day?: string;
}

const known = new Map<string, DateParts>();

const mostKnown = 10_000;

/** There are few dates, and each is compared with many. */
function partsOf(date: string): DateParts {
  const parts = known.get(date) ?? readParts(date);
  if (known.size >= mostKnown) known.clear();
  known.set(date, parts);
  return parts;
}

function readParts(date: string): DateParts {
  const [, year, part, day] = /^(\d{4}|-)(?:-([^-]+))?(?:-(\d\d))?$/.exec(date) ?? [];
  return { ...(year !== "-" && { year }), ...(part && { part }), ...(day && { day }) };
}

const seasons: Record<string, string[]> = {
  spring: ["03", "04", "05"],
  summer: ["06", "07", "08"],
  autumn: ["09", "10", "11"],
  winter: ["12", "01", "02"],
  Q1: ["01", "02", "03"],
  Q2: ["04", "05", "06"],
  Q3: ["07", "08", "09"],
  Q4: ["10", "11", "12"],
};

/** Whether all that a date says is said by another: "2025" by "March 2025", "summer 2025" by "July 2025". */
function isDateSaid(date: string, by: string): boolean {
  // "The 1970s" are said by 1974 and by themselves.
  if (isDecade(date)) return date.slice(0, 3) === by.slice(0, 3);
  const [said, source] = [partsOf(date), partsOf(by)];
  if (said.year !== undefined && said.year !== source.year) return false;
  if (said.day !== undefined && said.day !== source.day) return false;
  if (said.part === undefined || said.part === source.part) return true;
  return seasons[said.part]?.includes(source.part ?? "") ?? false;
}

const datesOf = ({ date, other }: Fact): string[] => [date, other].filter((each) => typeof each === "string");

/** Whether a fact with a value says what another one says, in whatever words and units. Names, links and citations are no such facts. */
export function isSameFact(fact: Fact, source: Fact): boolean {
  // A year in words reads like any number: "dos mil veintidós".
  if (fact.kind === "date" && source.kind === "number") return fact.date === String(source.value);
  if (fact.kind === "date")
    return source.kind === "date" && datesOf(fact).some((a) => datesOf(source).some((b) => isDateSaid(a, b)));
  if (fact.value === undefined || source.value === undefined) return false;
  // "The oldest is 81" is 81 years to whoever repeats it.
  const kinds = `${fact.kind} ${source.kind}`;
  if (kinds === "duration number") return isNear(fact.count ?? fact.value, source.value);
  if (kinds === "number duration") return isNear(fact.value, source.count ?? source.value);
  if (!valuesOf(fact).some((a) => valuesOf(source).some((b) => isNear(a, b)))) return false;
  if (fact.kind === source.kind)
    return fact.unit === undefined || source.unit === undefined || fact.unit === source.unit;
  // A table gives its sums without the currency; a sum never loses one that it had.
  return fact.kind === "amount" && source.kind === "number";
}
