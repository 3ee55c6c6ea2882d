import { readFigures } from "../../numbers/readFigures.ts";
import { isGiven } from "./givenSums.ts";
import { sumsOf, type Sum } from "./moneySums.ts";

/** A smaller part of the whole is the price of a thing. */
const leastOfWhole = 0.05;

/** As much may be rounding. */
const rounding = 0.005;

/**
 * The sum that is left of the whole once what others give is taken off, where somebody worked it out: "It comes to £64,200. The council gives £11,000 and
 * we £11,200. That leaves £42,000". The sums told directly before it have to be the difference, and one of them somebody's gift, in a language of two
 * letters. Undefined where no sum is that.
 */
export function gapOf(sums: readonly Sum[], language: string): Sum | undefined {
  const whole = Math.max(0, ...sums.map(({ value }) => value));
  return sums.findLast(({ value }, at) => {
    if (value >= whole || value < whole * leastOfWhole) return false;
    let left = whole - value;
    let hasGift = false;
    for (const before of sums.slice(0, at).toReversed()) {
      if (before.value >= whole) return false;
      left -= before.value;
      hasGift ||= isGiven(before, language);
      if (Math.abs(left) <= whole * rounding) return hasGift;
      if (left < 0) return false;
    }
    return false;
  });
}

/** Whether a text tells how much is left to be paid, in a language (BCP 47). */
export function saysGap(text: string, language: string): boolean {
  const usual = language.slice(0, 2);
  return gapOf(sumsOf(readFigures({ id: "text", kind: "section", text }, usual)), usual) !== undefined;
}
