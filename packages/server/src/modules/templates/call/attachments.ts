import type { Schemas } from "@grantwright/api-client";
import { withoutLimits } from "./limits.ts";
import type { Part } from "./part.ts";
import { lineAt, sentences } from "./passages.ts";
import { isOptionalEntry, isRequiredBy, splitCase, splitStatus } from "./statuses.ts";
import { cellOf, titleCell, type CallTable } from "./tableCells.ts";
import { withoutMark } from "./titles.ts";
import { categoryOf, namesPaper } from "./papers.ts";
import { beginsWithThing, papersAsked, type AskedPaper } from "./paperLists.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Item = Schemas["TemplateChecklistItem"];

const mostItems = 100;
const longestName = 300;
/** A longer one with several sentences is a paragraph. */
const longestEntry = 120;
/** So many papers of one sentence make a paragraph one about papers. */
const leastOfParagraph = 3;

/** Gathers papers in the order of the call. */
class Papers {
  readonly found: Item[] = [];

  add(part: Part, text: string, at: number, isRequired: boolean): void {
    const whole = text.replace(/[;,]?(?:\s+and)?[;,.]?$/, "").trim();
    if (this.found.length >= mostItems || whole === "" || !/\p{L}/u.test(whole)) return;
    const space = whole.lastIndexOf(" ", longestName);
    const name = whole.length <= longestName ? whole : whole.slice(0, space > 0 ? space : longestName);
    this.found.push({
      id: `item-${this.found.length + 1}`,
      name,
      ...(name !== whole && { description: whole.slice(0, 2_000) }),
      category: categoryOf(name),
      required: isRequired,
      readFrom: lineAt(part.passage, at),
    });
  }
}

/** Whether a part is an entry and no sentence about the papers. */
const isEntry = ({ kind, body }: Part) =>
  !(sentences(body).length > 1 && body.length > longestEntry && (kind === "text" || kind === "numbered")) &&
  !(kind === "text" && /[.:]$/.test(body));

/** A line that says of the entries below whether they are needed: "If you have them:" */
function leadStatus({ body, kind }: Part, words: CallWords): boolean | undefined {
  if (kind === "bullet" || kind === "row" || kind === "numbered" || body.length > 60 || /\s[–—-]\s/u.test(body))
    return undefined;
  return body.endsWith(":") || body.split(/\s+/).length <= 2 ? isRequiredBy(body.replace(/:$/, ""), words) : undefined;
}

