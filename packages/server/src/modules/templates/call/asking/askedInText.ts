import { readTrees } from "../judged/boostedTrees.ts";
import stored from "../judged/askedModel.json" with { type: "json" };
import { readLimits, type Limits } from "../limits.ts";
import type { Part } from "../part.ts";
import type { AskedInProse } from "../prose.ts";
import { isOfAll } from "../together.ts";
import { foldPhrase } from "../words/phrases.ts";
import type { CallWords } from "../words/callWords.ts";
import { featuresOfObjects, type AskingParagraph, type AskingSentence } from "./objectFeatures.ts";
import { objectsAsked, type ObjectAsked } from "./objectsAsked.ts";
import { sentencesInWords, type AskedSentence } from "./sentencesInWords.ts";

/*
 * What a paragraph asks for clause by clause, "In no more than 800 words explain who you are and describe …": its verbs that ask, what
 * stands behind each of them, cut where something is only added, and its length.
 */

const likelihoodOf = readTrees(stored);

const leastAsked = 3;
/** Three things of a paragraph are likelier than this to be parts of an application, and then all that are likelier than that. */
const [leastOfThree, leastOfOthers] = [0.3, 0.05];
const [shortest, longest] = [6, 200];
/** So many words a thing has at most that is the whole: "a letter in four parts". */
const mostWordsOfWhole = 6;
/** In so many sentences a paragraph goes on with what the one before it asks for. */
const sentencesBehind = 2;
/** So much of a call is looked at, in characters. */
const mostCharacters = 200_000;

/** A clause or a thing that running text may ask for. */
export interface MaybeAsked extends AskedInProse {
  isClause: boolean;
  /** What speaks for it or against it. */
  features: Record<string, number>;
}

/** Whether a thing is the paper that is asked for and none of its parts. */
function isWhole(title: string, words: CallWords): boolean {
  const head = foldPhrase(title).split(/\s+/u);
  if (head.length > mostWordsOfWhole) return false;
  const folded = head.slice(0, 3).join(" ");
  return words.asking.wholes.test(folded) || (head.length <= 3 && words.length.pages.test(folded));
}

/** The lengths of what a sentence asks for: each is of what stands before it, or of the first behind it where nothing does. */
function limitsOf(
  sentence: AskedSentence,
  spans: readonly { start: number; end: number }[],
  words: CallWords,
): Limits[] {
  const { text, lengths } = sentence;
  const limits = spans.map((): Limits => ({}));
  const first = spans[0];
  if (!first) return limits;
  for (const { start, end } of lengths) {
    const before = spans.findLastIndex((span) => span.end <= start);
    // What leads to a single thing, or stands between a verb and its object, is of that; what leads to several is of all.
    const behind = spans.findIndex((span) => span.start >= end);
    const gap = before >= 0 ? text.slice(spans[before]!.end, start) : "";
    const isNext = behind >= 0 && (before < 0 ? spans.length === 1 : /[,;]\s+(?!\p{L}{1,4}\s*$).*\p{L}{3}/u.test(gap));
    const at = isNext ? behind : before;
    if (at < 0) continue;
    if (isOfAll(text.slice(Math.max(0, start - 30), end + 30)) && spans.length > 1) continue;
    const found = readLimits(text.slice(start, end), words, "asked").limits;
    for (const [unit, amount] of Object.entries(found) as [keyof Limits, number][]) limits[at]![unit] ??= amount;
  }
  return limits;
}

function askingIn(sentence: AskedSentence, words: CallWords): AskingSentence {
  const folded = foldPhrase(sentence.text);
  const isOfPapers = words.says.attach.test(folded);
  if (words.says.judged.test(folded) || /[?؟]$/u.test(sentence.text)) return { sentence, objects: [], isOfPapers };
  const objects = objectsAsked(sentence).filter(({ from, to }) => {
    const title = titleOf(sentence, { from, to });
    if (title.length < shortest || title.length > longest) return false;
    const isThing = !sentence.words[from]!.begins.has("questions");
    return !isThing || (!isOfPapers && !words.says.firmPapers.test(foldPhrase(title)) && !isWhole(title, words));
  });
  return { sentence, objects, isOfPapers };
}

const titleOf = ({ text, words }: AskedSentence, { from, to }: ObjectAsked) =>
  text.slice(words[from]!.start, words[to]!.end);

