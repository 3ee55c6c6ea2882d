/** What goes with an open place that does not apply: its line where nothing else stands there, else the space before it, or behind it where it begins its line. */
export function takenOut(text: string, [start, end]: readonly [number, number]): [start: number, end: number] {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  const isAlone = text.slice(lineStart, start).trim() === "" && text.slice(end, lineEnd).trim() === "";
  if (isAlone) {
    // With the blank lines before it, and at the start of the text with those after it.
    const before = text.slice(0, lineStart).trimEnd().length;
    return before > 0 ? [before, lineEnd] : [0, text.length - text.slice(lineEnd).trimStart().length];
  }
  if (start === lineStart) return [start, lineEnd - text.slice(end, lineEnd).trimStart().length];
  const isSpaced = /\s/.test(text[start - 1]!) && (end === text.length || /[\s.,;:!?)]/.test(text[end]!));
  return isSpaced ? [start - 1, end] : [start, end];
}
