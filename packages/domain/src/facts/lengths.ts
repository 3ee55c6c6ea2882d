import type { Quantity } from "./quantity.ts";
import { isHyphen, isJoined, phraseEnd, withOther, type Bare, type Read, type Reading } from "./reader.ts";
import type { Token } from "./tokens.ts";
import type { Span } from "./words/language.ts";

export function spanOf(words: Reading["words"], token: Token | undefined): Span | undefined {
  return token?.kind === "word" ? words.durations.get(token.key) : undefined;
}

const hanSpans: [string, Span][] = [
  ["年間", { unit: "months", count: 12 }],
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

/** "An hour and a half", and in languages without an article "ساعة ونصف": one and a half of a unit. */
export function readOneAndHalf(reading: Reading, at: number): Read | undefined {
  const { tokens, words } = reading;
  const unit = words.one.has(tokens[at]!.key) ? at + 1 : at;
  const span = spanOf(words, tokens[unit]);
  const next = span && phraseEnd(reading, unit + 1, words.half);
  if (!span || next === undefined) return undefined;
  return { fact: { kind: "duration", value: 1.5 * span.count, unit: span.unit, count: 1.5 }, next };
}

/** "18 months", "two-year", "two and a half years", "3年間", "18ヶ月". */
export function readDuration(reading: Reading, quantity: Quantity): Read | undefined {
  const { tokens, words, text } = reading;
  let { next } = quantity;
  let { value } = quantity;
  if (isHyphen(tokens[next]) && isJoined(tokens[next])) next += 1;
  const span = spanOf(words, tokens[next]);
  if (span) {
    const half = phraseEnd(reading, next + 1, words.half);
    if (half !== undefined) {
      value += 0.5;
      next = half - 1;
    }
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
  // "一年半", "2時間半".
  const hasHalf = text.startsWith("半", start + signs.length);
  const whole = value + (hasHalf ? 0.5 : 0);
  return {
    fact: { kind: "duration", value: whole * count, unit, count: whole },
    next: next + signs.length + (hasHalf ? 1 : 0),
  };
}
