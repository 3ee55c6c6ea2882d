import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { DisclosurePanel } from "react-aria-components/Disclosure";
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
  const titleId = useId();
  const bar = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    bar.current?.focus();
    onOpenChange(false);
  }

  const region = { role: "region", "aria-labelledby": titleId, onKeyDown };
  return (
    <Frame
      data-part="sheet"
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      render={(props) => <div {...props} {...region} />}
    >
      <Button slot="trigger" ref={bar}>
        <span id={titleId}>{title}</span>
        {summary}
      </Button>
      <DisclosurePanel>{children}</DisclosurePanel>
    </Frame>
  );
}
