/** How the lines of a document end. */
export interface LineEnds {
  /** Words are cut at the end of lines: a hyphen there is none of the word. */
  isHyphenated: boolean;
}

/** In texts whose words are cut, so many of the lines end in a part of one. */
const leastCut = 0.025;

/** How lines end, by all of them. */
export function lineEndsOf(lines: readonly string[]): LineEnds {
  const cut = lines.filter((line, index) => isCutWord(line, lines[index + 1] ?? "")).length;
  return { isHyphenated: cut >= 2 && cut >= lines.length * leastCut };
}

/** Whether a word goes on in the next line behind a hyphen. */
export const isCutWord = (line: string, next: string): boolean =>
  /\p{Ll}[-\u00ad\u2010]$/u.test(line) && /^\p{Ll}/u.test(next);

/** A text of lines without their ends; a word that the end of a line has cut is whole again. */
export function joinLines(lines: readonly string[], { isHyphenated }: LineEnds): string {
  let text = "";
  for (const line of lines) {
    if (text === "") text = line;
    else if (isCutWord(text, line)) text = (isHyphenated || text.endsWith("\u00ad") ? text.slice(0, -1) : text) + line;
    else text += ` ${line}`;
  }
  return text;
}
