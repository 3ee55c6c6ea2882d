import { isNear, valuesOf } from "./compare.ts";
import type { Fact } from "./fact.ts";
import { bySum, said, sumsOf, type Sums, type Worked } from "./sums.ts";

const mostTerms = 40;

const roundingWords =
  /(?:(?<!\p{L})(?:about|around|roughly|nearly|almost|approximately|approx|some|over|more than|less than|under|close to|up to|just|at least|unos|unas|cerca de|alrededor de|casi|más de|environ|près de|presque|plus de|cerca|quase|mais de|circa|quasi|oltre|etwa|rund|fast|knapp|ungefähr|gut|mehr als|über|około|prawie|ponad|niemal|blisko|yaklaşık|neredeyse|karibu|takriban|около|почти|более|ongeveer|bijna|ruim|meer dan)|約|およそ|近く|大约|约|近|超过|حوالي|نحو|قرابة|أكثر من|लगभग|करीब)\s*(?:a|an|one|un|une|una|ein|eine|een|the|€|£|\$)?\s*$/iu;

/** Whether the words before a fact say that it is not exact. */
function isRounded(fact: Fact, text: string): boolean {
  return roundingWords.test(text.slice(Math.max(0, fact.start - 24), fact.start));
}

const isCount = (fact: Fact) => fact.kind === "number" || fact.kind === "amount";

function isSameUnit(a: Fact, b: Fact): boolean {
  if (a.kind === "duration") return a.unit === b.unit;
  return a.kind === b.kind && (a.unit === undefined || b.unit === undefined || a.unit === b.unit);
}

/** A round number near the source's, or one that says itself that it is not exact. */
function byRounding(fact: Fact, terms: Fact[], isInexact: boolean): Worked | undefined {
  for (const term of terms) {
    if (term.kind !== fact.kind || term.value === undefined || !isSameUnit(fact, term)) continue;
    for (const value of valuesOf(fact)) {
      if (value === 0 || isNear(value, term.value)) continue;
      const apart = Math.abs(value - term.value) / Math.abs(term.value);
      const isShare = fact.kind === "percent" && Math.abs(value - term.value) <= (isInexact ? 3.5 : 0.7);
      const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))));
      if (isInexact && fact.kind !== "percent" && value % 5 !== 0) continue;
      const isRound = value % step === 0 || value % (step / 10) === 0;
      if (isShare || (isInexact && apart <= 0.08) || (isRound && apart <= 0.02 && term.value > 100))
        return { working: `${said(value)} ≈ ${said(term.value)}`, from: [term] };
    }
  }
  return undefined;
}

/** "56 %" from 27,300 of 48,750. */
function byShare(fact: Fact, terms: Fact[], isInexact: boolean): Worked | undefined {
  const counts = terms.filter((term) => isCount(term) && term.value! > 0);
  const slack = isInexact ? 3.5 : fact.value! % 1 === 0 ? 0.6 : 0.1;
  for (const part of counts)
    for (const whole of counts) {
      if (part === whole || !isSameUnit(part, whole) || whole.value! <= part.value!) continue;
      const isNearby = (value: number) => valuesOf(fact).some((each) => Math.abs(each - value) <= slack);
      const [a, b] = [part.value!, whole.value!];
      if (isNearby((100 * a) / b))
        return { working: `${said(fact.value!)} % ≈ ${said(a)} ÷ ${said(b)}`, from: [part, whole] };
      if (isNearby((100 * (b - a)) / a))
        return { working: `${said(fact.value!)} % ≈ (${said(b)} − ${said(a)}) ÷ ${said(a)}`, from: [part, whole] };
    }
  const shares = terms.filter((term) => term.kind === "percent");
  for (const [at, a] of shares.entries())
    for (const b of shares.slice(at + 1))
      if (Math.abs(Math.abs(a.value! - b.value!) - fact.value!) < 0.06) {
        const [most, least] = a.value! > b.value! ? [a, b] : [b, a];
        return {
          working: `${said(fact.value!)} = ${said(most.value!)} % − ${said(least.value!)} %`,
          from: [most, least],
        };
      }
  const rest = shares.find((term) => valuesOf(fact).some((value) => Math.abs(100 - term.value! - value) < 0.6));
  if (rest) return { working: `${said(fact.value!)} % = 100 % − ${said(rest.value!)} %`, from: [rest] };
  return undefined;
}

