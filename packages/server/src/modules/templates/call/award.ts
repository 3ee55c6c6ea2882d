import type { Schemas } from "@grantwright/api-client";
import { readFacts, type Fact } from "@grantwright/domain/facts";
import type { Part } from "./part.ts";
import { holdsNumber } from "./pointed/holdsNumber.ts";
import { lineAt, sentences, type ReadFrom } from "./passages.ts";
import { isIn, valueAt, type ReadValue } from "./readValue.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Award = Schemas["ReadAward"];

const mostSums = 300;

/** Peruvian soles, by the code that the reader of amounts knows; as long as they were. */
const withCodes = (text: string) =>
  text.replace(/\bS\/\.? ?(?=\d)/gu, (sign) => "PEN".padEnd(sign.length).slice(0, Math.max(3, sign.length)));

const isoBehind = /^\s*\(?(CAD|AUD|NZD|SGD|HKD|USD|TTD|JMD)\b/u;

/** The sums of money of a text, with the currency that is written behind a dollar sign. */
function sumsIn(text: string, language: string): Fact[] {
  const facts = readFacts(withCodes(text), language);
  const code = isoBehind.exec(text.slice(facts.findLast(({ kind }) => kind === "amount")?.end ?? text.length))?.[1];
  return facts.flatMap((fact, index) => {
    const next = facts[index + 1];
    const isFirstOfTwo =
      fact.kind === "number" &&
      next?.kind === "amount" &&
      next.start - fact.end <= 12 &&
      !/[.;:]/u.test(text.slice(fact.end, next.start));
    if (fact.value === undefined || (fact.kind !== "amount" && !isFirstOfTwo)) return [];
    const unit = fact.kind === "amount" ? fact.unit : next?.unit;
    const own = unit === "USD" && code !== undefined && text.slice(fact.start, fact.end).includes("$") ? code : unit;
    return [{ ...fact, ...(own !== undefined && { unit: own }) }];
  });
}

const rangeBetween =
  /^\s*(?:(?:\p{L}{2,10}\s+)?(?:to|and|up to|a|hasta|y|et|jusqu’à|bis|und|até|e|ate|do|tot|en|إلى|و|à|al|ai)|-|–|—)\s*$/iu;

/** Sums of one sentence or row. */
interface Offer {
  part: Part;
  at: number;
  least?: Fact;
  most?: Fact;
  score: number;
}

function offerOf(part: Part, text: string, at: number, words: CallWords): Offer | undefined {
  const sums = sumsIn(text, words.language).filter((sum) => (sum.value ?? 0) >= 50 || sum.value === undefined);
  const [first] = sums;
  if (!first) return undefined;
  const folded = foldPhrase(text);
  const { award } = words;
  const ofOne = sums.filter(({ unit }) => unit === first.unit);
  const pair = ofOne.flatMap((sum, index) => {
    const next = ofOne[index + 1];
    if (!next || (sum.value ?? 0) >= (next.value ?? 0)) return [];
    const between = text.slice(sum.end, next.start);
    const isRange =
      rangeBetween.test(between) ||
      (award.most.test(foldPhrase(between)) && award.least.test(foldPhrase(text.slice(0, sum.start))));
    return isRange && between.length < 50 ? [[sum, next] as const] : [];
  })[0];
  const says =
    (award.most.test(folded) ? 2 : 0) +
    (award.of.test(folded) ? 2 : 0) +
    (isIn(part, "funding") ? 1 : 0) +
    (pair ? 2 : 0);
  const zone = isIn(part, "eligibility", "attachments", "prohibitions", "criteria")
    ? 3
    : isIn(part, "sections")
      ? 1
      : 0;
  /** Words beside a sum that make it no award: those since the sum before it, and the few behind it. */
  const against = (sum: Fact, from: Fact) => {
    const before = sums.findLast((each) => each.end <= from.start)?.end ?? 0;
    const leading = text.slice(Math.max(before, from.start - 45), from.start);
    // What stands behind the sum before it, up to a comma, is of that one.
    const own = before > from.start - 45 ? (leading.split(/[,;]/u).at(-1) ?? "") : leading;
    const beside = foldPhrase(own + text.slice(from.start, sum.end + 25));
    return (award.not.test(beside) ? 4 : 0) + zone;
  };
  const scored = ofOne.map((sum) => ({ sum, score: says - against(sum, sum) - 1 }));
  const largest = scored.reduce((one, other) =>
    other.score > one.score || (other.score === one.score && other.sum.value! > one.sum.value!) ? other : one,
  );
  const isLeast = !pair && award.least.test(folded) && !award.most.test(folded);
  return {
    part,
    at: at + (pair?.[0] ?? largest.sum).start,
    score: pair ? says - against(pair[1], pair[0]) - 1 : largest.score,
    ...(pair ? { least: pair[0], most: pair[1] } : isLeast ? { least: ofOne[0]! } : { most: largest.sum }),
  };
}

function offersOf(parts: Part[], words: CallWords): Offer[] {
  const offers: Offer[] = [];
  for (const part of parts) {
    if (offers.length > mostSums) break;
    if (!/[\d٠-٩]/u.test(part.passage.text)) continue;
    const { text, cells } = part.passage;
    const pieces = cells ? [{ at: 0, text }] : sentences(text);
    for (const piece of pieces) {
      const offer = offerOf(part, piece.text, piece.at, words);
      if (offer) offers.push(offer);
    }
  }
  return offers;
}

const top = (offers: Offer[]) =>
  offers.reduce<Offer | undefined>(
    (one, other) => (other.score > 0 && other.score > (one?.score ?? 0) ? other : one),
    undefined,
  );

/** How much one applicant can be given: what stands in one sentence, or the least and the most in two. */
export function readAward(parts: Part[], words: CallWords): Award | undefined {
  const offers = offersOf(parts, words);
  const most = top(offers.filter((offer) => offer.most));
  const least = most?.least
    ? most
    : top(offers.filter((offer) => offer.least && !offer.most && (!most || offer.least.unit === most.most?.unit)));
  const shown = most ?? least;
  if (!shown) return undefined;
  const currency = (most?.most ?? least?.least)?.unit;
  const smallest = least?.least?.value;
  const largest = most?.most?.value;
  return {
    ...(smallest !== undefined && (largest === undefined || smallest < largest) && { least: rounded(smallest) }),
    ...(largest !== undefined && { most: rounded(largest) }),
    ...(currency !== undefined && { currency }),
    readFrom: lineAt(shown.part.passage, shown.at),
  };
}

/** Sums that somebody says words mean, 0 for none, and their currency by ISO 4217; empty where nobody says. */
interface MeantSums {
  least: number;
  most: number;
  currency: string;
}

/** A number without a sign of money is a sum from this on, and no year. */
const leastSum = 50;
const isYear = (sum: number, text: string) =>
  Number.isInteger(sum) &&
  sum >= 1900 &&
  sum <= 2100 &&
  // No year is written "2.000".
  !new RegExp(`(?<!\\d)${Math.floor(sum / 1000)}[\\s.,’']${String(sum % 1000).padStart(3, "0")}(?!\\d)`, "u").test(
    text,
  );

/** The sums that are meant, where the words hold each of them: as sums of money, where rules know any there. */
function meantIn(text: string, { least, most }: MeantSums, sums: readonly Fact[], words: CallWords) {
  const given = [least, most].filter((sum) => sum > 0);
  const isSum = (sum: number) => sums.some(({ value }) => value === sum);
  // "No less than 2.000 and no more than 16.000 euros": only the second is written as money.
  const isHeld = (sum: number) =>
    isSum(sum) || (sum >= leastSum && !isYear(sum, text) && holdsNumber(text, sum, words.language));
  if (given.length === 0 || !given.every(isHeld) || (sums.length > 0 && !given.some(isSum))) return undefined;
  return { ...(least > 0 && least < (most || Infinity) && { least }), ...(most > 0 && { most }) };
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** The signs that a currency is written with, as English and the language of a call have them. */
const signsOf = (currency: string, language: string): string[] =>
  ["en", language].flatMap((each) =>
    new Intl.NumberFormat(each, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === "currency" ? value : [])),
  );

/** Names of countries that tell whose dollars are meant, and signs that do. */
const tellsWhose =
  /\p{L}\$|\b(?:american|u\.\s?s\.|usd?|canadian|australian|new zealand|singapore|hong kong|taiwan|jamaican|[a-z]{3} dollars)\b/iu;

/** The currency that somebody says sums are in: where rules know none, or only the bare sign of several, and the sums are written with a sign of it. */
function currencyIn(text: string, byRules: string | undefined, meant: string, language: string): string | undefined {
  const isOpen = byRules === undefined || (byRules === "USD" && !tellsWhose.test(text));
  if (!isOpen || !currencies.has(meant)) return byRules;
  const isWrittenSo = signsOf(meant, language).some((sign) => {
    const at = text.indexOf(sign);
    const beside = `${text[at - 1] ?? ""}${text[at + sign.length] ?? ""}`;
    return at >= 0 && !(/\p{L}/u.test(sign) && /\p{L}/u.test(beside));
  });
  return isWrittenSo ? meant : byRules;
}

/** How much words say that one applicant can be given, wherever they stand: as they are meant, where they hold that. Undefined where they name no sum. */
export function awardIn(text: string, readFrom: ReadFrom, meant: MeantSums, words: CallWords): Award | undefined {
  const all = sumsIn(text, words.language);
  const isRange = (at: number) => {
    const [from, to] = [all[at], all[at + 1]];
    return from && to && rangeBetween.test(text.slice(from.end, to.start)) && (from.value ?? 0) < (to.value ?? 0);
  };
  const sums = all.filter(({ kind, unit }, at) => unit === all.at(-1)?.unit && (kind === "amount" || isRange(at)));
  const [first] = sums;
  const sumsMeant = meantIn(text, meant, sums, words);
  const currency = currencyIn(text, first?.unit, meant.currency, words.language);
  if (sumsMeant) return { ...sumsMeant, ...(currency !== undefined && { currency }), readFrom };
  if (first?.value === undefined) return undefined;
  const folded = foldPhrase(text);
  const isLeast = sums.length === 1 && words.award.least.test(folded) && !words.award.most.test(folded);
  const hasLeast = isLeast || isRange(all.indexOf(first));
  const largest = Math.max(...sums.map(({ value = 0 }) => value));
  return {
    ...(hasLeast && { least: rounded(first.value) }),
    ...(!isLeast && { most: rounded(largest) }),
    ...(currency !== undefined && { currency }),
    readFrom,
  };
}

const rounded = (sum: number) => Math.round(sum * 100) / 100;

/** Dollars that people write with a bare "$" and count alike, by their names. */
const dollarNames: Record<string, string> = {
  USD: "US dollars",
  CAD: "Canadian dollars",
  AUD: "Australian dollars",
  NZD: "New Zealand dollars",
  SGD: "Singapore dollars",
};

/** The largest award, where it is in dollars: a template has no other currency. Of which country is told where they are not of the United States. */
export function amountOf(award: Award | undefined): ReadValue | undefined {
  const { most, currency, readFrom } = award ?? {};
  if (most === undefined || readFrom === undefined || currency === undefined) return undefined;
  const dollars = dollarNames[currency];
  if (dollars === undefined) return undefined;
  return { value: String(most), readFrom, ...(currency !== "USD" && { note: `In ${dollars}.` }) };
}

/** Awards in other currencies: told, for a template has dollars. */
export function readOtherAmounts(parts: Part[], words: CallWords): ReadValue[] {
  const found: ReadValue[] = [];
  for (const part of parts)
    for (const sentence of sentences(part.passage.text)) {
      if (found.length >= 20) return found;
      if (!/[\d٠-٩]/u.test(sentence.text)) continue;
      const folded = foldPhrase(sentence.text);
      if (!words.award.most.test(folded) && !words.award.of.test(folded)) continue;
      const other = sumsIn(sentence.text, words.language).find(({ kind, unit }) => kind === "amount" && unit !== "USD");
      const dollars = dollarNames[other?.unit ?? ""];
      if (other)
        found.push(
          valueAt(
            part,
            sentence.text,
            sentence.at + other.start,
            dollars ? `In ${dollars}.` : "The amount is not in dollars.",
          ),
        );
    }
  return found;
}
