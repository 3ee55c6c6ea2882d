import type { CommentedWords } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { shownRange } from "./shownRange.ts";

/** What is marked of the texts that are shown, by their names. */
const marked = new Map<string, { range: Range; isActive: boolean }[]>();

/** Marks them all: the browser paints them, and nothing of the page is another. */
function paint(): void {
  if (typeof Highlight === "undefined") return;
  const all = [...marked.values()].flat();
  const named = (isActive: boolean) =>
    new Highlight(...all.filter((each) => each.isActive === isActive).map(({ range }) => range));
  CSS.highlights.set("commented", named(false));
  CSS.highlights.set("commented-active", named(true));
}

/**
 * Marks words of a text that is shown in an element, which are talked about. Returns what a press on the element asks: the place in the
 * order of `words` that was pressed.
 */
export function useShownComments(elementId: string, text: string, words: readonly CommentedWords[]) {
  const ranges = useRef<(Range | undefined)[]>([]);
  // After every rendering: what shows the text may be another.
  useEffect(() => {
    const element = words.length > 0 ? document.getElementById(elementId) : null;
    if (!element && !marked.has(elementId)) return;
    ranges.current = element ? words.map((each) => shownRange(element, text, each)) : [];
    const found = ranges.current.flatMap((range, at) =>
      range ? [{ range, isActive: words[at]?.isActive ?? false }] : [],
    );
    if (found.length > 0) marked.set(elementId, found);
    else marked.delete(elementId);
    paint();
  });
  useEffect(
    () => () => {
      if (marked.delete(elementId)) paint();
    },
    [elementId],
  );
  return (): CommentedWords | undefined => {
    const selection = document.getSelection();
    const { anchorNode, anchorOffset } = selection ?? {};
    if (!selection?.isCollapsed || !anchorNode) return undefined;
    return words[ranges.current.findIndex((range) => range?.isPointInRange(anchorNode, anchorOffset ?? 0))];
  };
}