/** Parts of a call that may ask in sentences. */
const mayAsk = ({ kind, zone }: Part) =>
  (kind === "text" || kind === "bullet") && zone !== "criteria" && zone !== "prohibitions" && zone !== "eligibility";

/** A paragraph, or a list with an entry for each thing, in its sentences. */
interface Asking {
  paragraph: AskingParagraph;
  /** Of which part each of its sentences is. */
  parts: Part[];
  count: number;
  /** How many of its parts come before the next one. */
  next: number;
}

/** The paragraphs and lists of a call that may ask for something. */
function askingParagraphs(parts: readonly Part[], words: CallWords): Asking[] {
  const all: Asking[] = [];
  let looked = 0;
  let at = 0;
  while (at < parts.length && looked < mostCharacters) {
    const part = parts[at]!;
    let to = at + 1;
    if (part.kind === "bullet") while (parts[to]?.kind === "bullet" && parts[to]!.zone === part.zone) to += 1;
    const own = mayAsk(part) ? parts.slice(at, to) : [];
    const sentences: AskingSentence[] = [];
    const of: Part[] = [];
    for (const each of own) {
      looked += each.body.length;
      const inWords = sentencesInWords(each.body, words);
      for (const sentence of each.kind === "bullet" ? inWords.slice(0, 1) : inWords) {
        sentences.push(askingIn(sentence, words));
        of.push(each);
      }
    }
    const count = sentences.reduce((sum, { objects }) => sum + objects.length, 0);
    if (count > 0)
      all.push({ paragraph: { part, sentences, place: at / parts.length, share: 0 }, parts: of, count, next: to });
    at = to;
  }
  const most = all.reduce((sum, { count }) => Math.max(sum, count), 1);
  for (const { paragraph, count } of all) paragraph.share = count / most;
  return all;
}

/** What a paragraph may ask for, each with its length and what speaks for it. */
function maybeAsked({ paragraph, parts }: Asking, words: CallWords): MaybeAsked[] {
  const features = featuresOfObjects(paragraph, words);
  return paragraph.sentences.flatMap(({ sentence, objects }, index) => {
    const spans = objects.map(({ from, to }) => ({ start: sentence.words[from]!.start, end: sentence.words[to]!.end }));
    const limits = limitsOf(sentence, spans, words);
    const part = parts[index]!;
    return objects.map((object, place) => ({
      part,
      title: titleOf(sentence, object),
      at: part.bodyAt + sentence.at + spans[place]!.start,
      limits: limits[place]!,
      isClause: sentence.words[object.from]!.begins.has("questions"),
      features: features.shift()!,
    }));
  });
}

/** What the paragraphs and lists of a call may ask for, each of them by itself. */
export const maybeAskedInText = (parts: readonly Part[], words: CallWords): MaybeAsked[][] =>
  askingParagraphs(parts, words).map((asking) => maybeAsked(asking, words));

/** What running text asks for, clause by clause: of the paragraph that asks most, or of a list, and of what follows it; nothing where that is less than three things. */
export function askedInText(parts: readonly Part[], words: CallWords): AskedInProse[] {
  const all = askingParagraphs(parts, words);
  let best: MaybeAsked[] = [];
  for (const [index, asking] of all.entries()) {
    if (asking.count < leastAsked) continue;
    const maybe = maybeAsked(asking, words);
    const own = maybe.filter(isAsked(leastOfOthers));
    if (own.length <= best.length || maybe.filter(isAsked(leastOfThree)).length < leastAsked) continue;
    const next = all[index + 1];
    const isNext = next?.paragraph.part === parts[asking.next] && next?.paragraph.part.kind === "text";
    const behind = isNext ? maybeAsked(firstOf(next, sentencesBehind), words).filter(isAsked(leastOfThree)) : [];
    best = [...own, ...(isNext && next.paragraph.part.zone === asking.paragraph.part.zone ? behind : [])];
  }
  return best;
}

/** A paragraph with its first sentences alone. */
const firstOf = ({ paragraph, ...asking }: Asking, sentences: number): Asking => ({
  ...asking,
  paragraph: {
    ...paragraph,
    sentences: paragraph.sentences.map((each, index) => (index < sentences ? each : { ...each, objects: [] })),
  },
});

/** Whether something is likely enough; no thing that a list of papers names. */
const isAsked =
  (least: number) =>
  ({ part, isClause, features }: MaybeAsked): boolean =>
    (isClause || part.zone !== "attachments") && likelihoodOf(features) > least;
