import type { Schemas } from "@grantwright/api-client";
import { quoteOf } from "@grantwright/domain";
import { useEffect, useEffectEvent } from "react";
import type { Comments } from "../../../components/comments/commentsContext.ts";
import { isCommentKey } from "../../../components/comments/isCommentKey.ts";
import { selectedIn } from "./selectedIn.ts";

/**
 * Begins a comment by Ctrl+Alt+M: on what is selected of a section, else on the section that has the focus. Where the focus is beside the
 * sections, as in a dialog or a drawer, the keys are left to what stands there.
 */
export function useCommentKeys(sections: readonly Schemas["Section"][], comments: Comments | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!comments || event.defaultPrevented || !isCommentKey(event)) return;
    const focused = document.activeElement;
    const shown = sections.flatMap((section) => {
      const element = document.getElementById(section.sectionId);
      return element ? [{ section, element }] : [];
    });
    const own = shown.find(({ element }) => element.contains(focused))?.section;
    // The page as a whole has it while nothing else does.
    if (!own && !shown.some(({ element }) => focused?.contains(element))) return;
    event.preventDefault();
    for (const { section } of shown) {
      const selected = selectedIn(section);
      if (!selected) continue;
      comments.begin({ key: section.id, quote: quoteOf(section.text, selected.start, selected.end) });
      return;
    }
    if (own) comments.begin({ key: own.id, quote: undefined });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
