import { readDigits } from "./digits.ts";
import { isHyphen, isJoined, phraseEnd, type Reading } from "./reader.ts";
import { joinedNumber } from "./words/joinedNumbers.ts";

/** A number, in digits or words, and the index of the first token behind it. */
export interface Quantity {
  value: number;
  other?: number;
  next: number;
  /** Written in digits, wholly or in part. */
  hasDigits: boolean;
}

const mostWordsJoined = 5;

/** "soixante-et-onze", "quatre-vingt-dix": a number word of several words, the longest that is there. */
function joinedWord({ tokens, words }: Reading, at: number): ReturnType<typeof wordAt> {
  let key = "";
  let found: { value: number; next: number } | undefined;
  for (let next = at, count = 0; count < mostWordsJoined; next += 1) {
    if (isHyphen(tokens[next]) && next > at) continue;
    const token = tokens[next];
    if (token?.kind !== "word") break;
    key += (key && "-") + token.key;
    count += 1;
    const value = words.numbers.get(key);
    if (value !== undefined) found = { value, next: next + 1 };
    if (words.language !== "fr") break;
  }
  return found;
}

/** What a word says without the joined "and", "by" or "for" of Arabic before it. */
function wordAt(reading: Reading, at: number): { value?: number; scale?: number; next: number } | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== "word") return undefined;
  const { numbers, scales, language } = reading.words;
  const joined = joinedWord(reading, at);
  if (joined) return joined;
  const scale = scales.get(token.key);
  if (scale !== undefined) return { scale, next: at + 1 };
  const whole = joinedNumber(token.key, language, numbers);
  if (whole !== undefined) return { value: whole, next: at + 1 };
  if (language === "ar" && /^[وبل]/.test(token.key)) {
    const rest = token.key.slice(1);
    const value = numbers.get(rest);
    if (value !== undefined) return { value, next: at + 1 };
    const restScale = scales.get(rest);
    if (restScale !== undefined) return { scale: restScale, next: at + 1 };
  }
  return undefined;
}

/** Whether a word can still be added to what a number has come to: "five" to 20, not to 25. */
function fits(sum: number, value: number, language: string): boolean {
  if (sum === 0) return true;
  if (value >= 100) return false;
  if (sum % 100 === 0) return true;
  if (language === "ar" && sum < 10 && value === 10) return true;
  // Arabic says the unit before the ten.
  if (language === "ar" && sum % 100 < 10 && value >= 20) return true;
  return sum % 10 === 0 && value < 10 && (sum % 100 >= 20 || sum % 100 === 10);
}

/** Languages that join a ten and its unit by "and". */
const andBetween = new Set(["es", "pt"]);

/** "One" is an article by itself, and a number in "thirty-one", "treinta y una". */
function oneBehindTen({ tokens, words }: Reading, at: number, sum: number): ReturnType<typeof wordAt> {
  const isTen = sum % 100 >= 20 && sum % 10 === 0;
  const [before, token] = [tokens[at - 1], tokens[at]];
  const isOne =
    (words.language === "en" && isHyphen(before) && token?.key === "one") ||
    (andBetween.has(words.language) &&
      words.and.has(before?.key ?? "") &&
      before?.key.length === 1 &&
      (words.one.has(token?.key ?? "") || token?.key === "uno"));
  return isTen && isOne ? { value: 1, next: at + 1 } : undefined;
}

/** A number in words: "two hundred and fifty-three thousand". */
function readWords(reading: Reading, at: number): Quantity | undefined {
  const { tokens, words } = reading;
  let total = 0;
  let sum = 0;
  let next = at;
  let hasWord = false;
  while (next < tokens.length) {
    let from = next;
    if (hasWord && (isHyphen(tokens[from]) || words.and.has(tokens[from]?.key ?? ""))) from += 1;
    const word = wordAt(reading, from) ?? oneBehindTen(reading, from, sum);
    if (!word) break;
    if (word.value !== undefined) {
      if (!fits(sum, word.value, words.language)) break;
      sum += word.value;
    } else if (word.scale !== undefined) {
      if (!hasWord && words.vague.has(tokens[from]!.key)) return undefined;
      // "Dez mil e cem".
      const isRest = words.language === "pt" && sum === 0 && word.scale < 1000 && total > word.scale;
      if (from > next && !isHyphen(tokens[next]) && !isRest) break;
      if (word.scale < 1000) {
        if (sum >= 100) break;
        sum = Math.max(sum, 1) * word.scale;
      } else {
        if (total > 0 && total < word.scale) break;
        total += Math.max(sum, 1) * word.scale;
        sum = 0;
      }
    }
    hasWord = true;
    next = word.next;
  }
  return hasWord ? { value: total + sum, next, hasDigits: false } : undefined;
}

const hanDigits = new Map([..."〇一二三四五六七八九"].map((sign, value) => [sign, value]));
hanDigits.set("两", 2).set("兩", 2);
const hanTens = new Map(Object.entries({ 十: 10, 百: 100, 千: 1000 }));
const hanScales = new Map(Object.entries({ 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8 }));
/** What is counted by: a lone sign before it is a number, elsewhere it is part of a word. */
const hanCounters = new Set(
  "人名个個家所校回次件台本冊日週周月年歳岁円元块ヶか時小分组組支間间项項位倍天户戶棟头頭匹枚割成箱种種",
);

