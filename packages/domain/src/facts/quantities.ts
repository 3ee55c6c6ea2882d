import type { Fact } from "./fact.ts";
import { readQuantity, type Quantity } from "./quantity.ts";
import { isCapital, isHyphen, isJoined, phraseEnd, type Read, type Reading } from "./reader.ts";
import type { Token } from "./tokens.ts";
import type { Span } from "./words/lexicon.ts";

const currencySigns = new Map<string, string>(
  Object.entries({
    $: "USD",
    "€": "EUR",
    "£": "GBP",
    "¥": "JPY",
    "₹": "INR",
    "₽": "RUB",
    "₺": "TRY",
    "₩": "KRW",
    "₦": "NGN",
    "₱": "PHP",
    "฿": "THB",
    "₫": "VND",
    "₪": "ILS",
    "₴": "UAH",
  }),
);
/** Letters joined to a dollar sign. */
const dollars = new Map<string, string>(
  Object.entries({
    us: "USD",
    a: "AUD",
    au: "AUD",
    c: "CAD",
    ca: "CAD",
    nz: "NZD",
    hk: "HKD",
    s: "SGD",
    r: "BRL",
    mx: "MXN",
    nt: "TWD",
    t: "TTD",
  }),
);
const isoCodes = new Set(Intl.supportedValuesOf("currency"));

/** Short words that are a currency only next to a number. `?`: several currencies have it. */
const shortCurrencies = new Map<string, string>(
  Object.entries({
    rs: "INR",
    ksh: "KES",
    kshs: "KES",
    tsh: "TZS",
    ush: "UGX",
    kr: "?",
    rp: "IDR",
    kz: "AOA",
    tl: "TRY",
    mdh: "MAD",
    fr: "CHF",
    r: "ZAR",
  }),
);

/** "CA" in "86 500 $ CA". */
const isoSuffix = /^(?:CA|US|AU|NZ|HK)$/;
const isHan = (token: Token | undefined) => /^\p{Script=Han}/u.test(token?.text ?? "");

/** The code of the currency at a token, and the index behind it. */
function currencyAt({ tokens, words }: Reading, at: number): { code: string | undefined; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const joined = tokens[at + 1];
  if (token.kind === "word" && joined?.text === "$" && isJoined(joined) && dollars.get(token.key))
    return { code: dollars.get(token.key), next: at + 2 };
  const sign = currencySigns.get(token.text);
  const suffix = dollars.get(joined?.key ?? "");
  if (token.text === "$" && suffix && joined!.isSpaced && isoSuffix.test(joined!.text))
    return { code: suffix, next: at + 2 };
  if (sign) return { code: token.text === "¥" && words.language === "zh" ? "CNY" : sign, next: at + 1 };
  if (token.text === "円") return { code: "JPY", next: at + 1 };
  if (token.text === "元") return { code: words.language === "zh" ? "CNY" : undefined, next: at + 1 };
  if (token.text === "块" && !isHan(tokens[at + 1])) return { code: "CNY", next: at + 1 };
  if (token.kind !== "word") return undefined;
  if (isoCodes.has(token.text)) return { code: token.text, next: at + 1 };
  const code = words.currencies.get(token.key) ?? shortCurrencies.get(token.key);
  if (code === undefined) return undefined;
  const next = tokens[at + 1]?.text === "." && shortCurrencies.has(token.key) ? at + 2 : at + 1;
  return { code: code === "?" ? undefined : code, next };
}

const millions = new Map<string, number>(
  Object.entries({
    m: 1e6,
    mn: 1e6,
    mm: 1e6,
    k: 1e3,
    b: 1e9,
    bn: 1e9,
    t: 1e3,
    tn: 1e12,
    md: 1e9,
  }),
);

