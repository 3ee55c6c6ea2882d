/** What is selected in a text area, in UTF-16 units; undefined where that is nothing, or it is none. */
export function selectionIn(element: Element | null): { start: number; end: number } | undefined {
  if (!(element instanceof HTMLTextAreaElement) || element.selectionStart === element.selectionEnd) return undefined;
  return { start: element.selectionStart, end: element.selectionEnd };
}
