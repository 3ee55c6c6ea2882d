import type { ReactNode } from "react";
import { Wordmark } from "../../grant/Brand/Wordmark.tsx";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import { Bar } from "./TopBar.styles.ts";

export interface TopBarProps {
  /** Where the wordmark leads, and what the place is called, beginning with the name of the product. */
  home: { href: string; label: string };
  /** The account one works in, where there is a choice: its name stands small below that of the product. */
  account?: string;
  /** What stands at the end: TopBarLinks, icon buttons, the account menu. */
  children?: ReactNode;
}

/** The top of small screens: the wordmark, and what the page and the account offer. Elsewhere it is not there. */
export function TopBar({ home, account, children }: TopBarProps) {
  return (
    <Bar>
      <div className="home">
        <RoutedLink href={home.href} aria-label={home.label}>
          <Wordmark size="small" />
        </RoutedLink>
        {account !== undefined && <bdi>{account}</bdi>}
      </div>
      {children}
    </Bar>
  );
}
