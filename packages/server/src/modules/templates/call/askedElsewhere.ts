import { askedInText } from "./asking/askedInText.ts";
import { isRequest } from "./forms.ts";
import { readLimits, type Limits } from "./limits.ts";
import { countWords } from "./marks.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { askedInProse, withoutLength, type AskedInProse } from "./prose.ts";
import { titleAndRest } from "./titles.ts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * What a call asks for where it has no form: titles between quotation marks, questions in a list or in a paragraph, or the clauses of a
 * sentence that asks.
 */

const leastAsked = 3;
/** So much more has what clauses ask for to be where another manner of asking is found as well. */
const clearlyMore = 2;

/** Whether a text asks for something or tells somebody to write. */
function tells(text: string, { prose }: CallWords): boolean {
  const folded = foldPhrase(text);
  return prose.asks.test(folded) || prose.writes.test(folded);
}

const mostWordsOfTitle = 12;
const mostWordsOfAsked = 20;

const isAway = ({ zone, kind }: Part) =>
  kind === "row" || zone === "attachments" || zone === "criteria" || zone === "prohibitions" || zone === "eligibility";

const quotation = /[“„«‟"]\s?([^“”„«»‟"]{3,80}?)\s?[”“»"](?![\p{L}\d])/gu;

interface Quoted {
  title: string;
  at: number;
  end: number;
}

const quotedIn = (text: string): Quoted[] =>
  [...text.matchAll(quotation)]
    .map(({ 0: whole, 1: title = "", index }) => ({ title: title.trim(), at: index, end: index + whole.length }))
    .filter(
      ({ title }) =>
        countWords(title) <= mostWordsOfTitle && /^[\p{Lu}\p{Lo}¿\d]/u.test(title) && !/[.,;!]$/u.test(title),
    );

/** Where what is said of each of several titles begins: with its sentence, or behind the title before it in the same sentence. */
function startsOf(text: string, titles: readonly Quoted[]): number[] {
  const all = sentences(text);
  return titles.map(({ at }, index) => {
    const sentence = all.findLast((each) => each.at <= at)?.at ?? 0;
    return Math.max(sentence, titles[index - 1]?.end ?? 0);
  });
}

/** The titles that paragraphs name between quotation marks, with what is said of their lengths. */
function quotedTitles(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const part of parts) {
    if (isAway(part) || part.kind === "heading") continue;
    const { body } = part;
    const titles = quotedIn(body);
    if (titles.length < leastAsked || new Set(titles.map(({ title }) => title)).size < titles.length) continue;
    const starts = startsOf(body, titles);
    const own = titles.map(({ title, at }, index) => ({
      part,
      title,
      at: part.bodyAt + at,
      limits: readLimits(body.slice(starts[index], starts[index + 1] ?? body.length), words, "asked").limits,
    }));
    const isOfForm =
      own.some(({ limits }) => Object.keys(limits).length > 0) || words.length.answers.test(foldPhrase(body));
    if (isOfForm) return own;
  }
  return [];
}

const asked = (part: Part, title: string, at: number, limits: Limits): AskedInProse => ({
  part,
  title,
  at: part.bodyAt + at,
  limits,
});

const isEntry = ({ kind, style }: Part) =>
  kind === "bullet" || kind === "numbered" || (kind === "heading" && style !== "plain");

/** Whether a line leads to what is to be answered, and not to what is to be. */
const leads = (part: Part | undefined, words: CallWords) =>
  part !== undefined &&
  part.kind !== "row" &&
  (/[:：]$/u.test(part.body) || tells(part.body, words) || part.zone === "sections");

/** Questions and requests that stand as a list under a line that leads to them. */
function listedRequests(parts: readonly Part[], words: CallWords): AskedInProse[] {
  let at = 0;
  while (at < parts.length) {
    const first = parts[at]!;
    const is = (part: Part | undefined): part is Part =>
      part !== undefined &&
      isEntry(part) &&
      !isAway(part) &&
      part.style === first.style &&
      isRequest({ ...part, kind: "text" }, words);
    let to = at;
    while (is(parts[to])) to += 1;
    if (to - at >= leastAsked && leads(parts[at - 1], words))
      return parts.slice(at, to).map((part) => asked(part, titleAndRest(part.body, words).title, 0, part.limits));
    at = Math.max(to, at + 1);
  }
  return [];
}

