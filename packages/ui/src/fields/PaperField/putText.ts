/** How much of the text around a place it is known again by, the most first. */
const contexts = [24, 12, 6, 3];

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** Where a place of a text is once the text is another: between the same words, as far as they are still there. */
export function placeAfter(before: string, after: string, place: number): number {
  if (before === "") return after.length;
  const start = sharedStart(before, after);
  if (place <= start) return place;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (place >= before.length - end) return place + after.length - before.length;
  const changed = after.slice(start, after.length - end);
  for (const length of contexts) {
    const [left, right] = [before.slice(Math.max(0, place - length), place), before.slice(place, place + length)];
    const both = after.indexOf(left + right, Math.max(0, start - length));
    if (both >= 0) return both + left.length;
    const alone = left === "" ? -1 : changed.lastIndexOf(left);
    if (alone >= 0) return start + alone + left.length;
    const next = right === "" ? -1 : changed.indexOf(right);
    if (next >= 0) return start + next;
  }
  return start;
}

/** Gives a text area another text, and leaves the caret between the words where it stands. */
export function putText(area: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = area;
  area.value = text;
  // A selection in a field without the focus is nobody's, and some browsers give the field the focus with it.
  if (area.ownerDocument.activeElement !== area) return;
  const [start, end] = [placeAfter(value, text, selectionStart), placeAfter(value, text, selectionEnd)];
  area.setSelectionRange(start, end, selectionDirection);
}
