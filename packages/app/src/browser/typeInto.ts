/** Words with the white space that keeps them apart from what stands around a place of a text. */
function spaced(text: string, at: number, words: string): string {
  const before = at > 0 && !/\s/.test(text[at - 1]!) ? " " : "";
  const after = at < text.length && /[^\s.,;:!?)]/.test(text[at]!) ? " " : "";
  return before + words + after;
}

const placeIn = ({ value, selectionEnd }: HTMLTextAreaElement, place: "caret" | "end"): number =>
  place === "caret" ? selectionEnd : value.length;

/** Puts words in at the place of the caret, or at the end; nothing that stands there is replaced. Acts like typing. */
export function typeInto(area: HTMLTextAreaElement, words: string, place: "caret" | "end"): void {
  const at = placeIn(area, place);
  area.setRangeText(spaced(area.value, at, words), at, at, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  // A field that scrolls shows what came last.
  if (area.selectionEnd === area.value.length) area.scrollTop = area.scrollHeight;
}

/** The same with the focus, so that the person goes on behind the words, and the browser's undo takes them back in one step. */
export function insertInto(area: HTMLTextAreaElement, words: string, place: "caret" | "end"): void {
  if (area.readOnly) return;
  const at = placeIn(area, place);
  area.focus();
  area.setSelectionRange(at, at);
  // The only way to change a field that the browser's undo knows of; without it, the words go in all the same.
  if (!document.execCommand("insertText", false, spaced(area.value, at, words))) typeInto(area, words, "caret");
}

/** Takes a piece of a text out, with the focus; the browser's undo brings it back in one step. Acts like typing. */
export function takeOut(area: HTMLTextAreaElement, start: number, end: number): void {
  if (area.readOnly) return;
  area.focus();
  area.setSelectionRange(start, end);
  if (document.execCommand("delete")) return;
  area.setRangeText("", start, end, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
