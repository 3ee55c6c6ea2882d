import type { Schemas } from "@grantwright/api-client";
import { askedInText } from "./asking/askedInText.ts";
import { askedElsewhere } from "./askedElsewhere.ts";
import { isShortTitle, isUnderNumber, sectionParts } from "./forms.ts";
import { judgeTitles } from "./judged/judgeTitles.ts";
import { giveGroupLimits, isGroupLimit, type Opened } from "./groupLimits.ts";
import { isMarkedStyle } from "./levels.ts";
import { readLimits, withoutLimits, type Limits } from "./limits.ts";
import { countWords } from "./marks.ts";
import type { Part } from "./part.ts";
import { lineAt, sentences } from "./passages.ts";
import { withoutLength, type AskedInProse } from "./prose.ts";
import { cellOf, limitCell, titleCell, type CallTable } from "./tableCells.ts";
import { titleAndRest, withoutMark } from "./titles.ts";
import { isOfAll } from "./together.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

type Section = Schemas["TemplateField"];

const mostSections = 100;
const longestGuidance = 10_000;

const isOptional = (text: string) =>
  /\boptional\b|\bif (?:applicable|you (?:like|wish))\b|\bnot required\b|\bfacultati[fv]|\bopcional|\bfacoltativ|\bfreiwillig|\bopcjonal/i.test(
    text,
  );

/** Headings of forms that only say that questions follow. */
const isOnlyFrame = (title: string) => !/\b(?:narrative|summary|abstract|statement|description)\b/i.test(title);

/** The limits of a text that are its section's, not those of several sections or of the whole. */
function ownLimits(text: string, words: CallWords): Limits {
  const limits: Limits = {};
  for (const { text: sentence } of sentences(text)) {
    const isOfPaper = Object.keys(limits).length > 0 && words.headings.attachments.test(foldPhrase(sentence));
    if (isOfPaper || isOfAll(sentence)) continue;
    const found = readLimits(sentence, words).limits;
    for (const [unit, amount] of Object.entries(found) as [keyof Limits, number][]) limits[unit] ??= amount;
  }
  if ((limits.minWordCount ?? 0) > (limits.maxWordCount ?? Infinity)) delete limits.minWordCount;
  return limits;
}

/** Gathers sections in the order of the call. */
class Sections {
  readonly opened: Opened[] = [];
  #words: CallWords;

  constructor(words: CallWords) {
    this.#words = words;
  }

  get isFull(): boolean {
    return this.opened.length >= mostSections;
  }

