import { shownIn } from "./shownIn.ts";

/** What is selected in a text area, in UTF-16 units; undefined where that is nothing, or it is none. */
export function selectionIn(element: Element | null): { start: number; end: number } | undefined {
  if (!(element instanceof HTMLTextAreaElement) || element.selectionStart === element.selectionEnd) return undefined;
  return { start: element.selectionStart, end: element.selectionEnd };
}

/** The words of a range that stand in the text, without those that are only there for screen readers or say where a sentence comes from. */
function wordsOf(range: Range): string {
  const shown = range.cloneContents();
  for (const apart of shown.querySelectorAll("[data-apart], [aria-hidden]")) apart.remove();
  return shown.textContent;
}

/** What is selected of a text that is shown in an element, in UTF-16 units of the text; undefined where that is nothing, or reaches out of it. */
export function shownSelectionIn(element: Element | null, text: string): { start: number; end: number } | undefined {
  const selection = document.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  return shownIn(text, wordsOf(range), wordsOf(before));
}
