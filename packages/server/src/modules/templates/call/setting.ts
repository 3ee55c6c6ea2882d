import { readLimits } from "./limits.ts";
import { countWords, isHeadingLike, isMarked, markOf, titleOf } from "./marks.ts";
import { hasTextLimit, holdsLists, type Part } from "./part.ts";
import type { Passage } from "./passages.ts";
import type { CallWords } from "./words/callWords.ts";
import { zoneOf, type Zone } from "./zones.ts";

/** How the lines of a call follow each other. */
export interface Setting {
  passages: Passage[];
  words: CallWords;
  /** No blank lines between its paragraphs. */
  isDense: boolean;
}

/** A line alone between others is a heading where something stands under it. */
export function standsAlone({ passages, words, isDense }: Setting, index: number): boolean {
  const passage = passages[index]!;
  const next = passages[index + 1];
  if (!next) return false;
  if (!isDense)
    return (
      passage.isAfterBlank &&
      (!next.isAfterBlank ||
        next.cells !== undefined ||
        countWords(next.text) > 10 ||
        isMarked(next.text) ||
        isHeadingLike(next.text, words) ||
        /[.:;?]$/.test(next.text) ||
        /^.{2,60}:\s+\S/u.test(next.text))
    );
  const before = passages[index - 1];
  const isEnded =
    !before ||
    before.cells !== undefined ||
    isMarked(before.text) ||
    /[.!?:;…)”"»\]]$/u.test(before.text) ||
    isHeadingLike(before.text, words);
  return isEnded;
}

/** A short line of a list without bullets: under a heading of one, with nothing of its own below. */
export function isBareEntry(
  { passages, words }: Setting,
  index: number,
  parts: Part[],
  zone: Zone | undefined,
): boolean {
  if (zone === undefined || zone === "sections" || !holdsLists.has(zone)) return false;
  const isShort = (passage: Passage | undefined) =>
    passage !== undefined &&
    !passage.cells &&
    markOf(passage.text).style === "plain" &&
    passage.text.length <= 110 &&
    !/[.:?!؟]$/u.test(passage.text);
  if (!isShort(passages[index])) return false;
  const before = parts.at(-1);
  const next = passages[index + 1];
  const isNextHeading = next === undefined || (!next.cells && zoneOf(next.text, words) !== undefined);
  if (before?.opensZone === true) return isShort(next) && !isNextHeading;
  const isFurther = before?.kind === "bullet" && before.style === "plain";
  return isFurther && (isShort(next) || isNextHeading) && zoneOf(passages[index]!.text, words) === undefined;
}

/** Passages under a heading, up to the next line like it. */
export function* under({ passages, words }: Setting, index: number): Generator<Passage> {
  for (let at = index + 1; at < Math.min(passages.length, index + 4); at += 1) {
    const passage = passages[at]!;
    if (!passage.cells && isHeadingLike(passage.text, words) && !isMarked(passage.text)) return;
    if (
      !passage.cells &&
      /^(?:dotted|int|upper|lower|roman|letterDot|word|hash|paragraph|capitals)/.test(markOf(passage.text).style)
    )
      return;
    yield passage;
  }
}

/**
 * The marks of the headings that divide the call itself: several of them name its parts. What is marked so is no section of a form.
 */
export function outlineStyles(passages: Passage[], words: CallWords): Set<string> {
  const zones = new Map<string, Set<Zone>>();
  for (const { text, cells } of passages) {
    const { style, length } = cells || text.length > 120 ? { style: "plain", length: 0 } : markOf(text);
    if (style === "plain" || style === "bullet") continue;
    const body = text.slice(length).trim();
    const zone =
      isHeadingLike(titleOf(body, style), words) && !hasTextLimit(readLimits(body, words).limits)
        ? zoneOf(body, words)
        : undefined;
    if (zone === undefined) continue;
    const known = zones.get(style) ?? new Set();
    zones.set(style, known.add(zone));
  }
  const named = [...zones].filter(
    ([, known]) =>
      known.size >= 4 ||
      (known.size >= 3 && known.has("sections")) ||
      (known.size >= 2 && known.has("sections") && known.has("attachments")),
  );
  return new Set(named.map(([style]) => style));
}
