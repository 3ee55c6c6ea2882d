import { refusesApplicants } from "./applicants.ts";
import { holdsOthers, isEntry, isLabel, isLead, longest, mostLines, trimmed } from "./conditions.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { valueAt, type ReadValue } from "./readValue.ts";
import { listedCells, titleCell, type CallTable } from "./tableCells.ts";
import { withoutMark } from "./titles.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf } from "./zones.ts";

const preposition = /^(?:for|para|pour|fur|per|na|voor|towards|on|to|a|de)\s+/u;
/** A preposition again: ", for travel or for fees". */
const repeated = /(?:,|\s\p{L}{1,4})\s+(?:for|para|pour|fur|per|na|voor)\s/gu;

const conjunctions: Record<string, string> = {
  en: "or|and|nor",
  es: "o|u|y|e|ni",
  fr: "ou|et|ni",
  de: "oder|und|noch",
  pt: "ou|e|nem",
  it: "o|e|né|né",
  pl: "lub|i|ani|oraz",
  nl: "of|en|noch",
  ar: "أو|و",
};

const lastOf = ({ language }: CallWords) => new RegExp(`,?\\s+(?:${conjunctions[language] ?? "or"})\\s+`, "u");

/** The things of "cannot be used for A, for B or for C"; one text where it is no such list. */
function objectsOf(sentence: string, words: CallWords): string[] {
  const folded = foldPhrase(sentence);
  const match = words.says.notFunded.exec(folded);
  if (!match) return [sentence];
  const start = match.index + match[0].length;
  const behind = sentence.slice(start).trim().replace(/\.$/, "");
  const rest = /^[^:,]{0,40}:\s+(.*)$/su.exec(behind)?.[1] ?? behind;
  // "for A, for B or for C" is a list, and so are three things with commas; "events, as fairs" is none.
  const repeats = foldPhrase(rest).match(repeated)?.length ?? 0;
  const commas = rest.match(/[,،]/gu)?.length ?? 0;
  if (rest.split(/\s+/).length < 4 || (commas < 2 && !(commas === 1 && repeats >= 2))) return [sentence];
  const head = rest.replace(preposition, "");
  const pieces = head.split(/[,،]\s+/u);
  const last = pieces.pop() ?? "";
  const ends = last.split(lastOf(words)).filter((piece) => piece !== "");
  const all = [...pieces, ...(ends.length <= 2 ? ends : [last])].map((piece) =>
    piece
      .replace(/^(?:or|and|nor|o|ou|oder|e|lub|of|y)\s+/u, "")
      .replace(preposition, "")
      .trim(),
  );
  return all.length >= 2 && all.every((piece) => piece !== "" && piece.split(/\s+/).length <= 14) ? all : [sentence];
}

/** The things of "Ineligible: travel; fees"; none where the label says that they are paid for, undefined where there is no label. */
function labelledList(text: string, words: CallWords): string[] | undefined {
  const [, label, list] = /^([^:;,.]{3,40}):\s+(.*)$/su.exec(text) ?? [];
  const zone = label === undefined ? undefined : zoneOf(label, words);
  if (list === undefined || zone === undefined) return undefined;
  if (zone === "prohibitions" && !list.includes(";")) return undefined;
  return zone === "prohibitions" ? list.split(/;\s+/u).map((entry) => entry.replace(/\.$/u, "").trim()) : [];
}

/** Whether a sentence refuses to pay for something, or forbids it; not where it refuses those who apply, or low scores. */
function refuses(text: string, isElsewhere: boolean, isUnderHeading: boolean, words: CallWords): boolean {
  const folded = foldPhrase(text);
  const said = isElsewhere ? folded.replace(words.says.notTaken, " ") : folded;
  const saysNo = isUnderHeading && words.says.negative.test(folded) && !/[?؟]$/u.test(text);
  return (
    (saysNo || words.says.notFunded.test(said)) && !words.says.notOfUse.test(folded) && !refusesApplicants(text, words)
  );
}

/** What the money is not given for: rows, entries and sentences that say so. */
export function readProhibitions(parts: Part[], tables: CallTable[], words: CallWords): ReadValue[] {
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  const found: ReadValue[] = [];
  for (const table of tables)
    for (const { part, cell } of listedCells(table, "prohibitions")) found.push(valueAt(part, withoutMark(cell), 0));
  const hasZone = parts.some(({ zone }) => zone === "prohibitions");
  let isUnderHeading = false;
  for (const [at, part] of parts.entries()) {
    if (part.kind === "heading")
      isUnderHeading = part.zone === "prohibitions" && (!part.opensZone || zoneOf(part.body, words) === "prohibitions");
    if (found.length >= mostLines || part.opensZone || holdsOthers(parts, at)) continue;
    const isOwn = part.zone === "prohibitions";
    if (!isOwn && (part.kind === "heading" || part.zone === "sections" || part.zone === "criteria")) continue;
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = isOwn && table ? titleCell(table, part) : undefined;
      if (title !== undefined) found.push(valueAt(part, withoutMark(title), 0));
    } else if (isOwn && isEntry(part) && labelledList(part.body, words)) {
      for (const entry of labelledList(part.body, words)!)
        found.push(valueAt(part, entry, part.bodyAt + part.body.indexOf(entry)));
    } else if (isOwn && isEntry(part)) {
      if (part.body.length <= longest && !isLead(part.body)) found.push(valueAt(part, trimmed(part.body), part.bodyAt));
    } else
      for (const { text, at } of sentences(part.body)) {
        if (at === 0 && isOwn && isLabel(text, words)) continue;
        if (isLead(text) || text.length > longest || !refuses(text, hasZone && !isOwn, isOwn && isUnderHeading, words))
          continue;
        for (const object of objectsOf(text, words))
          found.push(valueAt(part, object, part.bodyAt + at + Math.max(0, text.indexOf(object))));
      }
  }
  return found;
}
