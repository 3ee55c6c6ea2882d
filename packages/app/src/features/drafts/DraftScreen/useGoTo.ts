import { sectionId, sectionIdOf, sectionKey, type TextKey } from "@grantwright/domain";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { fieldElementId, sectionElementId } from "./elementIds.ts";
import type { DraftStore } from "./store/createDraftStore.ts";

/** Brings a text into view, and the focus into its field; `onShow` makes it one that is shown. What stands in the address is gone to at once. */
export function useGoTo(store: DraftStore, onShow?: (key: TextKey) => void): (key: TextKey) => void {
  const show = useRef(onShow);
  useLayoutEffect(() => {
    show.current = onShow;
  });
  const goTo = useCallback(
    (key: TextKey) => {
      show.current?.(key);
      const id = sectionIdOf(key);
      const field = document.getElementById(fieldElementId(key));
      const section = id === undefined ? field : document.getElementById(sectionElementId(id));
      section?.scrollIntoView({ block: "start" });
      field?.focus({ preventScroll: true });
      if (!field && id !== undefined) store.enter(id);
    },
    [store],
  );

  const target = useLocation().hash.slice(1);
  useEffect(() => {
    if (!target) return;
    // After the shell, which puts the focus on the page and its start into view at every change of address.
    const frame = requestAnimationFrame(() => goTo(sectionKey(sectionId(target))));
    return () => cancelAnimationFrame(frame);
  }, [target, goTo]);
  return goTo;
}
