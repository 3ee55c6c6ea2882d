import { readDecade } from "./decades.ts";
import { isCapital, isHyphen, isJoined, type Read, type Reading } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { anyMonth } from "./words/anyMonth.ts";

const iso = /(\d{4})-(\d{2})(?:-(\d{2}))?(?![\d-])/y;
const numeric = /(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d.,/-]*\d)/y;
/** "29. 1. 2026", as it is written in the middle of Europe. */
const spacedNumeric = /(\d{1,2})(\.) (\d{1,2})\. (\d{4})(?!\d)/y;
const monthAndYear = /(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/])/y;
const twoYears = /((?:19|20)\d\d)([/–—-])(\d{2})(?!\d)/y;
const clock = /\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b\.?)?(?!\d)|\d{1,2}\s?[ap]\.?m\b\.?/iy;

const two = (value: number | string) => String(value).padStart(2, "0");

/** A date in the form of `Fact.date`. */
function write(year: number | undefined, month?: number, day?: number): string {
  const tail = month === undefined ? "" : `-${two(month)}${day === undefined ? "" : `-${two(day)}`}`;
  return year === undefined ? `-${tail}` : `${year}${tail}`;
}

const isDay = (value: number) => Number.isInteger(value) && value >= 1 && value <= 31;
const isMonth = (value: number) => value >= 1 && value <= 12;

