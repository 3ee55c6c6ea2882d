import type { Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey, type TextKey } from "@grantwright/domain";
import { fieldElementId } from "./elementIds.ts";

/** Goes to a section and selects words of it there; where they were changed since, the caret stays. */
export function goToPlace(
  { id = "", start, quote }: Pick<Schemas["CheckPlace"], "id" | "start" | "quote">,
  onGo: (key: TextKey) => void,
): void {
  const key = sectionKey(sectionId(id));
  onGo(key);
  const field = document.getElementById(fieldElementId(key));
  if (!(field instanceof HTMLTextAreaElement)) return;
  const at = field.value.startsWith(quote, start) ? start : field.value.indexOf(quote);
  if (at >= 0) field.setSelectionRange(at, at + quote.length);
}

/** Goes to a section and selects words of it there. */
export function goToWords(
  id: string,
  { start, end }: { start: number; end: number },
  onGo: (key: TextKey) => void,
): void {
  const key = sectionKey(sectionId(id));
  onGo(key);
  const field = document.getElementById(fieldElementId(key));
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(start, end);
}
