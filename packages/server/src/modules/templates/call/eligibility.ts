import { isDialogue, refusesApplicants, saysWho } from "./applicants.ts";
import { holdsOthers, isEntry, isLabel, isLead, longest, mostLines, trimmed } from "./conditions.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { valueAt, type ReadValue } from "./readValue.ts";
import { listedCells, titleCell, type CallTable } from "./tableCells.ts";
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
  for (const part of aboutNothing(parts, words)) {
    if (isDialogue(part.body)) continue;
    for (const { text, at } of sentences(part.body))
      if (text.length <= longest && !isLead(text) && (saysWho(text, words) || refusesApplicants(text, words)))
        found.push(valueAt(part, trimmed(text), part.bodyAt + at));
  }
  return found;
}

/** Whether a sentence under a heading about applicants is a condition, though no word of one is in it. */
function isBareCondition(text: string, { says }: CallWords): boolean {
  const folded = foldPhrase(text);
  const isOfMoney = says.notFunded.test(folded) && !says.actors.test(folded);
  const isOfFunder = says.funder.exec(folded)?.index === 0;
  const isOther = isOfMoney || isOfFunder || says.procedure.test(folded) || says.notOfUse.test(folded);
  return !isOther && !/[?؟]$/u.test(text);
}

/**
 * The sentences of a paragraph about it that say what has to be: under a heading of its own all that are no questions, elsewhere those
 * with words of a condition.
 */
function conditionsIn(part: Part, isUnderHeading: boolean, words: CallWords): ReadValue[] {
  return sentences(part.body).flatMap(({ text, at }) => {
    const [clause = text] = text.split(/;\s/u);
    const folded = foldPhrase(clause);
    if ((at === 0 && isLabel(text, words)) || isLead(text) || text.length > longest) return [];
    const isCondition =
      words.says.must.test(folded) || saysWho(clause, words) || (isUnderHeading && isBareCondition(text, words));
    return isCondition && !words.says.mustNot.test(folded) ? valueAt(part, trimmed(clause), part.bodyAt + at) : [];
  });
}

/** The conditions of who may apply and who may not: rows, entries, and sentences that say what has to be. */
export function readEligibility(parts: Part[], tables: CallTable[], words: CallWords): ReadValue[] {
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  const found: ReadValue[] = [];
  for (const table of tables)
    for (const { part, cell } of listedCells(table, "eligibility")) found.push(valueAt(part, withoutMark(cell), 0));
  let isUnderHeading = false;
  for (const [at, part] of parts.entries()) {
    if (part.kind === "heading")
      isUnderHeading =
        part.zone === "eligibility" && (!part.opensZone || words.headings.eligibility.test(foldPhrase(part.body)));
    if (part.zone !== "eligibility" || part.opensZone || holdsOthers(parts, at)) continue;
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = table && titleCell(table, part);
      if (title !== undefined) found.push(valueAt(part, withoutMark(title), 0));
    } else if (isEntry(part)) {
      const isPreference = words.says.mustNot.exec(foldPhrase(part.body))?.index === 0;
      if (part.body.length <= longest && !isLead(part.body) && !isPreference)
        found.push(valueAt(part, trimmed(part.body), part.bodyAt));
    } else found.push(...conditionsIn(part, isUnderHeading, words));
  }
  return [...found, ...conditionsElsewhere(parts, words)].slice(0, mostLines);
}
