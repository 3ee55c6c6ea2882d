const arabicLetter = /\p{Script=Arabic}/u;
const mark = /[\u064b-\u0652\u0670]/gu;

const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;
const base = (letter: string) => letter.normalize("NFD").charAt(0);
const hamza = /[أإآٱ]/g;

/** A text in small letters without accents, as long as it was: places in one are places in the other. */
export function foldPhrase(text: string): string {
  const small = text.toLowerCase();
  const even = small.length === text.length ? small : text;
  return even.replace(accented, base).replace(hamza, "ا").replaceAll("ى", "ي").replace(/[’‘`]/g, "'");
}

const escaped = (text: string) => text.replace(/[.+()[\]{}|/]/g, "\\$&");

/** Arabic words have small ones written onto them, and marks between their letters. */
const arabicBefore = "[وفبكل]{0,2}(?:ال|لل)?";

/** A phrase as a pattern: its words, and what must not stand around them. */
interface PhraseSource {
  start: string;
  words: string;
  end: string;
}

function sourceOf(phrase: string): PhraseSource {
  const isFromStart = phrase.startsWith("^");
  const isToEnd = phrase.endsWith("$");
  const bare = phrase.slice(isFromStart ? 1 : 0, isToEnd ? -1 : undefined).replace(mark, "");
  const isArabic = arabicLetter.test(bare);
  const words = foldPhrase(bare)
    .split(" ")
    .map((word) => {
      if (word === "…") return "(?:[\\p{L}\\p{N}'-]+[ ,]+){0,4}[\\p{L}\\p{N}'-]+";
      const source = escaped(word).replaceAll("*", "\\p{L}*");
      return isArabic ? arabicBefore + source.replace(/(\p{Script=Arabic})/gu, "$1\\p{M}*") : source;
    })
    .join("\\s+");
  // "se" in "juntam-se" is no word of its own.
  const before = /^\p{L}{1,2} /u.test(bare) ? "(?<![\\p{L}\\p{N}]|\\p{L}-)" : "(?<![\\p{L}\\p{N}])";
  const start = isFromStart ? "^" : /^[\p{L}\p{N}]/u.test(bare) ? before : "";
  const end = isToEnd ? "\\W*$" : /[\p{L}\p{N}*…?]$/u.test(bare) ? "(?![\\p{L}\\p{N}])" : "";
  return { start, words, end };
}

/**
 * Any of some phrases, in their order. Neighbours that may stand in the same surroundings have them once: what no letter is takes some kilobytes of
 * a compiled pattern each time, and a thousand phrases would fill what there is for all.
 */
function anyOf(phrases: readonly string[]): string {
  const alike: PhraseSource[][] = [];
  for (const source of phrases.map(sourceOf)) {
    const last = alike.at(-1);
    if (last?.[0]!.start === source.start && last[0]!.end === source.end) last.push(source);
    else alike.push([source]);
  }
  return alike
    .map((sources) => `${sources[0]!.start}(?:${sources.map(({ words }) => words).join("|")})${sources[0]!.end}`)
    .join("|");
}

/** Finds phrases in a text that `foldPhrase` has folded; nothing where there are none. */
export const patternOf = (phrases: readonly string[], flags = "u"): RegExp =>
  phrases.length === 0 ? /(?!)/u : new RegExp(anyOf(phrases), flags);

/** The same as part of a larger pattern. */
export const sourcesOf = (phrases: readonly string[]): string => anyOf(phrases) || "(?!)";
