import { foldWord } from "@grantwright/domain/facts";
import { countryCodes } from "../../text/countryCodes.ts";
import type { DraftUnit } from "../draft/readDraft.ts";
import type { Held } from "./finding.ts";

/** The countries in which a currency is that of every day, where there are few. */
const homes: Readonly<Record<string, readonly string[]>> = {
  GBP: ["GB", "UK", "IM", "JE", "GG"],
  USD: ["US"],
  PLN: ["PL"],
  BRL: ["BR"],
  CHF: ["CH", "LI"],
  SEK: ["SE"],
  DKK: ["DK", "FO", "GL"],
  NOK: ["NO"],
  CZK: ["CZ"],
  CAD: ["CA"],
  AUD: ["AU"],
};

const known = new Map<string, ReadonlyMap<string, string>>();

/** The beginnings of the names of countries in a language: "niemc" meets "Niemczech". */
function countriesIn(language: string): ReadonlyMap<string, string> {
  const made = known.get(language);
  if (made) return made;
  const found = new Map(
    [...countryCodes(language)].flatMap(([written, code]) => {
      const name = foldWord(written);
      return name.length < 4
        ? []
        : [[language === "pl" ? name.slice(0, Math.max(5, name.length - 2)) : name, code] as const];
    }),
  );
  known.set(language, found);
  return found;
}

/** Whether a word that begins so stands in a text. */
function beginsIn(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (!/\p{L}/u.test(text[at - 1] ?? "")) return true;
  return false;
}

/** Where somebody who writes in a language and counts in euro is likely to live. */
const ofLanguage: Readonly<Record<string, readonly string[]>> = {
  de: ["DE", "AT", "CH"],
  fr: ["FR", "BE", "LU"],
  es: ["ES"],
  it: ["IT"],
  pt: ["PT"],
  nl: ["NL", "BE"],
};

/** Whether a sentence names a country in which the draft's money is not spent every day. */
export function isForeign(unit: DraftUnit, { money, language }: Held): boolean {
  const home = homes[money.asked?.fact.unit ?? money.total?.fact.unit ?? ""] ?? ofLanguage[language];
  if (!home) return false;
  const text = foldWord(unit.text);
  return [...countriesIn(language)].some(([name, code]) => !home.includes(code) && beginsIn(text, name));
}
