/** A text in one line of at most so many characters; what is longer ends after a word, in an ellipsis. */
export function shortLine(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, "")}…`;
}
