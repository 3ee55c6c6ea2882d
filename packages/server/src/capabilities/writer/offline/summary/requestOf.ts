import { readFacts } from "@grantwright/domain/facts";
import { readFigures, type Figure } from "../../numbers/readFigures.ts";
import { gapOf } from "../asks/gapOf.ts";
import { shippedAsks } from "../asks/shippedAsks.ts";
import { isPriced, sumsOf } from "../asks/moneySums.ts";

const isShareOrSum = ({ kind }: Figure): boolean => kind === "amount" || kind === "percent";

/** Less of the largest sum that is named is the price of a thing. */
const leastOfLargest = 0.2;

const readUnit = (text: string, language: string) =>
  readFigures({ id: "unit", kind: "description", text }, language.slice(0, 2));

/** The sums of money in a text. */
export const sumsIn = (text: string): number[] =>
  readFacts(text).flatMap(({ kind, value }) => (kind === "amount" && value !== undefined ? [value] : []));

/** The sums that a sentence asks for, in a language (BCP 47). */
export const askedIn = (sentence: string, language: string): number[] =>
  sumsOf(readUnit(sentence, language)).flatMap(({ role, value }) => (role === "asked" ? [value] : []));

/** A sum that a description surely asks for. */
export interface Request {
  value: number;
  /** Whole, in the language of the description and with the sum as the person wrote it: "The request is for £24,000." */
  sentence: string;
}

/**
 * How much sentences of a description or of a finished budget ask for, as a sentence; undefined where that is not sure, or in a language without such a sentence. Sure is one sum alone:
 * in a sentence without another one, by a word that asks, no price and no small part of what is named; or what somebody worked out to be left.
 */
export function requestOf(sentences: Iterable<string>, language: string): Request | undefined {
  const frame = shippedAsks[language.slice(0, 2)]?.request;
  if (frame === undefined) return undefined;
  const units = [...sentences].map((text) => readUnit(text, language));
  const sums = units.flatMap(sumsOf);
  const asked = sums.filter(({ role }) => role === "asked");
  const gap = asked.length === 0 ? gapOf(sums, language.slice(0, 2)) : undefined;
  const [sum, ...others] = gap ? [gap] : asked;
  if (!sum || others.some(({ value }) => value !== sum.value)) return undefined;
  const isSmall = sum.value < leastOfLargest * Math.max(...sums.map(({ value }) => value));
  const isAlone =
    gap !== undefined || sum.sentence.figures.every((figure) => figure === sum.figure || !isShareOrSum(figure));
  if (isSmall || !isAlone || isPriced(sum)) return undefined;
  return { value: sum.value, sentence: frame.replace("{sum}", () => sum.figure.text.replace(/\.$/u, "")) };
}
