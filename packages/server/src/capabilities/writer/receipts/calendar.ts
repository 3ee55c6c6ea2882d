import { chanceOf, stepOf, type Fact, type Worked } from "@grantwright/domain/facts";
import type { Asked, Known } from "./asked.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

const words = (spaced: string, others: string) => new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${others}`, "iu");

/** Words by which a sentence counts by a time: nouns and what is made of them. */
const times = {
  year: words(
    "years?|yearly|annual(?:ly)?|año|anual(?:es|mente)?|ann?ée|an|annuel\\p{L}*|ano|anuais|anno|annu[oai]\\p{L}*|jahr\\p{L}*|jährlich\\p{L}*|jaar\\p{L}*|rok|roku|roczn\\p{L}*|год|года|году|годов\\p{L}*|ежегодн\\p{L}*|yıl\\p{L}*|mwaka",
    "سنة|سنوي|عام|साल|वर्ष|年",
  ),
  quarter: words("quarter|quarterly|trimestr\\p{L}*|quartal\\p{L}*|kwarta\\p{L}*|квартал\\p{L}*", "四半期|季度"),
  month: words(
    "months?|monthly|mes|mensual\\p{L}*|mois|mensuel\\p{L}*|mês|mensa(?:l|is|lmente)|mese|mensil\\p{L}*|monat\\p{L}*|maand\\p{L}*|miesi\\p{L}*|месяц\\p{L}*|ежемесячн\\p{L}*|ay|aylık|ayda|mwezi",
    "شهر|माह|महीन|毎月|每月|月一回",
  ),
  week: words(
    "weeks?|weekly|semanas?|semanal\\p{L}*|semaines?|hebdomadaire\\p{L}*|settiman\\p{L}*|woche|wochen|wöchentlich\\p{L}*|week|wekelijks\\p{L}*|tydzień|tygod\\p{L}*|недел\\p{L}*|еженедельн\\p{L}*|hafta\\p{L}*|wiki",
    "أسبوع|सप्ताह|毎週|每周",
  ),
} as const;

type Time = keyof typeof times;

/** How many of a shorter time a longer one has. */
const lengths: readonly (readonly [long: Time, short: Time, count: number])[] = [
  ["year", "month", 12],
  ["year", "quarter", 4],
  ["year", "week", 52],
];

/** A figure of one sentence, and whether that counts by a time. */
interface Rate {
  fact: Fact;
  text: string;
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Fewer may be met by chance: of the figures like one, this share may be a rate times the length of a time as well. */
const mostChance = 0.2;

const ratesOf = (kind: Fact["kind"], sentences: readonly SourceSentence[]): Rate[] =>
  sentences.flatMap(({ facts, text }) => facts.flatMap((fact) => (fact.kind === kind ? [{ fact, text }] : [])));

/**
 * A figure for a year from one for a month, a week or a quarter: "£5,400 a year" from "£450 a month". A sum of money is looked for anywhere, a count
 * where its sentence stands on.
 *
 * @param own the other facts of its sentence that are known.
 */
export function byCalendar(
  fact: Fact,
  own: readonly Fact[],
  { sentence, near, text }: Asked,
  index: SourceIndex,
  known: Known,
): Worked | undefined {
  const { kind, value = 0 } = fact;
  if ((kind !== "amount" && kind !== "number") || value <= 0 || !times.year.test(sentence.text)) return undefined;
  const said = [own, ...known.before].flatMap((facts) =>
    facts.flatMap((each) => (each.kind === kind ? [{ fact: each, text: sentenceAround(text, each.start) }] : [])),
  );
  const rates = [...said, ...ratesOf(kind, kind === "amount" ? index.sentences : near.sentences)];
  for (const [, short, count] of lengths) {
    const timed = rates.filter((rate) => times[short].test(rate.text));
    const found = timed.find((rate) => Math.abs((rate.fact.value ?? 0) * count - value) < 1e-6);
    if (!found) continue;
    const sorted = timed.map((rate) => (rate.fact.value ?? 0) * count).toSorted((a, b) => a - b);
    if (chanceOf(value, sorted, stepOf(value), false) > mostChance) continue;
    return { working: `${numbers.format(value)} = ${numbers.format(value / count)} × ${count}`, from: [found.fact] };
  }
  return undefined;
}

/** How far around a figure its own text is looked at. */
const reach = 60;

const sentenceAround = (text: string, at: number): string => text.slice(Math.max(0, at - reach), at + reach);
