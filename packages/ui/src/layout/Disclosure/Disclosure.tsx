import type { ReactNode, SyntheticEvent } from "react";
import { ChevronDownIcon } from "../../icons/icons.tsx";
import { Details } from "./Disclosure.styles.ts";

export interface DisclosureProps {
  /** What is hidden. */
  title: ReactNode;
  /** What is shown once it is open. */
  children: ReactNode;
  /** Whether it is open, where that is decided elsewhere. */
  isOpen?: boolean;
  /** Called when the person, or a search in the page, opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Shows and hides what not everybody needs. It is native, and so the browser's search finds what is inside. */
export function Disclosure({ title, children, isOpen, onOpenChange }: DisclosureProps) {
  function onToggle(event: SyntheticEvent<HTMLDetailsElement>) {
    if (event.currentTarget.open !== isOpen) onOpenChange?.(event.currentTarget.open);
  }
  return (
    <Details open={isOpen} onToggle={onToggle}>
      <summary>
        {title}
        <ChevronDownIcon size="small" />
      </summary>
      <div>{children}</div>
    </Details>
  );
}
