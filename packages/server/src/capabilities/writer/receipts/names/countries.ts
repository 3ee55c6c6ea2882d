import { countryCodes } from "../../text/countryCodes.ts";

/** What a country is called in other languages: "الأردن" for "Jordan". Empty for what is none. */
export function countryIn(name: string, language: string, others: Iterable<string>): string[] {
  const code = countryCodes(language).get(name.toLowerCase());
  if (code === undefined) return [];
  return [...others].flatMap(
    (other) => new Intl.DisplayNames([other], { type: "region", fallback: "none" }).of(code) ?? [],
  );
}
