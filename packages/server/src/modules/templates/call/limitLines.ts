import { firstLength } from "./lengths.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** How many words a line may have beside its length. */
const mostBeside = 5;

/** Whether nothing but signs, or a word for a limit, stands before a length. */
function isLeading(before: string, { length, columns }: CallWords): boolean {
  const bare = before.replace(/^[\s([*]+|[\s(:–—-]+$/gu, "");
  if (bare === "") return true;
  if (bare.split(/\s+/u).length > 5) return false;
  return [length.most, columns.limit].some((pattern) => pattern.exec(bare)?.index === 0);
}

/** What stands before the end of the first clause of a text. */
export const firstSentence = (text: string) =>
  /^(?:[^.!?;,]|,(?=\d)|\.(?!\s|$)|(?<=\b\p{L}{1,4})\.(?=\s\d))*/u.exec(text)?.[0] ?? text;

/** Whether a paragraph begins with a length of what stands above it: "Max. 2 pages. Say who …", "Word limit: 550". */
export function beginsWithLimit(text: string, words: CallWords): boolean {
  const bare = text.replace(/^[[(]/u, "");
  const length = bare.length < 2_000 ? firstLength(bare.slice(0, 120), words) : undefined;
  if (!length || !isLeading(foldPhrase(bare.slice(0, length.start)), words)) return false;
  const behind = foldPhrase(firstSentence(bare).slice(length.end));
  // "One-page summary" is a title.
  if (/^\s*\p{L}{5,}/u.test(behind) && words.length.most.exec(behind.trim())?.index !== 0) return false;
  return behind.split(/[\s)\]]+/u).filter((word) => /\p{L}/u.test(word)).length <= mostBeside;
}

/** What may stand between a title and the length at its end. */
const joint = /[\s([{|,:;–—-]+$/u;

/** A title without the length that it ends in: "Your idea – no more than 300 words". */
export function withoutLimitTail(title: string, words: CallWords): string {
  const length = title.length < 400 ? firstLength(title, words) : undefined;
  if (!length) return title;
  const before = foldPhrase(title.slice(0, length.start));
  const { most, example } = words.length;
  // The words that lead to the length begin where the last of them does.
  const leads = [...before.matchAll(/(?<![\p{L}\p{N}])[\p{L}≤<~≈]/gu)].map(({ index }) => index).slice(-4);
  const from = leads.find((at) => {
    const lead = before.slice(at).trim();
    return (
      [most, example, words.columns.limit].some((pattern) => pattern.exec(lead)?.index === 0) &&
      (/[,;]\s*$/u.test(before.slice(0, at)) || !/^(?:in|within|under)(?!\p{L})/u.test(lead))
    );
  });
  const at = from ?? length.start;
  const bare = title.slice(0, at).replace(joint, "");
  const isEnd = /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]*){0,3}$/u.test(title.slice(length.end));
  const isJoined = from !== undefined || !/\s(?:in|within|under|of|to|than|mit|en|em)$/u.test(bare);
  return isEnd && isJoined && /\p{L}/u.test(bare) && beginsWithLimit(title.slice(at), words) ? bare : title;
}

/** Whether a line says nothing but a length, of what stands above it: "0 / 500 characters", "Word limit: 550". */
export const isLimitLine = (text: string, words: CallWords): boolean =>
  text.length <= 90 &&
  beginsWithLimit(text, words) &&
  /^[.!)\]\s]*$/u.test(text.replace(/^[[(]/u, "").slice(firstSentence(text.replace(/^[[(]/u, "")).length));
