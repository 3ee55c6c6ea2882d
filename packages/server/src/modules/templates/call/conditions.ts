import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { valueAt, type ReadValue } from "./readValue.ts";
import { titleCell, type CallTable } from "./tables.ts";
import { withoutMark } from "./titles.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf } from "./zones.ts";

const mostLines = 60;
const longest = 600;

const trimmed = (text: string) => text.replace(/[;,]$/, "").trim();

/** A line that leads to a list or heads one says nothing itself. */
const isLead = (text: string) => /[:：]$/u.test(text);

/** Whether a part is an entry of a list. */
const isEntry = ({ kind, style }: Part) =>
  kind === "bullet" || kind === "numbered" || (kind === "heading" && style !== "plain" && style !== "capitals");

/** "Who may apply." at the beginning of a paragraph is its heading. */
const isLabel = (text: string, words: CallWords) =>
  text.split(/\s+/).length <= 9 &&
  zoneOf(text, words) !== undefined &&
  !/\s(?:is|are|not)\s/u.test(text) &&
  !words.says.must.test(foldPhrase(text));

const saysWho =
  /\b(?:in)?eligible to\b|\bare (?:in)?eligible\b|\b(?:may|can|could|cannot|should|must) (?:not |only )?apply\b|\b(?:is|are) open to\b|\b(?:applicants?|proposers?|candidates?|you|groups?|organi[sz]ations?|the (?:lead|principal)[\w ]*) (?:must|have to|need to|cannot|may not)\b|\bmust be (?:an? |based|registered|employed|located|established|under)/iu;

/** Sentences that say who may apply, where no part of the call is about it. */
function conditionsAnywhere(parts: Part[], words: CallWords): ReadValue[] {
  if (words.language !== "en") return [];
  const found: ReadValue[] = [];
  for (const part of parts) {
    if (part.kind === "heading" || part.kind === "row" || !["other", "funding"].includes(part.zone)) continue;
    for (const { text, at } of sentences(part.body))
      if (found.length < mostLines && text.length <= longest && !isLead(text) && saysWho.test(text))
        found.push(valueAt(part, trimmed(text), part.bodyAt + at));
  }
  return found;
}

/** The conditions of who may apply and who may not: rows, entries, and sentences that say what has to be. */
export function readEligibility(parts: Part[], tables: CallTable[], words: CallWords): ReadValue[] {
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  const found: ReadValue[] = [];
  if (!parts.some(({ zone }) => zone === "eligibility")) return conditionsAnywhere(parts, words);
  for (const part of parts) {
    if (part.zone !== "eligibility" || part.opensZone || found.length >= mostLines) continue;
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = table && titleCell(table, part);
      if (title !== undefined) found.push(valueAt(part, withoutMark(title), 0));
    } else if (isEntry(part)) {
      if (part.body.length <= longest && !isLead(part.body)) found.push(valueAt(part, trimmed(part.body), part.bodyAt));
    } else
      for (const { text, at } of sentences(part.body)) {
        const [clause = text] = text.split(/;\s/u);
        const folded = foldPhrase(clause);
        if (at === 0 && isLabel(text, words)) continue;
        if (!isLead(text) && text.length <= longest && words.says.must.test(folded) && !words.says.mustNot.test(folded))
          found.push(valueAt(part, trimmed(clause), part.bodyAt + at));
      }
  }
  return found;
}

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
  const rest = sentence.slice(start).trim().replace(/\.$/, "");
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

/** What the money is not given for: rows, entries and sentences that say so. */
export function readProhibitions(parts: Part[], tables: CallTable[], words: CallWords): ReadValue[] {
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  const found: ReadValue[] = [];
  const hasZone = parts.some(({ zone }) => zone === "prohibitions");
  for (const part of parts) {
    if (found.length >= mostLines || part.opensZone) continue;
    if (part.zone !== "prohibitions" && (hasZone || part.kind === "heading" || part.zone === "sections")) continue;
    const isOwn = part.zone === "prohibitions";
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = isOwn && table ? titleCell(table, part) : undefined;
      if (title !== undefined) found.push(valueAt(part, withoutMark(title), 0));
    } else if (isOwn && isEntry(part)) {
      if (part.body.length <= longest && !isLead(part.body)) found.push(valueAt(part, trimmed(part.body), part.bodyAt));
    } else
      for (const { text, at } of sentences(part.body)) {
        if (at === 0 && isOwn && isLabel(text, words)) continue;
        if (isLead(text) || text.length > longest || !words.says.notFunded.test(foldPhrase(text))) continue;
        for (const object of objectsOf(text, words))
          found.push(valueAt(part, object, part.bodyAt + at + Math.max(0, text.indexOf(object))));
      }
  }
  return found;
}
