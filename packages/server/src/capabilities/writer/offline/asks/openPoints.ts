import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../../kernel/text/sectionKind.ts";
import type { AssignedUnit } from "../target.ts";
import { asksIn } from "./asksIn.ts";
import { fillAsk } from "./fillAsk.ts";
import { countSigns } from "./saidIn.ts";
import { saysWhen } from "./saysWhen.ts";

/** A longer sentence is quoted by the clause that leaves it open. */
const longestQuote = 16;

const clauseEnd = /[,;:()–—]\s/u;

/** The words of a sentence that leave something open. */
function openClause(sentence: string, language: string): string {
  const bare = sentence.trim().replace(/[.!?…]+$/u, "");
  if (countWords(bare) <= longestQuote) return bare;
  const clauses = bare.split(clauseEnd).filter((clause) => countSigns(clause, "open", language));
  return clauses.find((clause) => countWords(clause) <= longestQuote)?.trim() ?? "";
}

/**
 * What sentences say themselves is not settled ("The warden is still to be appointed"), each in a few of its words, in a language (BCP 47).
 * What has its day in the same sentence is taken to be planned.
 */
export const openPointsIn = (sentences: readonly string[], language: string): string[] =>
  sentences
    .filter((sentence) => countSigns(sentence, "open", language) && !saysWhen(sentence, language))
    .map((sentence) => openClause(sentence, language))
    .filter((quote) => quote !== "");

/** Where sentences say that something of the project is open; elsewhere they say what people lack. */
const settledIn: ReadonlySet<SectionKind> = new Set<SectionKind>([
  "methods",
  "timeline",
  "team",
  "facilities",
  "partners",
  "engagement",
  "budget",
  "sustainability",
]);

/** So many open points of a document are asked for. */
const mostOfDocument = 2;

/** Asks for what the sentences of a document leave open, section by section, in a language (BCP 47): as it stands after "Add: ". */
export function openPointsOf(language: string): {
  askedIn: (kind: SectionKind, units: readonly Pick<AssignedUnit, "unit" | "isCopy">[]) => string[];
} {
  let count = 0;
  return {
    askedIn: (kind, units) => {
      if (!settledIn.has(kind)) return [];
      const own = units.filter(({ isCopy }) => !isCopy).map(({ unit }) => unit.text);
      const quotes = openPointsIn(own, language).slice(0, mostOfDocument - count);
      count += quotes.length;
      return quotes.map((quote) => fillAsk(asksIn(language).asks.settled, { quote }));
    },
  };
}
