import type { MouseEvent } from "react";
import { styled } from "styled-components";

export interface SkipLinkProps {
  /** The id of the element to go to, which must be focusable. Default: `main`, which Shell gives. */
  targetId?: string;
  /** Default: `Skip to content`. */
  children?: string;
}

const Skip = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: var(--layer-toast);
  display: grid;
  align-items: center;
  min-block-size: var(--target-touch);
  padding-inline: var(--space-4);
  border-radius: var(--radius-float);
  background: var(--color-raised);
  box-shadow: var(--shadow-float);
  font-weight: var(--weight-strong);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The first stop of a keyboard on a page: past the navigation, to the content. The address stays as it is. */
export function SkipLink({ targetId = "main", children = "Skip to content" }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    const target = document.getElementById(targetId);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  return (
    <Skip href={`#${targetId}`} onClick={skip}>
      {children}
    </Skip>
  );
}
