import { readFacts } from "@grantwright/domain/facts";

/** "1 500", "1,500", "1.500" and "1’500" are 1500. */
const grouped = /(?<=\d)[\s\u00a0\u202f.,’'](?=\d{3}(?!\d))/gu;

/** A larger number stands in no call. */
const mostHeld = 1e12;

/** Whether a number stands in a text: in digits, however they are grouped, or in words of a language that is known. */
export function holdsNumber(text: string, amount: number, language: string): boolean {
  if (!(amount >= 0 && amount < mostHeld)) return false;
  const plain = text.normalize("NFKC").replaceAll(grouped, "");
  const digits = String(amount).replace(".", "[.,]");
  if (new RegExp(`(?<![\\d.,])0*${digits}(?!\\d|[.,]\\d)`, "u").test(plain)) return true;
  return readFacts(text, language).some(({ value }) => value === amount);
}
