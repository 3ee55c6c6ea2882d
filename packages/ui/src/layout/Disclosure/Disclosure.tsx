import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { DisclosurePanel } from "react-aria-components/Disclosure";
import { ChevronDownIcon } from "../../icons/icons.tsx";
import { Frame } from "./Disclosure.styles.ts";

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

/** Shows and hides what not everybody needs. The browser's search finds what is inside, and opens it. */
export function Disclosure({ title, children, isOpen, onOpenChange }: DisclosureProps) {
  return (
    <Frame isExpanded={isOpen} onExpandedChange={onOpenChange}>
      <Button slot="trigger">
        {title}
        <ChevronDownIcon size="small" />
      </Button>
      <DisclosurePanel>
        <div>{children}</div>
      </DisclosurePanel>
    </Frame>
  );
}
