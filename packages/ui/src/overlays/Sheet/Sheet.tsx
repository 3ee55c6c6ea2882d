import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Frame } from "./Sheet.styles.ts";

export interface SheetProps {
  /** What is in it. */
  title: string;
  /** What waits in it, in a few Badges, while it is closed too. */
  summary?: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when the person closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is on it. */
  children: ReactNode;
}

/**
 * What has no room beside the text: a bar at the bottom that says what waits, and opens over the page without taking it
 * away. The page can be used while it is open. Escape closes it. For what needs an answer use Dialog.
 */
export function Sheet({ title, summary, isOpen, onOpenChange, children }: SheetProps) {
  const contentId = useId();
  const titleId = useId();
  const bar = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    bar.current?.focus();
    onOpenChange(false);
  }

  return (
    <Frame aria-labelledby={titleId} data-open={isOpen || undefined} onKeyDown={onKeyDown}>
      <button
        ref={bar}
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => onOpenChange(!isOpen)}
      >
        <span id={titleId}>{title}</span>
        {summary}
      </button>
      <div id={contentId}>{children}</div>
    </Frame>
  );
}