/** A month counted from the year 0; a year alone is its first. */
function monthsOf(date: string): number | undefined {
  const match = /^(\d{4})(?:-(\d\d))?/.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2] ?? 1) - 1 : undefined;
}

/** An end from a beginning and a length, and a length from a beginning and an end, within a month. */
function byTime(fact: Fact, terms: Fact[]): Worked | undefined {
  const dates = terms.filter((term) => term.kind === "date");
  const lengths = terms.filter((term) => term.kind === "duration");
  if (fact.kind === "duration")
    for (const from of dates)
      for (const to of dates) {
        if (from === to) continue;
        const months = spanOf(from, to);
        const length = fact.unit === "months" ? fact.value! : fact.value! / 30.4;
        if (months !== undefined && months > 0 && Math.abs(months - length) <= 1.05)
          return { working: `${from.text} to ${to.text}`, from: [from, to] };
      }
  if (fact.kind === "date" && fact.date)
    for (const from of dates)
      for (const length of lengths) {
        const months = length.unit === "months" ? length.value! : Math.round(length.value! / 30.4);
        if (length.unit === "minutes" || from.date === undefined) continue;
        if (/-\d\d-\d\d$/.test(fact.date) || from.date.length < 6) continue;
        const start = monthsOf(from.date) ?? monthAlone(from.date);
        const wanted = monthsOf(fact.date) ?? monthAlone(fact.date);
        if (start === undefined || wanted === undefined) continue;
        const isCyclic = monthsOf(from.date) === undefined || monthsOf(fact.date) === undefined;
        for (const sign of [1, -1])
          for (const slack of [0, -1, 1]) {
            const end = start + sign * months + slack;
            const isEnd = isCyclic
              ? (((end - wanted) % 12) + 12) % 12 === 0
              : end === wanted || isYearOf(fact.date, end);
            if (isEnd) return { working: `${from.text} ${sign > 0 ? "+" : "−"} ${length.text}`, from: [from, length] };
          }
      }
  return undefined;
}

const isYearOf = (date: string, months: number) => /^\d{4}$/.test(date) && Math.floor(months / 12) === Number(date);

/** January is 0; undefined where a date names no month. */
function monthAlone(date: string): number | undefined {
  const month = /^-?-?(?:\d{4}-)?(\d\d)/.exec(date)?.[1];
  return month === undefined ? undefined : Number(month) - 1;
}

function spanOf(from: Fact, to: Fact): number | undefined {
  const [a, b] = [monthsOf(from.date ?? ""), monthsOf(to.date ?? "")];
  if (a !== undefined && b !== undefined) return b - a;
  const [start, end] = [monthAlone(from.date ?? ""), monthAlone(to.date ?? "")];
  return start === undefined || end === undefined ? undefined : (end - start + 12) % 12;
}

/** Facts that something may be worked out from. */
export class Terms {
  readonly #sums = new Map<Fact["kind"], Sums>();
  readonly #all: Fact[];
  readonly facts: Fact[];

  /** @param all in the order of their text; the first some forty are taken. */
  constructor(all: Fact[]) {
    this.#all = all;
    this.facts = all.slice(0, mostTerms);
  }

  /** What facts of a kind add up to. Made when it is first asked for. */
  sumsOf(kind: Fact["kind"]): Sums {
    const sums = this.#sums.get(kind) ?? sumsOf(this.#all, kind);
    this.#sums.set(kind, sums);
    return sums;
  }
}

/**
 * How a fact follows from others of the sources: as their sum, difference, share, product or rounding, or as a date or length from two others.
 * Takes only what stands in few sentences, as any number follows from enough others.
 *
 * @param text in which the fact stands.
 */
export function workedFrom(fact: Fact, terms: Terms, text: string): Worked | undefined {
  const { facts } = terms;
  if (fact.kind === "date" || fact.kind === "duration") {
    const byDates = byTime(fact, facts);
    if (byDates || fact.kind === "date") return byDates;
  }
  if (fact.value === undefined) return undefined;
  const isInexact = isRounded(fact, text);
  const rounded = byRounding(fact, facts, isInexact);
  if (rounded) return rounded;
  if (fact.kind === "percent")
    return byShare(fact, facts, isInexact || [50, 33.3, 66.7, 25, 75, 20].includes(fact.value));
  return bySum(fact, terms.sumsOf(fact.kind));
}
