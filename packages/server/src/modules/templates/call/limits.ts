/** What a text says of how long an answer may be. */
export interface Limits {
  maxWordCount?: number;
  minWordCount?: number;
  /** In characters. */
  maxLength?: number;
  pageLimit?: number;
}

const words =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const number = `(?:\\d{1,3}(?:[,. \\u202f]\\d{3})+|\\d{1,7}(?:\\.\\d{1,2})?|half a|${words.join("|")}|an?)`;
const unit = "(words?|characters?|chars?|pages?|sides?)";

const most = new RegExp(
  `(?:no more than|no longer than|not (?:to |be )?(?:exceed(?:ing)?|more than|longer than)|exceed(?:ing)?|maximum(?: length)?(?: of|:)?|max\\.?:?|up to|limited to|limit(?: of| is)?:?|at most|within|under)\\s+(${number})(?:\\s*\\([^)]{1,12}\\))?[\\s-]*(?:typed |single-sided |single-spaced |double-spaced |A4 )?${unit}`,
  "gi",
);
const mostAfter = new RegExp(
  `\\b(${number})[\\s-]*${unit}[\\s,-]*(?:max\\b|maximum|limit|at most|or (?:less|fewer))`,
  "gi",
);
const bracketed = new RegExp(
  `[([]\\s*(?:about |approx\\.? |approximately )?(${number})[\\s-]*${unit}(?:[,;][^()[\\]]{0,40})?\\s*[)\\]]`,
  "gi",
);
const named = new RegExp(`\\b(word|character|page) (?:limit|maximum|count)\\s*(?:is|of|=|:)?\\s*(${number})`, "gi");
const atEnd = new RegExp(`[–—:-]\\s*(${number}) ${unit}\\.?$`, "gi");
const paged = new RegExp(`\\b(${number})-(page)\\b(?! limit| max)`, "gi");
const range = new RegExp(`(?:between )?(${number})\\s*(?:-|–|—|to|and)\\s*(${number}) (words)`, "gi");
const least = new RegExp(`(?:at least|minimum(?: of)?|no (?:less|fewer) than|min\\.?)\\s+(${number}) (words)`, "gi");

/** "1,500" and "twelve" as numbers; NaN where it is neither. */
export function numberOf(text: string): number {
  const word = text.toLowerCase();
  const index = words.indexOf(word);
  if (index >= 0) return index + 1;
  if (word === "half a") return 0.5;
  if (/^an?$/.test(word)) return 1;
  const isGrouped = /^\d{1,3}(?:[,. \u202f]\d{3})+$/.test(text);
  return Number(isGrouped ? text.replace(/[,. \u202f]/g, "") : text);
}

function set(limits: Limits, amount: number, of: string): void {
  if (!(amount > 0)) return;
  const kind = of.toLowerCase();
  if (kind.startsWith("word")) {
    if (Number.isInteger(amount) && amount <= 100_000) limits.maxWordCount ??= amount;
  } else if (kind.startsWith("char")) {
    if (Number.isInteger(amount) && amount <= 1_000_000) limits.maxLength ??= amount;
  } else if (amount >= 0.25 && amount <= 500) limits.pageLimit ??= amount;
}

/** The limits that a text names, and where the first of them begins. */
export function readLimits(text: string): { limits: Limits; at: number | undefined } {
  const limits: Limits = {};
  const places: number[] = [];
  for (const [, from, to] of seen(range, text, places)) {
    const [few, many] = [numberOf(from ?? ""), numberOf(to ?? "")];
    if (few > 0 && many >= few && many <= 100_000) {
      limits.minWordCount ??= few;
      limits.maxWordCount ??= many;
    }
  }
  for (const [, amount] of seen(least, text, places)) {
    const few = numberOf(amount ?? "");
    if (few > 0 && few <= 100_000) limits.minWordCount ??= few;
  }
  for (const pattern of [most, mostAfter, bracketed, atEnd, paged])
    for (const [, amount, of] of seen(pattern, text, places)) set(limits, numberOf(amount ?? ""), of ?? "");
  for (const [, of, amount] of seen(named, text, places)) set(limits, numberOf(amount ?? ""), of ?? "");
  if ((limits.minWordCount ?? 0) > (limits.maxWordCount ?? Infinity)) delete limits.minWordCount;
  return { limits, at: places.length > 0 ? Math.min(...places) : undefined };
}

function seen(pattern: RegExp, text: string, places: number[]): RegExpMatchArray[] {
  const found = [...text.matchAll(pattern)];
  for (const { index } of found) places.push(index);
  return found;
}

/** A title without the limits in brackets behind it. */
export const withoutLimits = (title: string): string =>
  title
    .replace(
      new RegExp(`\\s*[([][^()[\\]]{0,60}\\b(?:words?|characters?|chars?|pages?|sides?)\\b[^()[\\]]{0,60}[)\\]]`, "gi"),
      "",
    )
    .replace(/\s*[([](?:optional|required)[)\]]/gi, "")
    .trim();
