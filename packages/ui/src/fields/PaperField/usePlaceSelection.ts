import { useRef } from "react";
import { useStableCallback } from "../../hooks/useStableCallback.ts";
import type { PaperFieldProps } from "./paperFieldProps.ts";

/** Selects the place that is pressed; a further press within it sets the caret, as anywhere else in a text. */
export function usePlaceSelection(places: PaperFieldProps["places"] = []): (event: { currentTarget: unknown }) => void {
  const selected = useRef<number>(undefined);
  return useStableCallback((event: { currentTarget: unknown }) => {
    const area = event.currentTarget as HTMLTextAreaElement;
    const { selectionStart: caret, selectionEnd } = area;
    if (caret !== selectionEnd) return;
    const pressed = places.find(([start, end]) => start < caret && caret < end);
    const isAgain = pressed !== undefined && selected.current === pressed[0];
    selected.current = pressed?.[0];
    if (pressed && !isAgain) area.setSelectionRange(...pressed);
  });
}
