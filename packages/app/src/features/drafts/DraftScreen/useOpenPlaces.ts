import { sectionId, sectionKey, type TextKey } from "@grantwright/domain";
import { useRef, type KeyboardEvent } from "react";
import { fieldElementId } from "./elementIds.ts";
import { goToPlace } from "./goToPlace.ts";
import { placeAfter, placesToFill, type PlaceToFill } from "./rules/nextStep.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/** Where the person writes: the section and the caret; undefined where that is in no section. */
function whereWritten(fields: DraftOverview["fields"]): Pick<PlaceToFill, "id" | "start"> | undefined {
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const field = fields.find(({ id }) => area.id === fieldElementId(sectionKey(sectionId(id))));
  return field && { id: field.id, start: area.selectionStart };
}

/** The open places of a draft, one after the other: by command, and by Alt with the arrow keys. */
export function useOpenPlaces(store: DraftStore, onGo: (key: TextKey) => void) {
  const visited = useRef<PlaceToFill>(undefined);

  /** Goes to the place after where the person is, or to the one before, and selects it. Answers whether there is one. */
  const step = (isBack: boolean): boolean => {
    const { fields, inputs } = store.overview();
    const order = fields.map(({ id }) => id);
    const at = whereWritten(fields) ?? visited.current;
    const next = placeAfter(placesToFill({ fields, inputs }), order, at, isBack);
    if (!next) return false;
    visited.current = next;
    goToPlace(next, onGo);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isArrow && event.altKey && isPlain && step(event.key === "ArrowUp")) event.preventDefault();
  };
  return { step, onKeyDown };
}
