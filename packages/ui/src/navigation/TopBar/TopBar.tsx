import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Brandmark } from "../../grant/Brand/Brandmark.tsx";
import { Wordmark } from "../../grant/Brand/Wordmark.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";

export interface TopBarProps {
  /** Where the wordmark leads, and what the place is called: its words are added to the name of the product. */
  home: { href: string; label: string };
  /** The team one works in: its name stands beside the mark, in place of the product's. */
  account?: string;
  /** What stands at the end: TopBarLinks, icon buttons, the account menu. */
  children?: ReactNode;
}

const Bar = styled.header`
  display: none;
  align-items: center;
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
    gap: var(--space-2);
    min-inline-size: 26px;
    min-block-size: var(--target-touch);
    margin-inline-end: auto;
    overflow: clip;
    overflow-clip-margin: 3px;
  }
  > .home > bdi {
    overflow: hidden;
    font-weight: var(--weight-label);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :not(.home) {
    flex: none;
  }
  /* Five targets leave no room for the name of the product. */
  @media (max-width: 379px) {
    > .home > span {
      font-size: 0;
      gap: 0;
    }
  }
`;

/** The top of small screens: the wordmark, and what the page and the account offer. Elsewhere it is not there. */
export function TopBar({ home, account, children }: TopBarProps) {
  return (
    <Bar>
      <Anchor
        className="home"
        href={home.href}
        aria-label={account === undefined ? home.label : `${home.label}, ${account}`}
      >
        {account === undefined ? (
          <Wordmark size="small" />
        ) : (
          <>
            <Brandmark size={26} />
            <bdi>{account}</bdi>
          </>
        )}
      </Anchor>
      {children}
    </Bar>
  );
}
