/** Where a part of a text stood, and what stood around it. */
export interface TextQuote {
  start: number;
  exact: string;
  prefix: string;
  suffix: string;
}

/** How much around a part is kept to find it again, in characters. */
const around = 32;

/** A part of a text, so that it can be found again once the text has changed. */
export const quoteOf = (text: string, start: number, end: number): TextQuote => ({
  start,
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - around), start),
  suffix: text.slice(end, end + around),
});

/** How much of two texts agrees from their ends (`isFromEnd`) or beginnings on, in characters. */
function agreement(a: string, b: string, isFromEnd: boolean): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) if (isFromEnd ? a.at(-1 - at) !== b.at(-1 - at) : a[at] !== b[at]) return at;
  return length;
}

/** Words as short as a year or a sum stand in many places: where nothing around them agrees, they are others. */
const short = { exact: 8, around: 4 };

/**
 * Where a part stands in a text now: at its place, else where most of what stood around it still does, and the nearest of several; undefined
 * where its words are no longer there. Short words count only where something around them agrees.
 */
export function findQuote(text: string, { start, exact, prefix, suffix }: TextQuote): number | undefined {
  if (exact === "") return start <= text.length && text.slice(0, start).endsWith(prefix) ? start : undefined;
  const agreedAt = (at: number): number => {
    const end = at + exact.length;
    return (
      agreement(text.slice(Math.max(0, at - around), at), prefix, true) +
      agreement(text.slice(end, end + around), suffix, false)
    );
  };
  const needed = exact.length < short.exact ? Math.min(short.around, prefix.length + suffix.length) : 0;
  if (text.startsWith(exact, start) && agreedAt(start) >= needed) return start;
  let best: { at: number; around: number } | undefined;
  for (let at = text.indexOf(exact); at >= 0; at = text.indexOf(exact, at + 1)) {
    const agreed = agreedAt(at);
    const isNearer = best && Math.abs(at - start) < Math.abs(best.at - start);
    if (!best || agreed > best.around || (agreed === best.around && isNearer)) best = { at, around: agreed };
  }
  return best && best.around >= needed ? best.at : undefined;
}

/** A part of a text as it stands there now. */
export interface FoundPart {
  start: number;
  end: number;
  /** Other words stand between what stood around it. */
  isChanged: boolean;
}

/** How much of what stood around a part is looked for, where its own words are gone, in characters. */
const edge = 16;

/** How much longer than the part what stands there now may be: so many times, and so many characters more. */
const most = { times: 2, more: 80 };

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Whether a third of the words of a part are still among others. */
function isKin(exact: string, now: string): boolean {
  const words = wordsIn(exact);
  const kept = wordsIn(now);
  const shared = [...words].filter((word) => kept.has(word)).length;
  return shared > 0 && shared * 3 >= words.size;
}

/**
 * Where a part stands in a text now: its own words, or what became of them between what stood around it, as long as a third of them are
 * left; undefined where they are gone, and for a part without words.
 */
export function findPart(text: string, quote: TextQuote): FoundPart | undefined {
  const { start, exact, prefix, suffix } = quote;
  if (exact === "") return undefined;
  const same = findQuote(text, quote);
  if (same !== undefined) return { start: same, end: same + exact.length, isChanged: false };
  const before = prefix.slice(-edge);
  const after = suffix.slice(0, edge);
  let best: FoundPart | undefined;
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const from = at + before.length;
    const to = after === "" ? text.length : text.indexOf(after, from);
    const isNear = to >= 0 && to - from <= exact.length * most.times + most.more;
    const isCloser = !best || Math.abs(from - start) < Math.abs(best.start - start);
    if (isNear && isCloser && isKin(exact, text.slice(from, to))) best = { start: from, end: to, isChanged: true };
    // Nothing stood before it: it began the text.
    if (before === "") break;
  }
  return best;
}
