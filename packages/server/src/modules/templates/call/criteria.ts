import type { Schemas } from "@grantwright/api-client";
import { countedIn, whethersIn } from "./criteriaInText.ts";
import type { Part } from "./part.ts";
import { lineAt, sentences } from "./passages.ts";
import { leading, numberOf, pointsIn } from "./points.ts";
import { isScale } from "./scales.ts";
import { pointsCell, titleCell, type CallTable } from "./tableCells.ts";
import { withoutMark } from "./titles.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Criterion = Schemas["ReadCriterion"];

const mostCriteria = 60;
const longestTitle = 300;

/** Gathers criteria in the order of the call. */
class Criteria {
  readonly found: Criterion[] = [];
  #words: CallWords;

  constructor(words: CallWords) {
    this.#words = words;
  }

  add(part: Part, title: string, points: number | undefined, at: number): void {
    const name = title.replace(/[;,.:]$/, "").trim();
    const isTotal = this.#words.status.total.test(foldPhrase(name)) && name.split(/\s+/).length <= 3;
    if (name === "" || name.length > longestTitle || isTotal || this.found.length >= mostCriteria) return;
    this.found.push({ title: name, ...(points !== undefined && { points }), readFrom: lineAt(part.passage, at) });
  }

  addEntry(part: Part): void {
    const { body } = part;
    const found = pointsIn(body);
    // What stands before the points, or else before the first colon, is the title.
    const head = found && found.at > 2 ? body.slice(0, found.at) : found ? body.slice(found.end) : body;
    const bare = head
      .replace(/^[\s:–—.,-]+/u, "")
      .replace(leading, "")
      .replace(/[\s([–—:,-]+$/u, "");
    const label = /^(.{3,120}?)(?::|\.|\s[–—-])\s/u.exec(`${bare} `)?.[1];
    const isLabel = label !== undefined && label.split(/\s+/).length <= 12;
    this.add(part, isLabel ? label : bare, found?.points, part.bodyAt);
  }

  /** Adds what a sentence names with its points; whether it names any. */
  addCounted(part: Part, text: string, at: number): boolean {
    const counted = countedIn(text, this.#words);
    for (const { title, points, at: own } of counted) this.add(part, title, points, at + own);
    return counted.length > 0;
  }
}

/** "The panel asks itself: Is it needed?" is the question behind the colon. */
const question = (text: string) => text.replace(/^[^?؟]*[:：]\s+["“„«]?(?=[\p{Lu}\p{Lo}¿])/u, "");

const leastPointed = 2;

/**
 * Which parts of a run are its criteria: where several say what they count, none of the others is one, and bullets under several
 * headings say more of those.
 */
function titlesOf(run: Part[], words: CallWords): Part[] {
  const pointed = run.filter(({ kind, body }) => kind !== "row" && kind !== "text" && pointsIn(body)?.hasUnit === true);
  if (pointed.length >= leastPointed && !run.some(({ kind }) => kind === "row")) return pointed;
  const entries = run.filter(({ kind }) => kind === "bullet");
  return isScale(
    entries.map(({ body }) => body),
    words,
  )
    ? run.filter((part) => !entries.includes(part))
    : run;
}

/** The parts of the criteria by the headings that they stand under, and whether there are entries among them. */
function* runsOf(parts: Part[], words: CallWords): Generator<{ part: Part; hasEntries: boolean }> {
  let at = 0;
  while (at < parts.length) {
    let to = at + 1;
    while (to < parts.length && !(parts[to]!.opensZone && parts[to]!.kind === "heading")) to += 1;
    const run = parts.slice(at, to).filter(({ zone, opensZone }) => zone === "criteria" && !opensZone);
    const own = titlesOf(run, words);
    const hasEntries = own.some(({ kind }) => kind === "row" || kind === "bullet");
    for (const part of own) yield { part, hasEntries };
    at = to;
  }
}

/** What proposals are judged by, with what each counts. */
export function readCriteria(parts: Part[], tables: CallTable[], words: CallWords): Criterion[] {
  const criteria = new Criteria(words);
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  for (const { part, hasEntries } of runsOf(parts, words)) {
    const table = rows.get(part);
    if (part.kind === "row") {
      const title = table && titleCell(table, part);
      if (title !== undefined) criteria.add(part, withoutMark(title), numberOf(pointsCell(table!, part)), 0);
    } else if (part.kind === "bullet" || part.kind === "numbered" || (part.kind === "heading" && !hasEntries))
      criteria.addEntry(part);
    else if (part.kind === "text") addSentences(criteria, part, hasEntries, words);
  }
  if (criteria.found.length === 0) addFromText(criteria, parts, words);
  if (criteria.found.every(({ points }) => points === undefined)) {
    const ofForm = criteriaOfForm(tables, words);
    if (ofForm.length >= leastPointed) return ofForm;
  }
  const pointed = criteria.found.filter(({ points }) => points !== undefined);
  return pointed.length >= leastPointed ? pointed : criteria.found;
}

/** The sections of a form whose table says what each counts. */
function criteriaOfForm(tables: CallTable[], words: CallWords): Criterion[] {
  const criteria = new Criteria(words);
  for (const table of tables)
    if (table.zone === "sections" && table.heads.length > 0 && table.roles.includes("points"))
      for (const row of table.rows) {
        const title = titleCell(table, row);
        const points = numberOf(pointsCell(table, row));
        if (title !== undefined && points !== undefined) criteria.add(row, withoutMark(title), points, 0);
      }
  return criteria.found;
}

function addSentences(criteria: Criteria, part: Part, hasEntries: boolean, words: CallWords): void {
  const all = sentences(part.body);
  let isAny = false;
  for (const { text, at } of all) isAny = criteria.addCounted(part, text, part.bodyAt + at) || isAny;
  if (isAny || hasEntries) return;
  const points = pointsIn(part.body);
  const isLabelled = /^[\p{Lu}\p{Lo}][^.:!?]{2,90}(?::|\s[–—-]|\.)\s/u.test(part.body);
  if (
    points &&
    (isLabelled || points.at < 110) &&
    !/\b(?:below|at least|least|threshold|in all|total)\b/iu.test(part.body.slice(0, points.end + 30))
  ) {
    criteria.addEntry(part);
    return;
  }
  const questions = all.filter(({ text }) => /[?؟]$/u.test(text));
  if (questions.length >= 2)
    for (const { text, at } of questions) criteria.add(part, question(text), undefined, part.bodyAt + at);
  else for (const { text, at } of all) addWhethers(criteria, part, text, at, words);
}

function addWhethers(criteria: Criteria, part: Part, text: string, at: number, words: CallWords): void {
  for (const each of whethersIn(text, words)) criteria.add(part, each.title, undefined, part.bodyAt + at + each.at);
}

/** What sentences of running text judge by, where no part of the call is about it. */
function addFromText(criteria: Criteria, parts: Part[], words: CallWords): void {
  for (const part of parts) {
    if (part.kind !== "text" || part.zone === "sections" || part.zone === "attachments") continue;
    for (const { text, at } of sentences(part.body)) {
      if (!words.says.judged.test(foldPhrase(text))) continue;
      if (!criteria.addCounted(part, text, part.bodyAt + at)) addWhethers(criteria, part, text, at, words);
    }
  }
}
