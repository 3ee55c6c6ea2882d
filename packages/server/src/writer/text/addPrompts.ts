/** A visible place for a fact that only the person can supply. */
export function addPrompt(ask: string): string {
  return `[Add: ${ask}]`;
}

const opening = "[Add:";
/** How long what is asked for may be, in characters. */
const mostAsked = 1_000;

/** Where the prompts of a text begin and end. Looks at each character a few times, however many brackets are never closed. */
function* promptsIn(text: string): Generator<[start: number, end: number]> {
  let close = -1;
  let lineEnd = -1;
  let from = 0;
  for (let start = text.indexOf(opening); start >= 0; start = text.indexOf(opening, from)) {
    from = start + opening.length;
    if (close < from) close = text.indexOf("]", from);
    if (close < 0) return;
    if (lineEnd < from) lineEnd = text.indexOf("\n", from);
    if (lineEnd < 0) lineEnd = text.length;
    if (close > lineEnd || close - from > mostAsked) continue;
    from = close + 1;
    yield [start, from];
  }
}

/** The prompts of a text, each with its brackets. */
export const promptsOf = (text: string): string[] =>
  Array.from(promptsIn(text), ([start, end]) => text.slice(start, end));

/** A text without its prompts: what somebody has written. */
export function withoutPrompts(text: string): string {
  let end = 0;
  let written = "";
  for (const [start, next] of promptsIn(text)) {
    written += text.slice(end, start);
    end = next;
  }
  return (written + text.slice(end)).trim();
}

/** A piece of a line: words, or a prompt with its brackets. */
export interface LinePart {
  text: string;
  isPrompt: boolean;
}

/** A line in its pieces, so that prompts can be set apart wherever a text is shown. */
export function splitPrompts(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const [start, next] of promptsIn(line)) {
    if (start > end) parts.push({ text: line.slice(end, start), isPrompt: false });
    parts.push({ text: line.slice(start, next), isPrompt: true });
    end = next;
  }
  if (end < line.length || parts.length === 0) parts.push({ text: line.slice(end), isPrompt: false });
  return parts;
}