/** A short scale that is told only where money is meant: "€1.2m". */
function moneyScale({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  return token?.kind === "word" && !tokens[at + 1]?.text.startsWith("²") ? millions.get(token.key) : undefined;
}

type Bare = Omit<Fact, "start" | "end" | "text">;

function withOther(fact: Bare, { other }: Quantity, factor = 1): Bare {
  return other === undefined ? fact : { ...fact, other: other * factor };
}

function amount(quantity: Quantity, code: string | undefined, next: number, scale = 1): Read {
  const fact: Bare = { kind: "amount", value: quantity.value * scale, ...(code === undefined ? {} : { unit: code }) };
  return { fact: withOther(fact, quantity, scale), next };
}

/** Money whose currency stands before the number. */
function readMoneyBefore(reading: Reading, at: number): Read | undefined {
  const { tokens } = reading;
  const currency = currencyAt(reading, at);
  const number = tokens[currency?.next ?? 0];
  if (!currency || number?.kind !== "digits") return undefined;
  // "R 12,000" is money, "R2" is not; "fr 12" needs its full stop or capital letter.
  if (shortCurrencies.has(tokens[at]!.key) && tokens[at]!.kind === "word" && !isCapital(tokens[at])) return undefined;
  if (currency.code === "ZAR" && tokens[at]!.key === "r" && number.text.length < 3) return undefined;
  const quantity = readQuantity(reading, currency.next);
  if (!quantity) return undefined;
  const scale = moneyScale(reading, quantity.next);
  return amount(quantity, currency.code, quantity.next + (scale === undefined ? 0 : 1), scale);
}

function spanOf(words: Reading["words"], token: Token | undefined): Span | undefined {
  return token?.kind === "word" ? words.durations.get(token.key) : undefined;
}

const hanSpans: [string, Span][] = [
  ["年間", { unit: "months", count: 12 }],
  ["年半", { unit: "months", count: 12 }],
  ["年", { unit: "months", count: 12 }],
  ["ヶ月", { unit: "months", count: 1 }],
  ["か月", { unit: "months", count: 1 }],
  ["カ月", { unit: "months", count: 1 }],
  ["ヵ月", { unit: "months", count: 1 }],
  ["个月", { unit: "months", count: 1 }],
  ["個月", { unit: "months", count: 1 }],
  ["週間", { unit: "days", count: 7 }],
  ["周", { unit: "days", count: 7 }],
  ["星期", { unit: "days", count: 7 }],
  ["个星期", { unit: "days", count: 7 }],
  ["個星期", { unit: "days", count: 7 }],
  ["週", { unit: "days", count: 7 }],
  ["日間", { unit: "days", count: 1 }],
  ["天", { unit: "days", count: 1 }],
  ["時間", { unit: "minutes", count: 60 }],
  ["小时", { unit: "minutes", count: 60 }],
  ["小時", { unit: "minutes", count: 60 }],
  ["個小時", { unit: "minutes", count: 60 }],
  ["个小时", { unit: "minutes", count: 60 }],
  ["分間", { unit: "minutes", count: 1 }],
  ["分钟", { unit: "minutes", count: 1 }],
  ["分鐘", { unit: "minutes", count: 1 }],
];

/** "18 months", "two-year", "two and a half years", "3年間", "18ヶ月". */
function readDuration(reading: Reading, quantity: Quantity): Read | undefined {
  const { tokens, words, text } = reading;
  let { next } = quantity;
  let { value } = quantity;
  const half = tokens[next]?.key === "and" && tokens[next + 1]?.key === "a" && tokens[next + 2]?.key === "half";
  if (half) {
    value += 0.5;
    next += 3;
  }
  if (isHyphen(tokens[next]) && isJoined(tokens[next])) next += 1;
  const span = spanOf(words, tokens[next]);
  if (span) {
    const fact: Bare = { kind: "duration", value: value * span.count, unit: span.unit, count: value };
    // Polish "lata" and Russian "лет" behind a calendar year are dates, which have been read before.
    return { fact: withOther(fact, quantity, span.count), next: next + 1 };
  }
  const start = tokens[next]?.start;
  if (start === undefined) return undefined;
  const han = hanSpans.find(([signs]) => text.startsWith(signs, start));
  if (!han) return undefined;
  const [signs, { unit, count }] = han;
  if (signs === "年" && quantity.value > 200) return undefined;
  return {
    fact: { kind: "duration", value: value * count + (signs === "年半" ? 6 : 0), unit, count: value },
    next: next + signs.length,
  };
}

/** "30 percent", "３割". Answers the value and the index behind it. */
function readPercent(reading: Reading, quantity: Quantity): Read | undefined {
  const { tokens, words } = reading;
  const { next, value } = quantity;
  const percent = (count: number, end: number): Read => ({
    fact: withOther({ kind: "percent", value: count }, quantity),
    next: end,
  });
  if (tokens[next]?.text === "%") return percent(value, next + 1);
  if (/^[割成]$/.test(tokens[next]?.text ?? "") && value <= 10) return percent(value * 10, next + 1);
  if (reading.text.startsWith("パーセント", tokens[next]?.start ?? Infinity)) return percent(value, next + 6);
  const end = phraseEnd(reading, next, words.percent);
  return end === undefined ? undefined : percent(value, end);
}

/** Percent that stands before its number: Turkish "%30" and "yüzde 30", Swahili "asilimia 30", Chinese 百分之三十. */
function readPercentBefore(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const isBefore = words.language === "tr" || words.language === "sw";
  let next: number | undefined;
  if (isBefore && (words.percent.some(([word]) => word === tokens[at]!.key) || tokens[at]!.text === "%")) next = at + 1;
  if (reading.text.startsWith("百分之", tokens[at]!.start)) next = at + 3;
  const quantity = next === undefined ? undefined : readQuantity(reading, next);
  return quantity && { fact: withOther({ kind: "percent", value: quantity.value }, quantity), next: quantity.next };
}

/** "三分之一", "3分の2". */
function readHanShare(reading: Reading, at: number): Read | undefined {
  const { tokens, text } = reading;
  const whole = handful(reading, at);
  const sign = ["分之", "分の"].find((signs) => text.startsWith(signs, tokens[at + 1]?.start ?? Infinity));
  const part = sign === undefined ? undefined : handful(reading, at + 3);
  if (!whole || !part) return undefined;
  return { fact: { kind: "percent", value: Math.round((part / whole) * 1000) / 10 }, next: at + 4 };
}

/** "Three in ten", "1 in 67", "one out of four". */
function readRate({ tokens, words }: Reading, at: number): Read | undefined {
  if (words.language !== "en") return undefined;
  const valueAt = (index: number) => {
    const token = tokens[index];
    if (token?.kind === "digits") return /^\d{1,3}$/.test(token.text) ? Number(token.text) : undefined;
    return token?.key === "one" ? 1 : words.numbers.get(token?.key ?? "");
  };
  const part = valueAt(at);
  const between =
    tokens[at + 1]?.key === "out" && tokens[at + 2]?.key === "of" ? 3 : tokens[at + 1]?.key === "in" ? 2 : 0;
  const whole = between ? valueAt(at + between) : undefined;
  const isYearLike = (whole ?? 0) >= 1000;
  if (part === undefined || whole === undefined || whole <= part || part > 9 || isYearLike) return undefined;
  return { fact: { kind: "percent", value: Math.round((1000 * part) / whole) / 10 }, next: at + between + 1 };
}

/** A digit of either kind at a token. */
function handful({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "digits") return Number(token.text) || undefined;
  const value = "〇一二三四五六七八九十".indexOf(token?.text ?? "?");
  return value > 0 ? value : undefined;
}

/** "half", "a third", "two-thirds", "la mitad". */
function readShare(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  if (reading.text.startsWith("一半", tokens[at]!.start)) return { fact: { kind: "percent", value: 50 }, next: at + 2 };
  const inHan = readHanShare(reading, at);
  if (inHan) return inHan;
  const share = words.shares.get(tokens[at]!.key);
  if (share !== undefined && words.durations.has(tokens[at + 1]?.key ?? "")) return undefined;
  const before = tokens[at - 1];
  // "A decade and a half" is no half of anything.
  if (share !== undefined && words.one.has(before?.key ?? "") && words.and.has(tokens[at - 2]?.key ?? ""))
    return undefined;
  const isPlain = share === 50;
  const isOne = words.one.has(before?.key ?? "") || (words.language !== "en" && before !== undefined);
  if (share !== undefined && (isPlain || isOne)) return { fact: { kind: "percent", value: share }, next: at + 1 };
  const several = words.numbers.get(tokens[at]!.key);
  const rate = readRate(reading, at);
  if (rate) return rate;
  if (several === undefined || several > 9) return undefined;
  const next = isHyphen(tokens[at + 1]) ? at + 2 : at + 1;
  const part = words.shares.get(tokens[next]?.key ?? "");
  if (part === undefined) return undefined;
  return {
    fact: { kind: "percent", value: Math.round((1000 / Math.round(100 / part)) * several) / 10 },
    next: next + 1,
  };
}

/** Words whose number says which, not how many: "Year 2", "Table 4". */
const labels = new Set(
  "year month week day phase aim table figure fig section part step stage objective goal grade level chapter page appendix annex article type room route unit module item question no nr number key version tier class form line building flat lot work wp task activity output outcome option".split(
    " ",
  ),
);
const ordinals = /^(?:st|nd|rd|th|er|re|ere|eme|e|o|a|º|ª|i)$/;
const measures = new Set(
  "kg g mg km m cm mm ha t l ml kw kwh mw mwh w gb mb tb m2 km2 sq ft in lb lbs oz mi".split(" "),
);
const streets = new Set("street st road rd lane avenue ave drive way close court square place row terrace".split(" "));

/** Whether digits are a part of a name, an order or an address, and no number. */
function isNoNumber(reading: Reading, at: number, next: number): boolean {
  const { tokens, text } = reading;
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const after = tokens[next];
  const isLatin = (each: Token | undefined) => each?.kind === "word" && /^\p{Script=Latin}/u.test(each.text);
  if (before && isJoined(token) && isLatin(before) && token.kind === "digits") return true;
  if (
    before &&
    isJoined(token) &&
    isHyphen(before) &&
    isJoined(before) &&
    isLatin(tokens[at - 2]) &&
    token.kind === "digits"
  )
    return true;
  if (isJoined(token) && (before?.text === "#" || before?.text === "+")) return true;
  if (after && isJoined(after) && isLatin(after) && token.kind === "digits")
    return ordinals.test(after.key) || !(measures.has(after.key) || reading.words.scales.has(after.key));
  const isLabelled = before?.kind === "word" && labels.has(before.key.replace(/s$/, "")) && token.isSpaced;
  if (
    isLabelled &&
    (token.kind === "digits" || isCapital(token) || isCapital(before)) &&
    reading.words.language === "en"
  )
    return !(before.key === "number" || before.key === "work") || token.kind === "digits";
  if (token.kind !== "digits") return false;
  if (isCapital(after) && streets.has(tokens[next + 1]?.key ?? "")) return true;
  const lineStart = text.lastIndexOf("\n", token.start - 1) + 1;
  const isFirst = text.slice(lineStart, token.start).trim() === "";
  if (isFirst && /^\d{1,2}$/.test(token.text) && /^[.)]$/.test(after?.text ?? "") && isJoined(after)) return true;
  return before?.text === "(" && after?.text === ")" && token.text.length < 3;
}

/** The amount, percentage, duration or number that begins at a token. */
export function readMeasure(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const money = readMoneyBefore(reading, at) ?? readPercentBefore(reading, at) ?? readShare(reading, at);
  if (money) return money;
  const token = tokens[at]!;
  const span = words.wholeDurations.get(token.key);
  if (span) return { fact: { kind: "duration", value: span.count, unit: span.unit }, next: at + 1 };
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
  if (behind && (quantity.hasDigits || !shortCurrencies.has(tokens[behind.next - 1]!.key)))
    return amount(quantity, behind.code, behind.next, scale);
  const duration = readDuration(reading, quantity);
  if (duration) return duration;
  return { fact: ofRange(reading, quantity), next: quantity.next };
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
