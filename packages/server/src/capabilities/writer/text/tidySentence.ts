const ended = /[.!?…:;。！？।؟॥።][)\]"'”’»」』]*$/u;

/**
 * Light editing, and no more: white space, a capital at the start, a full stop in the script of the sentence at the end.
 * Words such as "mRNA" or "iPad" keep their small letter.
 */
export function tidySentence(sentence: string): string {
  let text = sentence.replace(/\s+/gu, " ").trim().replace(/[,;]$/u, "");
  const firstWord = /^\S+/u.exec(text)?.[0] ?? "";
  if (/^\p{Ll}/u.test(firstWord) && !/\p{Lu}|[.@/]\p{L}/u.test(firstWord.slice(1))) {
    text = text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
  }
  if (text === "" || ended.test(text)) return text;
  const last = text.replace(/["'”’»」』)\]]+$/u, "").at(-1) ?? "";
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return `${text}。`;
  if (/[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(last)) return `${text}।`;
  if (/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(last)) return text;
  return `${text}.`;
}
