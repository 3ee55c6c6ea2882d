/** A visible place for a fact that only the person can supply. */
export function addPrompt(ask: string): string {
  return `[Add: ${ask}]`;
}

/** What is in brackets for somebody to fill in, wherever it stands. */
export const addPromptPattern = /\[Add:[^\]\n]{0,1000}\]/g;

/** A text without its prompts: what somebody has written. */
export const withoutPrompts = (text: string): string => text.replace(addPromptPattern, "").trim();

/** A piece of a line: words, or a prompt with its brackets. */
export interface LinePart {
  text: string;
  isPrompt: boolean;
}

/** A line in its pieces, so that prompts can be set apart wherever a text is shown. */
export function splitPrompts(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const { 0: text, index } of line.matchAll(addPromptPattern)) {
    if (index > end) parts.push({ text: line.slice(end, index), isPrompt: false });
    parts.push({ text, isPrompt: true });
    end = index + text.length;
  }
  if (end < line.length || parts.length === 0) parts.push({ text: line.slice(end), isPrompt: false });
  return parts;
}
