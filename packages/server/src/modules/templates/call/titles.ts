import { withoutLimitTail } from "./limitLines.ts";
import { lengthsIn, patternsFor } from "./lengths.ts";
import { withoutLimits } from "./limits.ts";
import { countWords, markOf } from "./marks.ts";
import { sentences } from "./passages.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

const longestTitle = 200;
const mostWordsOfTitle = 16;

/** A title with a length in brackets and what is said behind that: "Need (max. 2 pages): who misses it?" */
function beforeBracket(body: string, words: CallWords): { title: string; rest: string } | undefined {
  const [bracket] = foldPhrase(body).matchAll(patternsFor(words).bracket);
  if (!bracket || lengthsIn(bracket[0], words).length === 0) return undefined;
  const title = body.slice(0, bracket.index).trim();
  const rest = body.slice(bracket.index + bracket[0].length);
  const isTitle = /\p{L}/u.test(title) && !/[:;]|[.?!؟]\s/u.test(title) && countWords(title) <= mostWordsOfTitle;
  return isTitle && /^\s*[:,;.–—-]\s*\p{L}/u.test(rest)
    ? { title, rest: rest.replace(/^[\s:,;.–—-]+/u, "") }
    : undefined;
}

/** The title of a section, and what is said behind it: "Risks. List the main ones." has both. */
export function titleAndRest(body: string, words: CallWords): { title: string; rest: string } {
  const bracketed = beforeBracket(body, words);
  if (bracketed) return bracketed;
  const whole = withoutLimitTail(withoutLimits(body, words), words);
  // Nothing is said behind a title whose length alone stood there.
  if (
    whole !== body &&
    /\p{L}/u.test(whole) &&
    !/[.:?!؟]|\s[–—-]\s/u.test(whole) &&
    countWords(whole) <= mostWordsOfTitle
  )
    return { title: whole, rest: "" };
  const question = /^(?:(?![.!]\s)[^?؟]){3,190}[?؟]/u.exec(whole)?.[0];
  if (question !== undefined)
    return { title: question, rest: withoutLimits(body.slice(question.length).trim(), words) };
  const named = /^((?:[^.:()]|\([^()]{0,90}\)){2,140}?)(?:[.:]|\s[–—-])\s+(\S.*)$/su.exec(body);
  if (named && countWords(withoutLimits(named[1] ?? "", words)) <= 9)
    return { title: withoutLimits(named[1] ?? "", words), rest: (named[2] ?? "").trim() };
  const [first] = sentences(body);
  const sentence = withoutLimits(first?.text ?? body, words);
  const bare = /^[^.]*\.$/u.test(sentence) && countWords(sentence) > 5 ? sentence : sentence.replace(/[.;:]$/, "");
  if (bare.length <= longestTitle)
    return { title: bare.replace(/[;:]$/, ""), rest: bare.length >= whole.length - 1 ? "" : body };
  const space = bare.lastIndexOf(" ", longestTitle);
  return { title: bare.slice(0, space > 0 ? space : longestTitle), rest: body };
}

/** A cell without the number that it begins with. */
export function withoutMark(cell: string): string {
  const { style, length } = markOf(cell);
  return style === "bullet" || length >= cell.length ? cell : cell.slice(length).trim();
}
