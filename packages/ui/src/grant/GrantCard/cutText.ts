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
