import type { ReactNode, SyntheticEvent } from "react";
import { styled } from "styled-components";
import { ChevronDownIcon } from "../../icons/icons.tsx";
import { media } from "../../theme/media.ts";

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

const Details = styled.details`
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 40px;
    padding-block: 8px;
    font-weight: var(--weight-label);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--color-hover);
  }
  summary > svg {
    color: var(--color-ink-soft);
    transition: rotate var(--steady) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > div {
    padding-block: 4px 16px;
  }
  ${media.small} {
    summary {
      min-block-size: var(--target-touch);
    }
  }
`;

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
