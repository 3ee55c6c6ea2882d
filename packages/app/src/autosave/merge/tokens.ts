/** Scripts that put no space between words: each letter is a token, so that two people in one run of them are told apart. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;

/** A word or a number whole (`46,200.50`, `2024-2026`, `l'eau`) or one other character, each with the space before it. */
const token = new RegExp(
  String.raw`\s*(?:[${unspaced}]|(?:(?![${unspaced}])[\p{L}\p{N}\p{M}_])+(?:[.,'’:/–-](?:(?![${unspaced}])[\p{L}\p{N}\p{M}])+)*|\S)|\s+$`,
  "gu",
);

/** A text in its words, numbers and signs. Together they are the text. */
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Whether a text has words that no space tells apart. */
export const isUnspaced = (text: string): boolean => new RegExp(`[${unspaced}]`, "u").test(text);

const ends = /^\s*[.!?…。！？۔।]$/u;
const closes = /^["'”’»)\]]$/u;

/**
 * Where sentences begin among tokens: behind what ends one, and at each new line. Short words with a full stop (`Dr.`, `e.g.`) end none,
 * nor does anything before a small letter, so that two sentences may count as one, but never one as two.
 */
export function sentenceStarts(tokens: readonly string[]): number[] {
  const starts = tokens.length > 0 ? [0] : [];
  for (let at = 1; at < tokens.length; at += 1) {
    const isNewLine = /^[^\S\n]*\n/.test(tokens[at]!);
    let before = at - 1;
    while (before > 0 && closes.test(tokens[before]!)) before -= 1;
    const word = tokens[before - 1]?.trim() ?? "";
    const isAbbreviated = tokens[before]!.trim() === "." && (/^\p{L}{1,3}$/u.test(word) || /\p{L}\./u.test(word));
    const isEnd = ends.test(tokens[before]!) && !isAbbreviated && /^\s+(?!\p{Ll})/u.test(tokens[at]!);
    const isFullWidth = /[。！？]$/u.test(tokens[before]!);
    if (isNewLine || isEnd || isFullWidth) starts.push(at);
  }
  return starts;
}
