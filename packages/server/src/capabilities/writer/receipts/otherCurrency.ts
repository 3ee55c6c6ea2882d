import type { Fact } from "@grantwright/domain/facts";

/** Currencies whose names no other has: "euros" are never somebody's pesos, "dinars" may be those of many. */
const plain = new Set(["USD", "EUR", "GBP", "JPY", "CHF"]);

/** Currencies that are written with a dollar sign. */
const dollars = new Set("USD AUD CAD NZD HKD SGD MXN ARS CLP COP UYU DOP TWD TTD BBD JMD FJD NAD".split(" "));

/** What money is counted in, in some texts. */
export interface Currencies {
  codes: ReadonlySet<string>;
  /** Whether there are sums in a currency that several countries have, as pesos. */
  hasUnknown: boolean;
}

/** The currencies of some facts, and of what the texts name without a sum, as the heads of tables do. */
export function currenciesOf(facts: Iterable<Fact>, named: Iterable<string> = []): Currencies {
  const codes = new Set<string>(named);
  for (const { kind, unit } of facts) if (kind === "amount") codes.add(unit ?? "?");
  return { codes, hasUnknown: codes.delete("?") };
}

/**
 * Whether a sum of money is in a currency that none of the sources counts in, though they count in another: then it is not theirs, whatever its
 * number. A plain dollar sign may be that of pesos.
 */
export function isOtherCurrency({ kind, unit, text }: Fact, { codes, hasUnknown }: Currencies): boolean {
  if (kind !== "amount" || unit === undefined || codes.has(unit)) return false;
  const isSign = unit === "USD" && /^[^\p{L}]*\$/u.test(text);
  if (hasUnknown) return plain.has(unit) && !isSign;
  if (codes.size === 0) return false;
  return !(dollars.has(unit) && [...codes].some((code) => dollars.has(code)));
}