/** The questions of a paragraph that asks several one after the other, where it or the line before it leads to them. */
function questionsInText(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const [index, part] of parts.entries()) {
    if (isAway(part) || part.kind !== "text") continue;
    const all = sentences(part.body);
    const questions = all.filter(({ text }) => /[?؟]$/u.test(text));
    const first = all.indexOf(questions[0]!);
    // What is asked and answered by turns is no form.
    const areTogether = questions.every((each, place) => all[first + place] === each);
    const isLed =
      all.slice(0, Math.max(0, first)).some(({ text }) => tells(text, words)) ||
      /[:：]\s/u.test(questions[0]?.text ?? "") ||
      (first === 0 && leads(parts[index - 1], words));
    if (questions.length >= leastAsked && areTogether && isLed)
      return questions.map(({ text, at }) => {
        const lead = /^[^?؟]*[:：]\s+/u.exec(text)?.[0].length ?? 0;
        return asked(part, text.slice(lead), at + lead, readLimits(text, words).limits);
      });
  }
  return [];
}

const clausePatterns = new Map<string, RegExp>();

/** Where clauses begin that ask: behind a comma, a colon or "and". */
function clausePattern({ language, lists }: CallWords): RegExp {
  const known = clausePatterns.get(language);
  if (known) return known;
  const pattern = new RegExp(
    `(?:^|[,;:،]\\s*(?:(?:${sourcesOf(lists.says.and)})\\s+)?|\\s(?:${sourcesOf(lists.says.and)})\\s+)(?=${sourcesOf(lists.prose.interrogatives)})`,
    "gu",
  );
  clausePatterns.set(language, pattern);
  return pattern;
}

/** How far behind a verb that asks its first clause may begin, in characters. */
const reachOfClause = 60;

/** The clauses behind a verb that asks, each with where it begins. */
function clausesBehind(text: string, from: number, words: CallWords): { title: string; at: number }[] {
  const folded = foldPhrase(text.slice(from));
  const first = words.prose.interrogatives.exec(folded);
  if (!first || first.index > reachOfClause) return [];
  const start = first.index;
  const all = [...folded.slice(start).matchAll(clausePattern(words))].filter(({ index }) => index > 0);
  // Among commas "and" alone goes on with a clause, unless it leads to the last.
  const hasCommas = all.filter(({ 0: cut }) => /^[,;،]/u.test(cut)).length >= leastAsked - 2;
  const cuts = all.filter(({ 0: cut }, index) => !hasCommas || index === all.length - 1 || !cut.startsWith(" "));
  const starts = [start, ...cuts.map(({ index, 0: { length } }) => start + index + length)];
  return starts.map((at, index) => ({
    at: from + at,
    title: text
      .slice(from + at, from + (index < cuts.length ? start + cuts[index]!.index : folded.length))
      .replace(/[\s,;.:]+$/u, ""),
  }));
}

/** The clauses of "tell us who you are, what you want to do and what it costs". */
function clausesAsked(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const part of parts) {
    // No paper is "what you want to do", though "What to send" stands above.
    if ((isAway(part) && part.zone !== "attachments") || part.kind !== "text") continue;
    for (const { text, at } of sentences(part.body)) {
      const folded = foldPhrase(text);
      const verb = words.prose.asks.exec(folded) ?? words.prose.writes.exec(folded);
      if (!verb || words.says.judged.test(folded) || /[?؟]$/u.test(text)) continue;
      const clauses = clausesBehind(text, verb.index + verb[0].length, words);
      if (clauses.length >= leastAsked)
        return clauses.map(({ title, at: own }) => asked(part, title, at + own, readLimits(title, words).limits));
    }
  }
  return [];
}

const partPatterns = new Map<string, RegExp>();

/** "Part 1 asks about", "Question 2:" at the beginning of a sentence. */
function partPattern({ language, lists }: CallWords): RegExp {
  const known = partPatterns.get(language);
  if (known) return known;
  const { answers } = lists.length;
  const pattern = new RegExp(
    `^(?:(?:in|the)\\s+)?(?:${sourcesOf(answers)})\\s+(?:\\d{1,2}|[a-h])(?![\\p{L}\\d])\\s*(?:[:,(–-]\\s*|(?:${sourcesOf(lists.prose.covers)})\\s+)`,
    "u",
  );
  partPatterns.set(language, pattern);
  return pattern;
}

