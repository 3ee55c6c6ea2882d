import { readLimits, type Limits } from "../limits.ts";
import type { Part } from "../part.ts";
import type { AskedInProse } from "../prose.ts";
import { isOfAll } from "../together.ts";
import { foldPhrase } from "../words/phrases.ts";
import type { CallWords } from "../words/callWords.ts";
import { objectsAsked } from "./objectsAsked.ts";
import { sentencesInWords, type AskedSentence } from "./sentencesInWords.ts";

/*
 * What a paragraph asks for clause by clause, "In no more than 800 words explain who you are and describe …": its verbs that ask, what
 * stands behind each of them, cut where something is only added, and its length.
 */

const leastAsked = 3;
const [shortest, longest] = [6, 200];
/** So many words a thing has at most that is the whole: "a letter in four parts". */
const mostWordsOfWhole = 6;
/** In so many sentences a paragraph goes on with what the one before it asks for. */
const sentencesBehind = 2;
/** So much of a call is looked at, in characters. */
const mostCharacters = 200_000;

/** A clause or a thing that a sentence asks for. */
interface Found {
  title: string;
  /** Where it stands in its paragraph, in characters. */
  at: number;
  limits: Limits;
  isClause: boolean;
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

function foundIn(sentence: AskedSentence, words: CallWords): Found[] {
  const folded = foldPhrase(sentence.text);
  if (words.says.judged.test(folded) || /[?؟]$/u.test(sentence.text)) return [];
  const isPaper = words.says.attach.test(folded);
  const spans = objectsAsked(sentence)
    .map(({ from, to }) => ({
      start: sentence.words[from]!.start,
      end: sentence.words[to]!.end,
      isClause: sentence.words[from]!.begins.has("questions"),
    }))
    .filter(({ start, end, isClause }) => {
      const title = sentence.text.slice(start, end);
      if (title.length < shortest || title.length > longest) return false;
      return isClause || (!isPaper && !words.says.firmPapers.test(foldPhrase(title)) && !isWhole(title, words));
    });
  const limits = limitsOf(sentence, spans, words);
  return spans.map(({ start, end, isClause }, index) => ({
    title: sentence.text.slice(start, end),
    at: sentence.at + start,
    limits: limits[index]!,
    isClause,
  }));
}

/** Parts of a call that may ask in sentences. */
const mayAsk = ({ kind, zone }: Part) =>
  (kind === "text" || kind === "bullet") && zone !== "criteria" && zone !== "prohibitions" && zone !== "eligibility";

const inProse = (part: Part, found: readonly Found[]): AskedInProse[] =>
  found.map(({ title, at, limits }) => ({ part, title, at: part.bodyAt + at, limits }));

/** What running text asks for, clause by clause: of the paragraph that asks most, or of a list, and of what follows it; nothing where that is less than three things. */
export function askedInText(parts: readonly Part[], words: CallWords): AskedInProse[] {
  let best: AskedInProse[] = [];
  let looked = 0;
  for (const [index, part] of parts.entries()) {
    if (!mayAsk(part) || looked >= mostCharacters) continue;
    looked += part.body.length;
    const isEntry = (each: Part | undefined) => each?.kind === "bullet" && part.kind === "bullet" && mayAsk(each);
    if (isEntry(parts[index - 1])) continue;
    const own = sentencesInWords(part.body, words).flatMap((sentence) => foundIn(sentence, words));
    const all = inProse(part, part.zone === "attachments" ? own.filter(({ isClause }) => isClause) : own);
    let to = index + 1;
    for (; isEntry(parts[to]); to += 1) {
      const first = sentencesInWords(parts[to]!.body, words).slice(0, 1);
      all.push(
        ...inProse(
          parts[to]!,
          first.flatMap((sentence) => foundIn(sentence, words)),
        ),
      );
    }
    if (all.length < leastAsked || all.length <= best.length) continue;
    const next = parts[to];
    const behind =
      next?.kind === "text" && next.zone === part.zone
        ? sentencesInWords(next.body, words)
            .slice(0, sentencesBehind)
            .flatMap((sentence) => foundIn(sentence, words))
        : [];
    best = [...all, ...(next ? inProse(next, behind) : [])];
  }
  return best;
}
