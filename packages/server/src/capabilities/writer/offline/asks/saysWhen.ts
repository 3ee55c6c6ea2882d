import { readFacts } from "@grantwright/domain/facts";
import { countSigns } from "./saidIn.ts";

const bareYear = /^\d{4}s?$/u;
/** Also in "05–09.2026". */
const monthOfYear = /(?<!\d)\d{1,2}[./](?:20)\d{2}(?!\d)/u;

/**
 * Whether a text names a time of the year, in a language (BCP 47): a day, a month, a season, a term. A year alone is too little. In a language
 * without signs it cannot be judged, and is taken to.
 */
export const saysWhen = (text: string, language: string): boolean =>
  monthOfYear.test(text) ||
  readFacts(text, language.slice(0, 2)).some(
    ({ kind, date }) => kind === "date" && date !== undefined && !bareYear.test(date),
  ) ||
  (countSigns(text, "start", language) ?? 1) > 0;
