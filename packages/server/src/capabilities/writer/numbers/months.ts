import type { Figure } from "./readFigures.ts";

/** The first and the last day that a date may mean, in days from 1970. A date without a year means none. */
export interface Span {
  first: number;
  last: number;
  /** How exactly it is said. */
  by: "day" | "month" | "season" | "year";
}

const day = 86_400_000;

const daysOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / day;

/** The months in which a part of a year begins and ends. Winter begins in the year that is named, or ends in it. */
const parts: Record<string, [number, number]> = {
  spring: [3, 6],
  summer: [6, 9],
  autumn: [9, 12],
  winter: [-1, 14],
  Q1: [1, 3],
  Q2: [4, 6],
  Q3: [7, 9],
  Q4: [10, 12],
};

/** What a date in the form of `Fact.date` means. `year` is taken where it has none. */
export function spanOf({ date = "" }: Figure, year?: number): Span | undefined {
  const [, years = "", part, date_] = /^(\d{4}|-)(?:-([^-]+))?(?:-(\d\d))?$/.exec(date) ?? [];
  const named = years === "-" ? year : Number(years);
  if (named === undefined || years === "") return undefined;
  if (part === undefined) return { first: daysOf(named, 1, 1), last: daysOf(named, 12, 31), by: "year" };
  const range = parts[part];
  if (range) return { first: daysOf(named, range[0], 1), last: daysOf(named, range[1] + 1, 0), by: "season" };
  const month = Number(part);
  if (date_ !== undefined) {
    const only = daysOf(named, month, Number(date_));
    return { first: only, last: only, by: "day" };
  }
  return { first: daysOf(named, month, 1), last: daysOf(named, month + 1, 0), by: "month" };
}

/** Whether two dates may be the same day. */
export const areOneDay = (a: Span, b: Span): boolean => a.first <= b.last && b.first <= a.last;

const daysOfMonth = 365.25 / 12;

/** The least and the most months that lie between two dates, whether the last of them counts or not. */
export function monthsBetween(from: Span, to: Span): { least: number; most: number } {
  const isExact = from.by === "day" && to.by === "day";
  const most = (to.last + 1 - from.first) / daysOfMonth;
  const least = isExact ? (to.last - from.first) / daysOfMonth : (to.first - from.last) / daysOfMonth;
  // "From April to June" are two months or three: not one, as from its last day to the first of the other.
  return { least: Math.max(least, from.by === "month" && to.by === "month" ? most - 1.1 : least), most };
}

/** The year of a date, where it has one. */
export const yearOf = ({ date = "" }: Pick<Figure, "date">): number | undefined =>
  /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : undefined;
