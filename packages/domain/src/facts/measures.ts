import { readDuration, readOneAndHalf, spanOf } from "./lengths.ts";
import { amount, currencyAt, isShortCurrency, moneyScale, readMoneyBefore } from "./money.ts";
import { isNoNumber } from "./notNumbers.ts";
import { readQuantity, type Quantity } from "./quantity.ts";
import { isHyphen, withOther, type Bare, type Read, type Reading } from "./reader.ts";
import { readPercent, readPercentBefore, readShare } from "./shares.ts";
import { joinedDuration } from "./words/joinedNumbers.ts";

/** The amount, percentage, duration or number that begins at a token. */
export function readMeasure(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const clock = clockEnd(reading, at);
  if (clock !== undefined) return { next: clock };
  const money = readMoneyBefore(reading, at) ?? readPercentBefore(reading, at) ?? readShare(reading, at);
  if (money) return money;
  const token = tokens[at]!;
  const half = readHalf(reading, at) ?? readOneAndHalf(reading, at);
  if (half) return half;
  const span = words.wholeDurations.get(token.key);
  if (span) return { fact: { kind: "duration", value: span.count, unit: span.unit }, next: at + 1 };
  const joined = joinedDuration(token.key, words.language, words.numbers);
  if (joined)
    return { fact: { kind: "duration", value: joined.count, unit: joined.unit, count: joined.of }, next: at + 1 };
  const counted = readUnitFirst(reading, at);
  if (counted) return counted;
  if (words.one.has(token.key)) {
    const duration = readDuration(reading, { value: 1, next: at + 1, hasDigits: false });
    return duration && tokens[at + 1]?.isSpaced !== false && token.key === "one" ? duration : undefined;
  }
  const quantity = readQuantity(reading, at);
  if (!quantity) return token.kind === "digits" ? { next: at + 1 } : undefined;
  const percent = readPercent(reading, quantity);
  if (percent) return percent;
  if (isNoNumber(reading, at, quantity.next)) return { next: quantity.next };
  const scale = moneyScale(reading, quantity.next);
  // "2,4 millones de pesos", "3 millions d'euros".
  const isOf = /^(?:de|d)$/.test(tokens[quantity.next]?.key ?? "") && quantity.value >= 1e6;
  const behind = currencyAt(reading, quantity.next + (scale === undefined ? 0 : 1) + (isOf ? 1 : 0));
  if (behind && (quantity.hasDigits || !isShortCurrency(tokens[behind.next - 1]!)))
    return amount(quantity, behind.code, behind.next, scale);
  const duration = readDuration(reading, quantity);
  if (duration) return withSmaller(reading, duration);
  return { fact: ofRange(reading, quantity), next: quantity.next };
}

const minutesOfClock = new Set(["half", "quarter", "five", "ten", "twenty", "twenty-five"]);

/** The index behind a time of day in words, which is no fact: "half past two", "a quarter to four". */
function clockEnd({ tokens, words }: Reading, at: number): number | undefined {
  if (words.language !== "en" || !minutesOfClock.has(tokens[at]!.key)) return undefined;
  // "Ten to twelve" is mostly a range.
  const isPast = tokens[at + 1]?.key === "past" || (tokens[at]!.key === "quarter" && tokens[at + 1]?.key === "to");
  const hour = tokens[at + 2];
  const isHour =
    hour?.key === "one" || (words.numbers.get(hour?.key ?? "") ?? 13) <= 12 || /^\d{1,2}$/.test(hour?.text ?? "");
  return isPast && isHour ? at + 3 : undefined;
}

/** "Half a decade", "half an hour". */
function readHalf({ tokens, words }: Reading, at: number): Read | undefined {
  if (words.shares.get(tokens[at]!.key) !== 50 || !words.one.has(tokens[at + 1]?.key ?? "")) return undefined;
  const span = spanOf(words, tokens[at + 2]);
  if (!span) return undefined;
  return { fact: { kind: "duration", value: span.count / 2, unit: span.unit, count: 0.5 }, next: at + 3 };
}

const andWords = new Set("and und et y e i en и".split(" "));

/** "three years and four months", "2 hours 30 minutes": one length of time, in the smaller unit. */
function withSmaller(reading: Reading, duration: Read): Read {
  const { tokens } = reading;
  const joiner = tokens[duration.next];
  const at = joiner && andWords.has(joiner.key) ? duration.next + 1 : duration.next;
  const quantity = tokens[at] && readQuantity(reading, at);
  const smaller = quantity && readDuration(reading, quantity);
  const [all, part] = [duration.fact, smaller?.fact];
  if (!all || !part || all.unit !== part.unit || all.value === undefined || part.value === undefined) return duration;
  // Each counts its own unit: months beside years, minutes beside hours. "2 years, 3 years" are two.
  const [perAll, perPart] = [all.value / (all.count ?? all.value), part.value / (part.count ?? part.value)];
  if (perPart >= perAll || part.value >= perAll) return duration;
  const value = all.value + part.value;
  return { fact: { kind: "duration", value, unit: all.unit ?? "", count: value / perPart }, next: smaller?.next ?? at };
}

/** Swahili says the unit first: "miezi minne" are four months. */
function readUnitFirst(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  if (words.language !== "sw") return undefined;
  const span = spanOf(words, tokens[at]);
  const quantity = span && readQuantity(reading, at + 1);
  if (span && quantity)
    return {
      fact: { kind: "duration", value: quantity.value * span.count, unit: span.unit, count: quantity.value },
      next: quantity.next,
    };
  const currency = currencyAt(reading, at);
  const sum = currency && readQuantity(reading, currency.next);
  return sum ? amount(sum, currency.code, sum.next) : undefined;
}

const rangeWords = new Set("to bis a à ile i and und y et до tot til al ad até do".split(" "));

/** A bare number; in "12 to 15 days" it is of the kind of the one behind it. */
function ofRange(reading: Reading, quantity: Quantity): Bare {
  const { tokens } = reading;
  const plain = withOther({ kind: "number", value: quantity.value }, quantity);
  const joiner = tokens[quantity.next];
  if (!isHyphen(joiner) && !rangeWords.has(joiner?.key ?? "")) return plain;
  const last = readQuantity(reading, quantity.next + 1);
  if (!last || last.value <= quantity.value) return plain;
  const percent = readPercent(reading, last)?.fact;
  if (percent) return { ...plain, kind: "percent" };
  const span = readDuration(reading, last)?.fact;
  if (span?.unit)
    return withOther(
      { kind: "duration", value: (quantity.value * span.value!) / last.value, unit: span.unit },
      quantity,
    );
  const money = currencyAt(reading, last.next);
  return money ? { ...plain, kind: "amount", ...(money.code === undefined ? {} : { unit: money.code }) } : plain;
}