const negative =
  /\b(?:do not|don't|not (?:be )?(?:read|considered|sent|accepted)|nicht mit|ne pas|no se|nao envie|non inviare|niet mee|nie nalezy)\b/u;

/** The papers of a sentence in running text: "Please attach a list, an account and a map." */
function fromSentence(papers: Papers, part: Part, sentence: string, at: number, words: CallWords): void {
  const folded = foldPhrase(sentence);
  const list = /:\s/.exec(sentence);
  const items = list ? sentence.slice(list.index + 2).replace(/\.$/, "") : "";
  const cut = items.split(/[,;]\s+(?![^(]*\))/u).filter((item) => item.trim() !== "");
  if (cut.length >= 2 && cut.every((item) => item.split(/\s+/).length <= 14)) {
    for (const item of cut) {
      const { name, status } = splitStatus(item.replace(/^(?:and|und|et|y|e|i|en)\s+/u, ""), words);
      papers.add(part, name, at + sentence.indexOf(item), isRequiredBy(status, words) ?? true);
    }
    return;
  }
  const asked = words.says.attach.exec(folded);
  const objects = asked ? sentence.slice(asked.index + asked[0].length).trim() : "";
  const halves = objects
    .replace(/^(?:the |your )?(?:letter|application|form|proposal)\s+/u, "")
    .split(/,\s+(?:and|und|et|y|e|i|en)\s+(?=(?:a|an|the|one|two|three|your|eine?|une?|un|una|uma|um)\s)/u);
  if (halves.length >= 2)
    for (const half of halves) papers.add(part, half.replace(/\.$/, ""), at, isRequiredBy(sentence, words) ?? true);
  else papers.add(part, splitStatus(sentence, words).name, at, !isOptionalSentence(sentence, words));
}

const isOptionalSentence = (sentence: string, words: CallWords) => words.status.optional.test(foldPhrase(sentence));

/** Whether a paper is needed for every kind of grant, where each has a column; undefined where they have not. */
function statusesByKind(table: CallTable, row: Part, words: CallWords): boolean | undefined {
  const cells = table.roles.flatMap((role, column) =>
    role === "status" ? (isRequiredBy(row.passage.cells?.[column] ?? "", words) ?? []) : [],
  );
  return cells.length > 1 ? cells.every(Boolean) : undefined;
}

/** What a call wants attached, each from its row, entry or sentence. */
export function readAttachments(parts: Part[], tables: CallTable[], words: CallWords): Item[] {
  const papers = new Papers();
  const rows = new Map(tables.flatMap((table) => table.rows.map((row) => [row, table] as const)));
  let isRequired: boolean | undefined;
  for (const part of parts) {
    if (part.zone !== "attachments") {
      isRequired = undefined;
      if (part.zone === "criteria" || part.zone === "eligibility" || part.kind === "row") continue;
      if (part.opensZone && part.body.endsWith(":")) continue;
      // Behind a sentence that asks for several papers those of its paragraph ask for more.
      let isOfPapers = false;
      for (const { text, at } of sentences(part.body)) {
        const isAsked: boolean = isOfPapers || words.says.attach.test(foldPhrase(text));
        const asked = isAsked ? papersAsked(text, words) : [];
        const named: AskedPaper[] = isOfPapers ? asked.filter(({ name }) => beginsWithThing(name, words)) : asked;
        isOfPapers ||= named.length >= leastOfParagraph;
        if (named.length > 0)
          for (const { name, required } of named) papers.add(part, name, part.bodyAt + at, required);
        else if (
          papers.found.length > 0 &&
          words.language === "en" &&
          /\b(?:welcome|but not needed)\b/.test(text) &&
          text.length < 70
        )
          papers.add(part, text.split(/\s(?:are|is)\s/)[0]!, part.bodyAt + at, false);
      }
      continue;
    }
    if (part.opensZone) {
      isRequired = leadStatus(part, words);
      continue;
    }
    const table = rows.get(part);
    if (table) {
      const name = titleCell(table, part);
      if (name === undefined) continue;
      const status =
        [cellOf(table, part, "status") ?? "", ...(part.passage.cells ?? []).slice(1)].find(
          (cell) => cell !== name && isRequiredBy(cell, words) !== undefined,
        ) ?? "";
      const bare = splitCase(withoutMark(name), words);
      const own = splitStatus(bare?.name ?? withoutMark(name), words);
      const byKind = statusesByKind(table, part, words);
      const said = byKind ?? isRequiredBy(status, words) ?? isRequiredBy(own.status, words) ?? bare?.isForAll;
      papers.add(part, own.name, 0, said ?? true);
      continue;
    }
    const lead = leadStatus(part, words);
    if (lead !== undefined) {
      isRequired = lead;
      continue;
    }
    if (part.body.endsWith(":")) continue;
    if (isEntry(part)) {
      const own = splitCase(part.body, words);
      const { name, status } = splitStatus(own?.name ?? part.body, words);
      const said =
        isRequiredBy(status, words) ?? own?.isForAll ?? (isOptionalEntry(part.body, words) ? false : undefined);
      papers.add(part, withoutLimits(name, words), part.bodyAt, said ?? isRequired ?? true);
    } else
      for (const { text, at } of sentences(part.body)) {
        const named = papersAsked(text, words);
        for (const { name, required } of named) papers.add(part, name, part.bodyAt + at, required);
        if (
          named.length === 0 &&
          !words.says.notSent.test(foldPhrase(text)) &&
          namesPaper(text, words) &&
          !negative.test(foldPhrase(text))
        )
          fromSentence(papers, part, text, part.bodyAt + at, words);
      }
  }
  return papers.found;
}
