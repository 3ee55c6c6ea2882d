import { whethersIn } from "./criteriaInText.ts";
import { isRequest } from "./forms.ts";
import { readLimits, type Limits } from "./limits.ts";
import { countWords } from "./marks.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { askedInProse, type AskedInProse } from "./prose.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * What a call asks for where it has no form: titles between quotation marks, questions in a list or in a paragraph, or the clauses of a
 * sentence that asks.
 */

const leastAsked = 3;
const mostWordsOfTitle = 12;

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
  (/[:：]$/u.test(part.body) || words.prose.asks.test(foldPhrase(part.body)) || part.zone === "sections");

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
      return parts.slice(at, to).map((part) => asked(part, part.body, 0, part.limits));
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
      all.slice(0, Math.max(0, first)).some(({ text }) => words.prose.asks.test(foldPhrase(text))) ||
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

/** The clauses of "tell us who you are, what you want to do and what it costs". */
function clausesAsked(parts: readonly Part[], words: CallWords): AskedInProse[] {
  for (const part of parts) {
    if (isAway(part) || part.kind !== "text") continue;
    for (const { text, at } of sentences(part.body)) {
      const folded = foldPhrase(text);
      if (!words.prose.asks.test(folded) || words.says.judged.test(folded)) continue;
      const clauses = whethersIn(text, words);
      if (clauses.length >= leastAsked)
        return clauses.map(({ title, at: own }) => asked(part, title, at + own, readLimits(title, words).limits));
    }
  }
  return [];
}

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
        (words.says.lists.test(folded) || words.prose.asks.test(folded)) &&
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

/** What a call without a form asks for, by the first manner in which it asks for several things. */
export function askedElsewhere(parts: readonly Part[], words: CallWords): AskedInProse[] {
  const quoted = quotedTitles(parts, words);
  if (quoted.length > 0) return quoted;
  for (const read of [askedInProse, listedRequests, questionsInText, clausesAsked, thingsBehindColon]) {
    const found = read(parts, words);
    if (found.length >= leastAsked) return found;
  }
  return askedInProse(parts, words);
}
