import { refusesApplicants, saysWho } from "./applicants.ts";
import { isEntry, isLabel, isLead, longest, mostLines, trimmed } from "./conditions.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { valueAt, type ReadValue } from "./readValue.ts";
import { titleCell, type CallTable } from "./tables.ts";
import { withoutMark } from "./titles.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** The parts of no zone of their own, without those that tell how it goes on after a grant. */
function* aboutNothing(parts: Part[], words: CallWords): Generator<Part> {
  let isAfter = false;
  for (const part of parts) {
    if (part.kind === "heading") isAfter = part.zone === "other" && words.headings.after.test(foldPhrase(part.body));
    const isOpen = part.zone === "other" || part.zone === "funding";
    if (isOpen && !isAfter && part.kind !== "heading" && part.kind !== "row") yield part;
  }
}

/** The sentences outside of the parts about it that say who may apply. */
function conditionsElsewhere(parts: Part[], words: CallWords): ReadValue[] {
  const found: ReadValue[] = [];
  for (const part of aboutNothing(parts, words))
    for (const { text, at } of sentences(part.body))
      if (text.length <= longest && !isLead(text) && (saysWho(text, words) || refusesApplicants(text, words)))
        found.push(valueAt(part, trimmed(text), part.bodyAt + at));
  return found;
}

/** The sentences of a paragraph about it that say what has to be. */
function conditionsIn(part: Part, words: CallWords): ReadValue[] {
  return sentences(part.body).flatMap(({ text, at }) => {
    const [clause = text] = text.split(/;\s/u);
    const folded = foldPhrase(clause);
    if ((at === 0 && isLabel(text, words)) || isLead(text) || text.length > longest) return [];
    const isCondition = words.says.must.test(folded) || saysWho(clause, words);
    return isCondition && !words.says.mustNot.test(folded) ? valueAt(part, trimmed(clause), part.bodyAt + at) : [];
  });
}

/** The conditions of who may apply and who may not: rows, entries, and sentences that say what has to be. */
export function readEligibility(parts: Part[], tables: CallTable[], words: CallWords): ReadValue[] {
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  const found: ReadValue[] = [];
  for (const part of parts) {
    if (part.zone !== "eligibility" || part.opensZone) continue;
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = table && titleCell(table, part);
      if (title !== undefined) found.push(valueAt(part, withoutMark(title), 0));
    } else if (isEntry(part)) {
      if (part.body.length <= longest && !isLead(part.body)) found.push(valueAt(part, trimmed(part.body), part.bodyAt));
    } else found.push(...conditionsIn(part, words));
  }
  return [...found, ...conditionsElsewhere(parts, words)].slice(0, mostLines);
}
