import type { Fact, Worked } from "./fact.ts";

/** A month counted from the year 0; a year alone is its first. */
function monthsOf(date: string): number | undefined {
  const match = /^(\d{4})(?:-(\d\d))?/.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2] ?? 1) - 1 : undefined;
}

const isYear = (date: string | undefined): date is string => /^\d{4}$/.test(date ?? "");

/** January is 0; undefined where a date names no month. */
function monthAlone(date: string): number | undefined {
  const month = /^-?-?(?:\d{4}-)?(\d\d)/.exec(date)?.[1];
  return month === undefined || isYear(date) ? undefined : Number(month) - 1;
}

function spanOf(from: Fact, to: Fact): number | undefined {
  const [a, b] = [monthsOf(from.date ?? ""), monthsOf(to.date ?? "")];
  if (a !== undefined && b !== undefined) return b - a;
  const [start, end] = [monthAlone(from.date ?? ""), monthAlone(to.date ?? "")];
  return start === undefined || end === undefined ? undefined : (end - start + 12) % 12;
}

/** Fewer are no month. */
const leastDays = 28;

/** A length from a beginning and an end, within a month; of years from the first and the last of them, which both count. */
function lengthBetween(fact: Fact, dates: readonly Fact[]): Worked | undefined {
  const length = fact.unit === "months" ? fact.value! : fact.value! / 30.4;
  if (fact.unit === "minutes") return undefined;
  // Months say nothing of a few days.
  const isShort = fact.unit === "days" && fact.value! < leastDays;
  for (const from of dates)
    for (const to of dates) {
      if (from === to) continue;
      const days = daysBetween(from, to);
      if (isShort && (days === undefined || Math.abs(days - fact.value!) > 1)) continue;
      if (isShort) return { working: `${from.text} to ${to.text}`, from: [from, to] };
      const months = spanOf(from, to);
      if (months === undefined || months <= 0) continue;
      const isBoth = isYear(from.date) && isYear(to.date) && Math.abs(months + 12 - length) < 0.1;
      if (Math.abs(months - length) <= 1.05 || isBoth)
        return { working: `${from.text} to ${to.text}`, from: [from, to] };
    }
  return undefined;
}

const hasYear = (date: string, dates: readonly Fact[]): boolean =>
  dates.some((each) => each.date?.startsWith(date.slice(0, 4)));

const isYearOf = (date: string, months: number) => isYear(date) && Math.floor(months / 12) === Number(date);

/** An end from a beginning and a length, or the other way, within a month. */
function endAfter(fact: Fact, dates: readonly Fact[], lengths: readonly Fact[]): Worked | undefined {
  const { date } = fact;
  if (date === undefined || /-\d\d-\d\d$/.test(date)) return undefined;
  const wanted = monthsOf(date) ?? monthAlone(date);
  if (wanted === undefined) return undefined;
  for (const from of dates) {
    if (from.date === undefined) continue;
    // From a year alone one counts in years.
    const start = monthsOf(from.date) ?? monthAlone(from.date);
    if (start === undefined || (isYear(from.date) && !isYear(date))) continue;
    // A month alone gives no year.
    if (monthsOf(date) !== undefined && monthsOf(from.date) === undefined && !hasYear(date, dates)) continue;
    const isCyclic = monthsOf(from.date) === undefined || monthsOf(date) === undefined;
    for (const length of lengths) {
      const months = length.unit === "months" ? length.value! : Math.round(length.value! / 30.4);
      if (
        length.unit === "minutes" ||
        (length.unit === "days" && length.value! < leastDays) ||
        (isYear(from.date) && months % 12 !== 0)
      )
        continue;
      for (const sign of [1, -1])
        for (const slack of isYear(from.date) ? [0] : [0, -1, 1]) {
          const end = start + sign * months + slack;
          const isEnd = isCyclic ? (((end - wanted) % 12) + 12) % 12 === 0 : end === wanted || isYearOf(date, end);
          if (isEnd) return { working: `${from.text} ${sign > 0 ? "+" : "−"} ${length.text}`, from: [from, length] };
        }
    }
  }
  return undefined;
}

const dayMs = 86_400_000;

/** The day of a date that has one, in milliseconds. */
function dayOf(date: string | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? "") ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function daysBetween(from: Fact, to: Fact): number | undefined {
  const [first, last] = [dayOf(from.date), dayOf(to.date)];
  return first === undefined || last === undefined ? undefined : (last - first) / dayMs;
}

/** The day that is some months after another: of a shorter month its last. */
function plusMonths(day: number, months: number): number {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last));
}

/** A day from another and a length of time between them, whether the last day counts or not. */
function dayAfter(fact: Fact, dates: readonly Fact[], lengths: readonly Fact[]): Worked | undefined {
  const wanted = dayOf(fact.date);
  if (wanted === undefined) return undefined;
  for (const from of dates)
    for (const length of lengths) {
      const start = dayOf(from.date);
      if (start === undefined || length.unit === "minutes") continue;
      for (const sign of [1, -1]) {
        const by = sign * length.value!;
        const end = length.unit === "months" ? plusMonths(start, by) : start + by * dayMs;
        if (end === wanted || end - sign * dayMs === wanted)
          return { working: `${from.text} ${sign > 0 ? "+" : "−"} ${length.text}`, from: [from, length] };
      }
    }
  return undefined;
}

/** How a date or a length of time follows from others. */
export function byTime(fact: Fact, facts: readonly Fact[]): Worked | undefined {
  const dates = facts.filter((each) => each.kind === "date");
  if (fact.kind === "duration") return lengthBetween(fact, dates);
  const lengths = facts.filter((each) => each.kind === "duration" && each.value !== undefined);
  return dayAfter(fact, dates, lengths) ?? endAfter(fact, dates, lengths);
}
