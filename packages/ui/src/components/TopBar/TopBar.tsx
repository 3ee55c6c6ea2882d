import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Wordmark } from "../Brand/Wordmark.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";

export interface TopBarProps {
  /** Where the wordmark leads, and what the place is called: its words are added to the name of the product. */
  home: { href: string; label: string };
  /** What stands at the end: TopBarLinks, icon buttons, the account menu. */
  children?: ReactNode;
}

const Bar = styled.header`
  display: none;
  align-items: center;
  gap: var(--space-1);
  block-size: 56px;
  padding-inline: var(--space-4) var(--space-3);
  border-block-end: 1px solid var(--color-line);

  ${media.small} {
    display: flex;
  }
  @media print {
    display: none;
  }
  > .home {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target-touch);
    margin-inline-end: auto;
  }
`;

/** The top of small screens: the wordmark, and what the page and the account offer. Elsewhere it is not there. */
export function TopBar({ home, children }: TopBarProps) {
  return (
    <Bar>
      <Anchor className="home" href={home.href} aria-label={home.label}>
        <Wordmark size="small" />
      </Anchor>
      {children}
    </Bar>
  );
}
