import type { ReactNode } from "react";
import { Brandmark } from "../../grant/Brand/Brandmark.tsx";
import { Wordmark } from "../../grant/Brand/Wordmark.tsx";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import { Bar } from "./TopBar.styles.ts";

export interface TopBarProps {
  /** Where the wordmark leads, and what the place is called: its words are added to the name of the product. */
  home: { href: string; label: string };
  /** The account one works in: its name stands beside the mark, in place of the product's. */
  account?: string;
  /** What stands at the end: TopBarLinks, icon buttons, the account menu. */
  children?: ReactNode;
}

/** The top of small screens: the wordmark, and what the page and the account offer. Elsewhere it is not there. */
export function TopBar({ home, account, children }: TopBarProps) {
  return (
    <Bar>
      <RoutedLink
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
      </RoutedLink>
      {children}
    </Bar>
  );
}