  add(part: Part, title: string, rest: string, limits: Limits, isRequired: boolean): Opened | undefined {
    if (title === "" || this.isFull) return undefined;
    const section: Section = {
      id: `section-${this.opened.length + 1}`,
      title: title.slice(0, 200),
      ...(withoutLimits(rest, this.#words) !== "" && { description: rest.slice(0, longestGuidance) }),
      required: isRequired,
      auto: false,
      ...limits,
      readFrom: lineAt(part.passage, part.bodyAt),
    };
    const opened = { section, part };
    this.opened.push(opened);
    return opened;
  }

  addPart(part: Part): Opened | undefined {
    const isInText = part.style === "inline" && part.kind === "bullet";
    const { title, rest } = titleAndRest(isInText ? withoutLength(part.body, this.#words) : part.body, this.#words);
    const limits = Object.keys(part.limits).length > 0 ? part.limits : ownLimits(part.body, this.#words);
    return this.add(part, title, rest, limits, !isOptional(part.body));
  }

  addRow(table: CallTable, row: Part): void {
    const words = this.#words;
    const cell = titleCell(table, row);
    if (cell === undefined) return;
    const limit = limitCell(table, row, words);
    const guidance = (row.passage.cells ?? [])
      .filter((each) => each !== "" && each !== cell && each !== cellOf(table, row, "limit") && /\p{L}/u.test(each))
      .join("\n");
    const { title, rest } = titleAndRest(withoutMark(cell), words);
    const own = limit === undefined ? {} : readLimits(limit, words, "cell").limits;
    const limits = Object.keys(own).length > 0 ? own : ownLimits(`${cell}\n${guidance}`, words);
    this.add(row, title, [rest, guidance].filter(Boolean).join("\n"), limits, !isOptional(cell));
  }

  addGuidance({ section }: Opened, text: string): void {
    const whole = section.description === undefined ? text : `${section.description}\n${text}`;
    if (whole.length <= longestGuidance) section.description = whole;
    const limits = ownLimits(text, this.#words);
    const hasAny = section.maxWordCount ?? section.maxLength ?? section.pageLimit;
    if (hasAny === undefined) Object.assign(section, limits);
    else if (section.minWordCount === undefined && limits.minWordCount !== undefined)
      section.minWordCount = limits.minWordCount;
    if ((section.minWordCount ?? 0) > (section.maxWordCount ?? Infinity)) delete section.minWordCount;
  }
}

/** So few lines may look like sections where a call has no form. */
const mostByChance = 1;
/** So few lines with a length below may be about something else where running text asks for more. */
const mostStray = 2;
/** How many lines of a title and its length make a form. */
const leastLines = 3;

/** Forms whose heading is all there is: "Project Narrative" with a text and no sections of its own. */
const isLoneForm = (form: Part[]) =>
  form[0]?.opensZone === true &&
  !isOnlyFrame(form[0].body) &&
  form.every((part, index) => index === 0 || part.kind === "text");

/** Parts that stand together in a form; where no part of the call is one, those that have a length for a text. */
function formsOf(parts: Part[]): Part[][] {
  const forms: Part[][] = [];
  let open: Part[] | undefined;
  for (const part of parts) {
    if (part.zone !== "sections") open = undefined;
    else if (open && !(part.opensZone && part.kind === "heading")) open.push(part);
    else forms.push((open = [part]));
  }
  return forms;
}

/** A form that says how long its texts may be. */
function isFirm(form: Part[], rows: ReadonlyMap<Part, CallTable>, words: CallWords): boolean {
  if (form.some((part) => rows.has(part))) return true;
  const own = form.slice(1);
  return (
    own.filter((part, index) => isLimited(part) || (part.kind === "heading" && hasLimitBelow(own, index, words)))
      .length >= 2
  );
}

/** A form whose sections are titles alone; beside a firm one it is none. */
const isLoose = (form: Part[], words: CallWords) =>
  [...sectionParts(form, words)].every((part) => !isLimited(part) && part.style === "plain");

/** Whether a line is a title with its length. */
const isTitled = (part: Part, words: CallWords) => isLimited(part) && isShortTitle(part, words);

const isLimited = ({ limits }: Part) => Object.keys(limits).length > 0;

/** Whether what stands under a heading says how long it may be. */
function hasLimitBelow(parts: Part[], at: number, words: CallWords): boolean {
  for (const [index, part] of parts.slice(at + 1, at + 4).entries()) {
    // A line that has a title of its own, or speaks of the whole, is of no title above it.
    if (part.kind !== "text" || (isTitled(part, words) && !isUnderNumber(parts, at + 1 + index, words))) return false;
    const isOfOne = !words.length.whole.test(foldPhrase(part.body)) && !isGroupLimit(part, words);
    if (isOfOne && Object.keys(ownLimits(part.body, words)).length > 0) return true;
  }
  return false;
}

/**
 * The parts outside of all forms that are sections: lines that say how long a text may be, where several of them stand together, and
 * their like between them. Beside a form that says so itself, a length under a heading is of something else, as a report.
 */
function straySections(parts: Part[], words: CallWords, hasForm: boolean): Part[] {
  const found: Part[] = [];
  const isOutside = ({ zone, opensZone }: Part) =>
    !opensZone && (zone === "other" || zone === "funding" || zone === "format");
  let at = 0;
  while (at < parts.length) {
    let to = at;
    while (to < parts.length && isOutside(parts[to]!)) to += 1;
    const run = parts.slice(at, to);
    // "Abstract: 200 words" between its like is no other paper.
    const lines = run.filter((part) => part.kind === "text" && isLimited(part) && isShortTitle(part, words));
    const areSeveral = lines.length >= leastLines;
    const isLimitedAt = run.map(
      (part, index) =>
        (isStray(part, areSeveral && lines.includes(part), words) && !isUnderNumber(run, index, words)) ||
        (!hasForm && part.kind === "heading" && hasLimitBelow(run, index, words)),
    );
    const [first, last] = [isLimitedAt.indexOf(true), isLimitedAt.lastIndexOf(true)];
    if (first !== last) {
      const styles = new Set(
        run.filter(({ kind }, index) => kind === "heading" && isLimitedAt[index]).map(({ style }) => style),
      );
      const isBetween = ({ kind, style }: Part, index: number) =>
        kind === "heading" && styles.has(style) && (isMarkedStyle(style) || (index > first && index < last));
      found.push(...run.filter((part, index) => isLimitedAt[index] || isBetween(part, index)));
    } else
      found.push(
        ...run.filter(({ kind, limits }) => kind === "heading" && Object.keys(limits).length > 0),
        ...run.filter(
          ({ kind, limits }) =>
            (kind === "numbered" || kind === "bullet") &&
            (limits.maxWordCount !== undefined || limits.maxLength !== undefined),
        ),
      );
    at = Math.max(to, at + 1);
  }
  return found;
}

/** A title with its length: a heading, an entry, or "Summary: 200 words" in a line. */
const isStray = (part: Part, isAmongSeveral: boolean, words: CallWords) =>
  isLimited(part) &&
  (isAmongSeveral || !words.length.part.test(foldPhrase(part.body))) &&
  (part.kind === "heading" || part.kind === "numbered" || part.kind === "bullet"
    ? part.body.length <= 240
    : part.kind === "text" && isShortTitle(part, words));

/** What running text asks for where no more lines are chosen than may look like sections by chance; where some more are, only what is twice as many. */
function askedBeside(chosen: ReadonlySet<Part>, parts: Part[], words: CallWords): AskedInProse[] {
  if (chosen.size <= mostByChance) return askedElsewhere(parts, words);
  const asked = chosen.size <= mostStray ? askedInText(parts, words) : [];
  return asked.length >= chosen.size * 2 ? asked : [];
}

/** The sections that a call wants written, each from its row, heading, question or entry, with the guidance below it. */
export function readSections(parts: Part[], tables: CallTable[], words: CallWords): Section[] {
  const sections = new Sections(words);
  const chosen = new Set<Part>();
  const rows = new Map<Part, CallTable>();
  for (const table of tables)
    if (table.zone === "sections") for (const row of table.rows) if (row.zone === "sections") rows.set(row, table);
  const forms = formsOf(parts);
  const areFirm = forms.some((form) => isFirm(form, rows, words));
  for (const form of forms) {
    const hasRows = form.some((part) => rows.has(part));
    if (areFirm && !isFirm(form, rows, words) && isLoose(form, words)) continue;
    if (isLoneForm(form)) chosen.add(form[0]!);
    else if (!hasRows) for (const part of sectionParts(form, words)) chosen.add(part);
    else
      for (const part of form)
        if (part.kind !== "row" && part.kind !== "text" && !part.opensZone && Object.keys(part.limits).length > 0)
          chosen.add(part);
  }
  for (const part of straySections(parts, words, areFirm)) chosen.add(part);
  for (const part of chosen) if (isGroupLimit(part, words)) chosen.delete(part);
  const asked = rows.size === 0 ? askedBeside(chosen, parts, words) : [];
  if (asked.length > chosen.size) chosen.clear();
  const inText = chosen.size === 0 ? asked : [];
  judgeTitles({ parts, tables, words }, { chosen, rows, inText });
  let open: Opened | undefined;
  for (const part of parts) {
    for (const { title, at, limits } of inText.filter((each) => each.part === part))
      sections.add({ ...part, bodyAt: at }, title, "", limits, true);
    const table = rows.get(part);
    if (table) {
      sections.addRow(table, part);
      open = undefined;
    } else if (chosen.has(part)) open = sections.addPart(part);
    else if (part.kind === "heading" || (open && part.zone !== open.part.zone)) open = undefined;
    else if (open && !isGroupLimit(part, words)) sections.addGuidance(open, part.passage.text);
  }
  giveGroupLimits(sections.opened, parts, words);
  return sections.opened.map(({ section }) => section).filter(({ title }) => countWords(title) > 0);
}
