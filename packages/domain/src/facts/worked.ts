import { isNear, valuesOf } from "./compare.ts";
import type { Fact } from "./fact.ts";

/** How a fact follows from others. */
export interface Worked {
  /** As it is shown: "48,750 = 27,300 + 16,200 + 5,250". */
  working: string;
  /** What it was worked out from. */
  from: Fact[];
}

const mostTerms = 40;
const roundingWords =
  /(?:\b(?:about|around|roughly|nearly|almost|approximately|approx|some|over|more than|less than|under|close to|up to|just|at least|unos|unas|cerca de|alrededor de|casi|más de|environ|près de|presque|plus de|cerca|quase|mais de|circa|quasi|oltre|etwa|rund|fast|knapp|ungefähr|gut|mehr als|über|około|prawie|ponad|niemal|blisko|yaklaşık|neredeyse|karibu|takriban|около|почти|более|ongeveer|bijna|ruim|meer dan)|約|およそ|近く|大约|约|近|超过|حوالي|نحو|قرابة|أكثر من|लगभग|करीब)\s*(?:a|an|one|un|une|una|ein|eine|een|the|€|£|\$)?\s*$/iu;

/** Whether the words before a fact say that it is not exact. */
function isRounded(fact: Fact, text: string): boolean {
  return roundingWords.test(text.slice(Math.max(0, fact.start - 24), fact.start));
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const said = (value: number) => numbers.format(value);

/** What a fact counts in a product or a sum: hours as they were written, not minutes. */
const countOf = (fact: Fact) => fact.count ?? fact.value!;

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

/** One line of a budget: what it comes to, and from what. */
interface Item {
  value: number;
  from: Fact[];
}

interface Sum {
  sign: string;
  parts: Item[];
}

/** What follows from some facts by adding and taking away, by its value. */
type Sums = ReadonlyMap<number, Sum>;

const mostLines = 7;
const mostWays = 80;

/** A value as sums are looked up by it. */
const keyOf = (value: number) => Math.round(value * 100) / 100;

/** Whether facts can stand in one sum: of one unit; money may stand in a table without its currency. */
const areAddable = (a: Fact, b: Fact) => a.unit === undefined || b.unit === undefined || a.unit === b.unit;

/** The facts that a sum of a kind can be made of. */
function addends(facts: Fact[], kind: Fact["kind"]): Fact[] {
  const isAddend = (fact: Fact) =>
    fact.kind === kind || (kind === "amount" && fact.kind === "number" && fact.value! >= 20);
  return facts.slice(0, 60).filter((fact) => (fact.value ?? 0) > 0 && isAddend(fact));
}

/** A fact by itself, and times the counts that stand next to it: "16 laptops, $215 each". */
function waysOf(term: Fact, facts: Fact[]): Item[] {
  const ways: Item[] = [{ value: countOf(term), from: [term] }];
  if (term.kind === "duration") return ways;
  const at = facts.indexOf(term);
  const counts = [at - 2, at - 1, at + 1, at + 2]
    .map((index) => facts[index])
    .filter((each) => each !== undefined)
    .filter((each) => (each.kind === "number" || each.kind === "duration") && countOf(each) > 1);
  for (const [index, count] of counts.entries()) {
    ways.push({ value: term.value! * countOf(count), from: [term, count] });
    for (const other of counts.slice(index + 1))
      if (term.kind === "amount")
        ways.push({ value: term.value! * countOf(count) * countOf(other), from: [term, count, other] });
  }
  return ways;
}

const written = ({ from }: Item) => from.map((term) => said(countOf(term))).join(" × ");

/**
 * All that follows from facts by adding and taking away: products of neighbours, sums and differences of two and three, and runs of a list,
 * each line as it is or times its count. Made once, looked up often.
 *
 * @param facts in the order of the text, at most some sixty.
 */
function sumsOf(facts: Fact[], kind: Fact["kind"]): Sums {
  const sums = new Map<number, Sum>();
  const terms = addends(facts, kind);
  const add = (value: number, sign: string, parts: Item[]) => {
    const key = keyOf(value);
    if (value > 0 && !sums.has(key)) sums.set(key, { sign, parts });
  };
  const ways = terms.map((term) => waysOf(term, facts));
  for (const items of ways) for (const item of items) if (item.from.length > 1) add(item.value, "", [item]);
  for (let a = 0; a < terms.length; a += 1)
    for (let b = a + 1; b < terms.length; b += 1) {
      if (!areAddable(terms[a]!, terms[b]!)) continue;
      for (const x of ways[a]!)
        for (const y of ways[b]!) {
          add(x.value + y.value, "+", [x, y]);
          add(x.value - y.value, "−", [x, y]);
          add(y.value - x.value, "−", [y, x]);
        }
    }
  for (let a = 0; a < terms.length; a += 1) addRun(terms, ways, a, add);
  if (terms.length <= 24) addTriples(terms, add);
  return sums;
}

/** The sums of a run of lines that begins at one. */
function addRun(
  terms: Fact[],
  ways: Item[][],
  a: number,
  add: (value: number, sign: string, parts: Item[]) => void,
): void {
  let runs: { value: number; parts: Item[] }[] = [{ value: 0, parts: [] }];
  for (let b = a; b < terms.length && b - a < mostLines; b += 1) {
    if (!areAddable(terms[a]!, terms[b]!)) return;
    const lines = ways[b]!.slice(0, 3);
    const next: typeof runs = [];
    for (const run of runs)
      for (const line of lines)
        if (next.length < mostWays) next.push({ value: run.value + line.value, parts: [...run.parts, line] });
    runs = next;
    if (b - a > 1) for (const { value, parts } of runs) add(value, "+", parts);
  }
}

function addTriples(terms: Fact[], add: (value: number, sign: string, parts: Item[]) => void): void {
  const items = terms.map((term): Item => ({ value: countOf(term), from: [term] }));
  for (let a = 0; a < items.length; a += 1)
    for (let b = a + 1; b < items.length; b += 1)
      for (let c = b + 1; c < items.length; c += 1) {
        if (!areAddable(terms[a]!, terms[b]!) || !areAddable(terms[b]!, terms[c]!) || !areAddable(terms[a]!, terms[c]!))
          continue;
        const [x, y, z] = [items[a]!, items[b]!, items[c]!];
        add(x.value + y.value + z.value, "+", [x, y, z]);
        add(x.value - y.value - z.value, "−", [x, y, z]);
        add(y.value - x.value - z.value, "−", [y, x, z]);
        add(z.value - x.value - y.value, "−", [z, x, y]);
      }
}

/** How a count, a sum of money or a length follows from sums. */
function bySum(fact: Fact, sums: Sums): Worked | undefined {
  for (const value of fact.kind === "duration" ? [countOf(fact)] : valuesOf(fact)) {
    const sum = sums.get(keyOf(value));
    const from = sum?.parts.flatMap((part) => part.from) ?? [];
    const isOfUnit = from.every((term) => term.kind !== fact.kind || fact.unit === undefined || areAddable(term, fact));
    if (sum && isOfUnit) return { working: `${said(value)} = ${sum.parts.map(written).join(` ${sum.sign} `)}`, from };
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
