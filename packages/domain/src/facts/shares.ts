import { readQuantity, type Quantity } from "./quantity.ts";
import { isHyphen, phraseEnd, withOther, type Read, type Reading } from "./reader.ts";

/** "30 percent", "３割". Answers the value and the index behind it. */
export function readPercent(reading: Reading, quantity: Quantity): Read | undefined {
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
export function readPercentBefore(reading: Reading, at: number): Read | undefined {
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

/** What stands between the two numbers of a rate, in each language. */
const between: Record<string, string[][]> = {
  en: [["in"], ["out", "of"], ["in", "every"], ["of", "every"], ["out", "of", "every"]],
  es: [
    ["de", "cada"],
    ["por", "cada"],
  ],
  fr: [["sur"]],
  pt: [["em", "cada"], ["em"]],
  it: [["su"]],
  de: [["von"]],
  nl: [
    ["op", "de"],
    ["van", "de"],
  ],
  pl: [["na"]],
  ru: [["из"]],
  ar: [
    ["من", "كل"],
    ["من", "اصل"],
    ["من", "أصل"],
  ],
};

/** How many words may stand between the two numbers of a rate: "one deaf or deafened spectator in seven". */
const mostBetween = 5;

/** "Three in ten", "1 in 67", "neun von zehn", "un habitant sur huit". */
function readRate(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const valueAt = (index: number) => {
    const token = tokens[index];
    if (token?.kind === "digits") return /^\d{1,3}$/.test(token.text) ? Number(token.text) : undefined;
    return words.one.has(token?.key ?? "") ? 1 : words.numbers.get(token?.key ?? "");
  };
  const part = valueAt(at);
  if (part === undefined || part > 9) return undefined;
  const phrases = between[words.language] ?? [];
  // "One resident in eight": what is counted may stand between, with words that tell it.
  for (let from = at + 1; from <= at + (part === 1 ? mostBetween : 1) + 1; from += 1) {
    if (from > at + 1 && tokens[from - 1]?.kind !== "word") break;
    const next = phraseEnd(reading, from, phrases);
    const whole = next === undefined ? undefined : valueAt(next);
    if (next === undefined || whole === undefined) continue;
    // Outside English the small word has other uses as well: both are small there.
    const most = words.language === "en" ? 999 : 20;
    const isNounBetween = from > at + 1;
    if (whole <= part || whole > most || whole < 3 || (isNounBetween && part > 1)) continue;
    if (isNounBetween && isTime(reading, next + 1)) continue;
    return { fact: { kind: "percent", value: Math.round((1000 * part) / whole) / 10 }, next: next + 1 };
  }
  return undefined;
}

/** "A full section in three years", "ein Kurs im Alter von 8 bis 14 Jahren": a time, or a range of it, is nothing of which there is one. */
function isTime({ tokens, words }: Reading, at: number): boolean {
  const isDuration = (index: number) => words.durations.has(tokens[index]?.key ?? "");
  return isDuration(at) || (tokens[at + 1]?.kind === "digits" && isDuration(at + 2));
}

/** A digit of either kind at a token. */
function handful({ tokens }: Reading, at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "digits") return Number(token.text) || undefined;
  const value = "〇一二三四五六七八九十".indexOf(token?.text ?? "?");
  return value > 0 ? value : undefined;
}

/** "half", "a third", "two-thirds", "la mitad". */
export function readShare(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  if (reading.text.startsWith("一半", tokens[at]!.start)) return { fact: { kind: "percent", value: 50 }, next: at + 2 };
  const inHan = readHanShare(reading, at);
  if (inHan) return inHan;
  const share = words.shares.get(tokens[at]!.key);
  if (share !== undefined && words.durations.has(tokens[at + 1]?.key ?? "")) return undefined;
  // So is "half a decade", and "half an hour".
  if (share !== undefined && words.one.has(tokens[at + 1]?.key ?? "") && words.durations.has(tokens[at + 2]?.key ?? ""))
    return undefined;
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