/** A number in Han signs: 三十五, 十二万, 二〇二六. One is told only within a longer number. */
function readHan({ tokens, text }: Reading, at: number): Quantity | undefined {
  let total = 0;
  let sum = 0;
  let digit: number | undefined;
  let next = at;
  let isSpelled = false;
  for (; next < tokens.length; next += 1) {
    const sign = tokens[next]!.text;
    const value = hanDigits.get(sign);
    const ten = hanTens.get(sign);
    const scale = hanScales.get(sign);
    if (value !== undefined) {
      if (digit !== undefined) isSpelled = true;
      digit = isSpelled ? digit! * 10 + value : value;
    } else if (ten !== undefined && !isSpelled) {
      sum += (digit ?? 1) * ten;
      digit = undefined;
    } else if (scale !== undefined && next > at) {
      total += (sum + (digit ?? 0)) * scale;
      sum = 0;
      digit = undefined;
    } else break;
  }
  const length = next - at;
  if (length === 0) return undefined;
  const value = total + sum + (digit ?? 0);
  const isCounted = hanCounters.has(tokens[next]?.text ?? "");
  // "一時間半" is one and a half.
  const isHalfMore = value === 1 && /^(?:年|時間|小时|小時)半/.test(text.slice(tokens[next]?.start));
  return (value > 1 || isHalfMore) && (length > 1 ? isCounted || value >= 11 : isCounted)
    ? { value, next, hasDigits: false }
    : undefined;
}

/** Scales behind digits, also Han ones: "1.2 million", "12k", "12万", "1 crore 20 lakh". */
function withScales(reading: Reading, quantity: Quantity): Quantity {
  const { tokens, words } = reading;
  let { value, other, next } = quantity;
  for (;;) {
    const token = tokens[next];
    const han = hanScales.get(token?.text ?? "") ?? hanTens.get(token?.text ?? "");
    const scale = han ?? words.scales.get(token?.key ?? "");
    // "m" may be metres: it is told only behind a sign of money, where it is asked for.
    if (scale === undefined || token?.key === "m") break;
    if (token!.key === "k" && !isJoined(token)) break;
    value *= scale;
    if (other !== undefined) other *= scale;
    next += 1;
    const following = tokens[next];
    const digits = following?.kind === "digits" ? readDigits(following.text, ".") : undefined;
    const following2 = tokens[next + 1];
    const lesser =
      hanScales.get(following2?.text ?? "") ??
      hanTens.get(following2?.text ?? "") ??
      words.scales.get(following2?.key ?? "");
    // "87万5,000", "1万2千", "1 crore 20 lakh".
    const isRest = han !== undefined && isJoined(following) && (digits?.value ?? Infinity) < scale;
    if (!digits || (lesser === undefined ? !isRest : lesser >= scale)) break;
    value += digits.value * (lesser ?? 1);
    next += lesser === undefined ? 1 : 2;
  }
  return other === undefined ? { ...quantity, value, next } : { ...quantity, value, other, next };
}

/** Swahili says the scale first: "elfu mbili mia tano" is 2500, "milioni 21" 21 million. */
function readScaleFirst({ tokens, words }: Reading, at: number): Quantity | undefined {
  let value = 0;
  let next = at;
  let hasDigits = false;
  for (let scale = words.scales.get(tokens[next]?.key ?? ""); scale !== undefined;) {
    const factor = tokens[next + 1];
    const digits = factor?.kind === "digits" ? readDigits(factor.text, ".")?.value : undefined;
    hasDigits ||= digits !== undefined;
    const count = digits ?? words.numbers.get(factor?.key ?? "");
    if (count === undefined && words.vague.has(tokens[next]!.key)) break;
    value += scale * (count ?? 1);
    next += count === undefined ? 1 : 2;
    if (words.and.has(tokens[next]?.key ?? "") && words.scales.has(tokens[next + 1]?.key ?? "")) next += 1;
    scale = words.scales.get(tokens[next]?.key ?? "");
  }
  return next > at ? { value, next, hasDigits } : undefined;
}

const commaDecimals = new Set(["es", "fr", "pt", "it", "de", "nl", "pl", "ru", "tr", "ar"]);

/** The number that begins at a token, in digits or words, with a half that is said behind it; undefined where none does. */
export function readQuantity(reading: Reading, at: number): Quantity | undefined {
  const quantity = readWhole(reading, at);
  const next = quantity && phraseEnd(reading, quantity.next, reading.words.half);
  return next === undefined ? quantity : { ...quantity!, value: quantity!.value + 0.5, next };
}

function readWhole(reading: Reading, at: number): Quantity | undefined {
  const token = reading.tokens[at];
  if (!token) return undefined;
  if (token.kind === "digits") {
    const digits = readDigits(token.text, commaDecimals.has(reading.words.language) ? "," : ".");
    return digits && withScales(reading, { ...digits, next: at + 1, hasDigits: true });
  }
  if (token.kind !== "word") return undefined;
  if (reading.words.language === "sw" && reading.words.scales.has(token.key)) return readScaleFirst(reading, at);
  return readWords(reading, at) ?? readHan(reading, at);
}