/** The parts of a form that a paragraph tells of one after the other: "Part 1 asks about your group (150 words)." */
function partsInText(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const part of parts) {
    if (isAway(part) || part.kind === "heading") continue;
    const found = sentences(part.passage.text).flatMap(({ text, at }): AskedInProse[] => {
      const lead = partPattern(words).exec(foldPhrase(text))?.[0].length;
      if (lead === undefined) return [];
      const title = withoutLength(text.slice(lead), words).replace(/[\s.;,(]+$/u, "");
      const { limits } = readLimits(text, words, "asked");
      return countWords(title) > 0 && countWords(title) <= mostWordsOfAsked
        ? [{ part, title, at: at + lead, limits }]
        : [];
    });
    if (found.length >= leastAsked) return found;
  }
  return [];
}

/** Short lines below one that leads to them: "Half a page on each of the following." */
function linesBehindLead(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const [index, part] of parts.entries()) {
    if (isAway(part) || part.kind === "bullet") continue;
    const folded = foldPhrase(part.body);
    const isLed =
      (/[:：]$/u.test(part.body) && (tells(folded, words) || words.headings.sections.test(folded))) ||
      (words.length.each.test(folded) && Object.keys(readLimits(part.body, words, "asked").limits).length > 0);
    if (!isLed) continue;
    let to = index + 1;
    while (parts[to] && isShortLine(parts[to]!, words)) to += 1;
    const lines = parts.slice(index + 1, to);
    if (lines.length >= leastAsked)
      return lines.map((line) => asked(line, titleAndRest(line.body, words).title, 0, line.limits));
  }
  return [];
}

/** A line that may be the title of an answer: no sentence, and no day. */
const isShortLine = ({ kind, zone, body }: Part, words: CallWords) =>
  kind !== "row" &&
  (zone === "sections" || zone === "other") &&
  countWords(body) <= mostWordsOfTitle &&
  !/[.:;]$/u.test(body) &&
  !/\d{4}/u.test(body) &&
  !words.deadline.due.test(foldPhrase(body));

const mostWordsOfThing = 9;

/** The things behind the colon of "The letter has to cover the following: your group, the need, the costs". */
function thingsBehindColon(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const part of parts) {
    if (isAway(part) || part.kind !== "text") continue;
    for (const { text, at } of sentences(part.body)) {
      const [lead = "", label = ""] = /^([^:]{10,160}):\s+/u.exec(text) ?? [];
      const folded = foldPhrase(label);
      const isForm =
        lead !== "" &&
        words.headings.sections.test(folded) &&
        (words.says.lists.test(folded) || tells(folded, words)) &&
        !words.says.attach.test(folded);
      if (!isForm) continue;
      const things = text
        .slice(lead.length)
        .replace(/[.]$/u, "")
        .split(/[,;]\s+(?![^(]*\))/u)
        .map((thing) =>
          thing.slice(new RegExp(`^(?:${words.says.and.source})\\s+`, "u").exec(foldPhrase(thing))?.[0].length ?? 0),
        );
      if (things.length >= leastAsked && things.every((thing) => countWords(thing) <= mostWordsOfThing))
        return things.map((thing) =>
          asked(
            part,
            thing.replace(/\s*\([^()]*\)$/u, ""),
            at + text.indexOf(thing),
            readLimits(thing, words, "asked").limits,
          ),
        );
    }
  }
  return [];
}

/** So much longer is a title that has another in it and more. */
const muchLonger = 1.3;

/** Whether clauses say more than another manner of asking, or the same in more pieces. */
function isFiner(clauses: readonly AskedInProse[], found: readonly AskedInProse[]): boolean {
  if (clauses.length >= found.length + clearlyMore) return true;
  const isCoarse = found.some(({ title }) =>
    clauses.some((clause) => title.includes(clause.title) && title.length > clause.title.length * muchLonger),
  );
  return isCoarse && clauses.length > found.length;
}

/** What a call without a form asks for, by the first manner in which it asks for several things. */
export function askedElsewhere(parts: readonly Part[], words: CallWords): AskedInProse[] {
  const quoted = quotedTitles(parts, words);
  if (quoted.length > 0) return quoted;
  const inText = askedInText(parts, words);
  for (const read of [
    partsInText,
    askedInProse,
    listedRequests,
    linesBehindLead,
    questionsInText,
    clausesAsked,
    thingsBehindColon,
  ]) {
    const found = read(parts, words);
    if (found.length >= leastAsked) return isFiner(inText, found) ? inText : found;
  }
  return inText.length > 0 ? inText : askedInProse(parts, words);
}