/** The index of the first token that begins at or behind an offset. */
function tokenFrom({ tokens }: Reading, at: number, offset: number): number {
  let next = at;
  while (next < tokens.length && tokens[next]!.start < offset) next += 1;
  return next;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** "2025-03-05", "05.03.2025", "3/4/2025", "03/2026", "2025/26". Where day and month may be either, the language decides. */
function readNumeric(reading: Reading, at: number): Read | undefined {
  const { text, tokens, words } = reading;
  const { start } = tokens[at]!;
  const found = (match: RegExpExecArray, date: string, other?: string): Read => ({
    fact: { kind: "date", date, ...(other === undefined ? {} : { other }) },
    next: tokenFrom(reading, at, start + match[0].length),
  });
  const isoDate = match(iso, text, start);
  if (isoDate) {
    const [, year, month, day] = isoDate;
    if (isMonth(Number(month)) && (day === undefined || isDay(Number(day))))
      return found(isoDate, write(Number(year), Number(month), day === undefined ? undefined : Number(day)));
  }
  const date = match(numeric, text, start) ?? match(spacedNumeric, text, start);
  if (date) {
    const [, one = "", sign, other = "", year = ""] = date;
    const [a, b] = [Number(one), Number(other)];
    const dayFirst = isDay(a) && isMonth(b) ? write(fullYear(year), b, a) : undefined;
    const monthFirst = sign === "/" && isDay(b) && isMonth(a) ? write(fullYear(year), a, b) : undefined;
    const ordered = words.language === "en" ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
    const [first, second] = ordered.filter((each) => each !== undefined);
    if (first !== undefined) return found(date, first, second);
  }
  const month = match(monthAndYear, text, start);
  return month && found(month, write(Number(month[2]), Number(month[1])));
}

/** The year before the first of an era. */
const eras = new Map(Object.entries({ 令和: 2018, 平成: 1988, 昭和: 1925 }));

/** "2026年4月1日", "4月", "2026年度", "令和6年". */
function readHanDate({ tokens }: Reading, at: number): Read | undefined {
  let next = at;
  const part = (sign: string, most: number): number | undefined => {
    const value = Number(tokens[next]?.text);
    if (tokens[next]?.kind !== "digits" || tokens[next + 1]?.text !== sign || value > most) return undefined;
    next += 2;
    return value;
  };
  const era = eras.get(`${tokens[at - 2]?.text}${tokens[at - 1]?.text}`);
  const counted = part("年", 2200);
  if (counted !== undefined && counted < 1800 && !era) return undefined;
  const year = counted === undefined ? undefined : counted + (counted < 100 ? (era ?? 0) : 0);
  if (year !== undefined && tokens[next]?.text === "度") next += 1;
  const month = part("月", 12);
  const day = month === undefined ? undefined : part("日", 31);
  if (year === undefined && month === undefined) return undefined;
  return { fact: { kind: "date", date: write(year, month, day) }, next };
}

const isYear = (text: string | undefined): boolean => text !== undefined && /^(?:1[89]|20)\d\d$/.test(text);

/** A year behind a month, with a comma or the language's "of" between. */
function yearAt({ tokens, words }: Reading, at: number): { year: number; next: number } | undefined {
  let next = at;
  if (tokens[next]?.text === "," || tokens[next]?.text === "." || words.dateOf.has(tokens[next]?.key ?? "")) next += 1;
  return isYear(tokens[next]?.text) ? { year: Number(tokens[next]!.text), next: next + 1 } : undefined;
}

const ordinal = /^(?:st|nd|rd|th|er|º|ª|o)$/;

function monthAt({ tokens, words }: Reading, at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  if (words.language === "en" && !isCapital(token) && smallWords.has(token.key)) return undefined;
  return words.months.get(token.key);
}

/** English words that are no month where they begin with a small letter. */
const smallWords = new Set(["may", "march", "mar", "august", "jan", "sep", "dec"]);

/** Words that are a month only where a date is plain from what stands around them. */
const doubtful = new Set(["may", "march", "mar", "jan", "mart", "ocak", "set", "ago", "mars", "mayo", "mei"]);

/** "March 2025", "March 3, 2025", "May" behind a word that dates have before them. */
function readMonth(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const month = monthAt(reading, at);
  if (month === undefined) return undefined;
  let next = at + 1;
  if (tokens[next]?.text === "." && isJoined(tokens[next]) && tokens[at]!.text.length <= 4 && tokens[next + 1])
    next += 1;
  const dayToken = tokens[next];
  const day = Number(dayToken?.text);
  const withYear = yearAt(reading, next);
  if (withYear) return { fact: { kind: "date", date: write(withYear.year, month) }, next: withYear.next };
  const isDayHere =
    words.language === "en" && dayToken?.kind === "digits" && /^\d{1,2}$/.test(dayToken.text) && isDay(day);
  // "In September 31 came": a day has "on" before it.
  const isCount =
    tokens[at - 1]?.key === "in" && tokens[next + 1]?.kind === "word" && !ordinal.test(tokens[next + 1]!.key);
  if (isDayHere && !isCount) {
    next += 1;
    if (ordinal.test(tokens[next]?.key ?? "") && isJoined(tokens[next])) next += 1;
    const year = yearAt(reading, next);
    return { fact: { kind: "date", date: write(year?.year, month, day) }, next: year?.next ?? next };
  }
  const before = tokens[at - 1];
  const isInCell = /^[ ]?[\t|]/.test(reading.text.slice(tokens[at]!.end, tokens[at]!.end + 2));
  const isDated =
    words.datePrepositions.has(before?.key ?? "") || isHyphen(before) || isHyphen(tokens[at + 1]) || isInCell;
  if (doubtful.has(tokens[at]!.key) && !isDated) return undefined;
  return { fact: { kind: "date", date: write(undefined, month) }, next };
}

/** A month of any language, which is told only between a day and a year: "16 Gearran 2026". */
function foreignMonthAt({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  return token?.kind === "word" && isYear(tokens[at + 1]?.text) ? anyMonth(token.key) : undefined;
}

/** "3 March 2025", "3. März", "1er mars", "3 de marzo de 2025", "5–7 March". */
function readDayAndMonth(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  if (!/^\d{1,2}$/.test(tokens[at]!.text)) return undefined;
  const day = Number(tokens[at]!.text);
  let next = at + 1;
  if (tokens[next]?.text === "." || (ordinal.test(tokens[next]?.key ?? "") && isJoined(tokens[next]))) next += 1;
  if (words.dateOf.has(tokens[next]?.key ?? "") || (words.language === "en" && tokens[next]?.key === "of")) next += 1;
  if (isHyphen(tokens[next]) && /^\d{1,2}$/.test(tokens[next + 1]?.text ?? "")) {
    const last = readDayAndMonth(reading, next + 1);
    if (last?.fact?.date && isDay(day))
      return { fact: { kind: "date", date: last.fact.date.replace(/\d\d$/, two(day)) }, next: at + 1 };
  }
  const month = monthAt(reading, next) ?? foreignMonthAt(reading, next);
  if (month === undefined || !isDay(day)) return undefined;
  next += 1;
  if (tokens[next]?.text === "." && isJoined(tokens[next]) && isYear(tokens[next + 1]?.text)) next += 1;
  const year = yearAt(reading, next);
  return { fact: { kind: "date", date: write(year?.year, month, day) }, next: year?.next ?? next };
}

/** "The twentieth of May", as it is said. */
function readSpokenDay(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const tens = words.numbers.get(tokens[at]!.key);
  const behind = at + (isHyphen(tokens[at + 1]) ? 2 : 1);
  const units = tens === 20 || tens === 30 ? words.ordinals.get(tokens[behind]?.key ?? "") : undefined;
  const isTwoWords = units !== undefined && units < 10;
  const day = isTwoWords ? tens! + units : (words.ordinals.get(tokens[at]!.key) ?? 0);
  const next = isTwoWords ? behind + 1 : at + 1;
  if (!isDay(day) || tokens[next]?.key !== "of") return undefined;
  const month = monthAt(reading, next + 1) ?? words.months.get(tokens[next + 1]?.key ?? "");
  if (month === undefined) return undefined;
  const year = yearAt(reading, next + 2) ?? spokenYearAt(reading, next + 2);
  return { fact: { kind: "date", date: write(year?.year, month, day) }, next: year?.next ?? next + 2 };
}

function spokenYearAt(reading: Reading, at: number): { year: number; next: number } | undefined {
  const read = reading.tokens[at] ? readSpokenYear(reading, at) : undefined;
  return read?.fact?.date ? { year: Number(read.fact.date), next: read.next } : undefined;
}

/** "summer 2026", "Q2 2026". */
function readSeason(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const token = tokens[at]!;
  const season = words.seasons.get(token.key);
  if (season !== undefined) {
    const isOf = tokens[at + 1]?.key === "of" || words.dateOf.has(tokens[at + 1]?.key ?? "");
    const year = tokens[at + (isOf ? 2 : 1)];
    if (!isYear(year?.text)) return undefined;
    return { fact: { kind: "date", date: `${year!.text}-${season}` }, next: at + (isOf ? 3 : 2) };
  }
  const quarter = tokens[at + 1];
  if ((token.key === "q" || token.key === "t") && isJoined(quarter) && /^[1-4]$/.test(quarter!.text)) {
    const isOf = words.dateOf.has(tokens[at + 2]?.key ?? "") || tokens[at + 2]?.key === "of";
    const year = tokens[at + (isOf ? 3 : 2)];
    if (!isYear(year?.text)) return { next: at + 2 };
    return { fact: { kind: "date", date: `${year!.text}-Q${quarter!.text}` }, next: at + (isOf ? 4 : 3) };
  }
  return undefined;
}

/** Whether a number fills a cell of a table behind the first one, where years are rarer than sums. */
const isCell = ({ text }: Reading, { start, end }: Token): boolean =>
  /\t *$/.test(text.slice(Math.max(0, start - 4), start)) && /^ *(?:[\t\r\n]|$)/.test(text.slice(end, end + 4));

/** A number of four digits that means a year: all but those that count the noun behind them. */
function readYear(reading: Reading, at: number): Read | undefined {
  const { text, tokens, words } = reading;
  const token = tokens[at]!;
  if (!isYear(token.text) || token.text > "2100" || isCell(reading, token)) return undefined;
  const pair = match(twoYears, text, token.start);
  if (pair && Number(pair[3]) === (Number(pair[1]) + 1) % 100)
    return { fact: { kind: "date", date: pair[1]! }, next: at + 1 };
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const isNamed = words.durations.get(after?.key ?? "")?.count === 12 && words.language !== "en";
  if (isNamed) return { fact: { kind: "date", date: token.text }, next: at + 1 };
  const isCounted =
    after?.kind === "word" &&
    after.isSpaced &&
    /^\p{Ll}{3}/u.test(after.text) &&
    !words.small.has(after.key) &&
    !words.datePrepositions.has(after.key) &&
    (words.language !== "en" || /s$|^(?:people|children|women|men)$/.test(after.key));
  const isDated =
    words.datePrepositions.has(before?.key ?? "") ||
    words.small.has(before?.key ?? "") ||
    before?.text === "(" ||
    isHyphen(before);
  if (isCounted && !isDated) return undefined;
  return { fact: { kind: "date", date: token.text }, next: at + 1 };
}

/** "in twenty nineteen": a year as it is said. */
function readSpokenYear({ tokens, words }: Reading, at: number): Read | undefined {
  const century = words.numbers.get(tokens[at]!.key);
  if (words.language !== "en" || (century !== 20 && century !== 19)) return undefined;
  const next = tokens[at + 1];
  const tens = words.numbers.get(next?.key ?? "");
  if (tens === undefined || tens < 10) return undefined;
  const units = tens >= 20 ? words.numbers.get(tokens[at + (isHyphen(tokens[at + 2]) ? 3 : 2)]?.key ?? "") : undefined;
  const hasUnits = units !== undefined && units < 10;
  const end = hasUnits ? at + (isHyphen(tokens[at + 2]) ? 4 : 3) : at + 2;
  return { fact: { kind: "date", date: String(century * 100 + tens + (hasUnits ? units : 0)) }, next: end };
}

/** "三月", which is March; "三个月" are three months. */
function readHanMonth({ tokens }: Reading, at: number): Read | undefined {
  const signs = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
  const long = signs.indexOf(`${tokens[at]!.text}${tokens[at + 1]?.text}`) + 1;
  const month = long || signs.indexOf(tokens[at]!.text) + 1;
  const next = at + (long ? 2 : 1);
  if (month === 0 || tokens[next]?.text !== "月") return undefined;
  return { fact: { kind: "date", date: write(undefined, month) }, next: next + 1 };
}

/** The date that begins at a token. A time of day is read, and is no fact. */
export function readDate(reading: Reading, at: number): Read | undefined {
  const token = reading.tokens[at]!;
  const decade = readDecade(reading, at);
  if (decade) return decade;
  if (token.kind === "word")
    return (
      readSpokenDay(reading, at) ??
      readMonth(reading, at) ??
      readSeason(reading, at) ??
      readSpokenYear(reading, at) ??
      readHanMonth(reading, at)
    );
  if (token.kind !== "digits") return undefined;
  if (reading.text[token.end] === "個" || reading.text[token.end] === "个") return undefined;
  const date =
    readNumeric(reading, at) ?? readHanDate(reading, at) ?? readDayAndMonth(reading, at) ?? readYear(reading, at);
  if (date) return date;
  const time = /^\d{1,2}(?:$|[.]\d\d$)/.test(token.text) ? match(clock, reading.text, token.start) : undefined;
  const isTime = time && /[:h]|[ap]\.?m/i.test(time[0]);
  return isTime ? { next: tokenFrom(reading, at, token.start + time[0].length) } : undefined;
}
