/** A text of at most so many characters, the cut marked with an ellipsis. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join("").trimEnd()}…`;
}

/** The whole words of a text of at most so many characters, the cut marked with an ellipsis. */
export function cutWords(text: string, max: number): string {
  const cut = cutText(text, max);
  return cut === text ? text : `${cut.replace(/(\s+\S*|…)$/u, "").replace(/[\s.,:;…]+$/u, "")}…`;
}

/** Words whose stop ends no sentence: `U.S.`, `e.g.`, `Dr.`. */
const abbreviation = /(?:^|[\s("“])(?:(?:\p{L}\.)+|(?:St|Mr|Mrs|Ms|Dr|No|vs|approx|incl)\.)$/u;

/** The whole sentences of a text of at most so many characters, without a mark; where the first is longer, its whole words with one. */
export function cutSentences(text: string, max: number): string {
  if (cutText(text, max) === text) return text;
  let shown = "";
  for (const { 0: stop, index } of text.matchAll(/[.!?…]+["'”’)\]]*(?=\s)/gu)) {
    const sentences = text.slice(0, index + stop.length);
    if (Array.from(sentences).length > max) break;
    if (!abbreviation.test(sentences)) shown = sentences;
  }
  return shown || cutWords(text, max);
}
