/** The most words of a quotation in a note. */
const mostWords = 16;

/** Words of a line or a draft in quotation marks, cut where they are many. */
export function quoted(text: string): string {
  const words = text
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/[.;:]$/u, "")
    .split(" ");
  return `“${words.length > mostWords ? `${words.slice(0, mostWords).join(" ")}…` : words.join(" ")}”`;
}
