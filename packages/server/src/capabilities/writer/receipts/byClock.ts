import { countOf, isCount, type Fact, type Worked } from "@grantwright/domain/facts";
import { clockSpansIn, clockTimesIn, type ClockSpan } from "./clockTimes.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { weekdaysIn } from "./weekdays.ts";

const hours = (minutes: number): string => `${Math.round((minutes / 60) * 100) / 100} h`;

/** On how many days of the week a stretch of a day is, by those that stand before it and behind the one before. */
function daysOf(span: ClockSpan, before: ClockSpan | undefined, { text, language }: SourceSentence): number {
  const days = weekdaysIn(text, language).filter(({ at }) => at < span.at && at > (before?.at ?? -1));
  return Math.max(1, new Set(days.map(({ day }) => day)).size);
}

/** What a sentence's stretches of a day come to: each, and all of them on all of their days. */
function lengthsIn(sentence: SourceSentence): { minutes: number; working: string }[] {
  const spans = clockSpansIn(sentence.text);
  const lengths = spans.map(({ minutes, text }) => ({ minutes, working: text }));
  const onDays = spans.map((span, at) => ({ ...span, days: daysOf(span, spans[at - 1], sentence) }));
  if (onDays.some(({ days }) => days > 1) || onDays.length > 1)
    lengths.push({
      minutes: onDays.reduce((sum, { minutes, days }) => sum + minutes * days, 0),
      working: onDays.map(({ text, days }) => (days > 1 ? `${days} × (${text})` : `(${text})`)).join(" + "),
    });
  return lengths;
}

/**
 * A length of time from the clock: "four hours" of "from 10 to 14", also so many times, and "three days" of the days of the week that a sentence
 * names.
 *
 * @param own the other facts of its sentence that are known, whose counts multiply.
 * @param base sentences of the sources that its own stands on.
 */
export function byClock(fact: Fact, own: readonly Fact[], base: readonly SourceSentence[]): Worked | undefined {
  const { kind, unit, value = 0 } = fact;
  if (kind !== "duration") return undefined;
  if (unit === "days")
    for (const { text, language, facts } of base) {
      const days = new Set(weekdaysIn(text, language).map(({ day }) => day)).size;
      if (days > 1 && days === value && days === fact.count)
        return { working: `${days}: ${text}`, from: facts.slice(0, 1) };
    }
  if (unit !== "minutes") return undefined;
  for (const sentence of base)
    for (const { minutes, working } of lengthsIn(sentence)) {
      if (minutes === value) return { working: `${hours(value)}: ${working}`, from: sentence.facts.slice(0, 1) };
      const count = own.find((each) => isCount(each) && minutes * countOf(each) === value);
      if (count) return { working: `${hours(value)}: ${countOf(count)} × (${working})`, from: [count] };
    }
  return undefined;
}

/** A sentence that gives a number as a time of day: "nine in the morning", "11.40". */
export function atClock({ kind, text, value = 0 }: Fact, near: readonly SourceSentence[]): SourceSentence | undefined {
  if (kind !== "number" || value > 24) return undefined;
  const hour = Math.floor(value);
  const minute = Number(/^\d{1,2}\.(\d\d)$/.exec(text)?.[1] ?? 0);
  if (!Number.isInteger(value) && minute === 0) return undefined;
  return near.find((sentence) =>
    clockTimesIn(sentence.text).some((time) => time.hour === hour % 12 && time.minute === minute),
  );
}
