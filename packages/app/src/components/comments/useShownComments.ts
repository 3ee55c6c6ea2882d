import type { CommentedWords } from "@grantwright/ui";
import { useEffect, useId, useRef, useState } from "react";
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

/** A text whose words are marked where it is shown. */
interface ShownComments {
  /** For the element that shows it. */
  ref: (element: Element | null) => void;
  /** What a press on the element asks: the words that were pressed. */
  pressed: () => CommentedWords | undefined;
}

/** Marks words of a text that is shown in an element, which are talked about. */
export function useShownComments(text: string, words: readonly CommentedWords[]): ShownComments {
  const name = useId();
  const [element, ref] = useState<Element | null>(null);
  const ranges = useRef<(Range | undefined)[]>([]);
  useEffect(() => {
    if (!element || words.length === 0) return undefined;
    const mark = () => {
      ranges.current = words.map((each) => shownRange(element, text, each));
      const found = ranges.current.flatMap((range, at) =>
        range ? [{ range, isActive: words[at]?.isActive ?? false }] : [],
      );
      marked.set(name, found);
      paint();
    };
    mark();
    // The same text is shown anew, as once it is checked: other nodes have the words then.
    const seen = new MutationObserver(mark);
    seen.observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ["data-apart", "aria-hidden"],
    });
    return () => {
      seen.disconnect();
      ranges.current = [];
      marked.delete(name);
      paint();
    };
  }, [name, element, text, words]);
  const pressed = () => {
    const selection = document.getSelection();
    const { anchorNode, anchorOffset } = selection ?? {};
    if (!selection?.isCollapsed || !anchorNode) return undefined;
    return words[ranges.current.findIndex((range) => range?.isPointInRange(anchorNode, anchorOffset ?? 0))];
  };
  return { ref, pressed };
}
