import type { ReactNode } from "react";
import { Wordmark } from "../../grant/Brand/Wordmark.tsx";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import { Line } from "./TopLine.styles.ts";

export interface TopLineProps {
  /** The name of the navigation: `Main`. */
  label: string;
  /** Where the wordmark leads, and what the place is called. */
  home: { href: string; label: string };
  /** The places a visitor may go to. */
  links: readonly { href: string; label: string; isCurrent?: boolean }[];
  /** What stands at the end: a ButtonLink to sign in. */
  action?: ReactNode;
}

/** The top of every page for visitors who are not signed in: the wordmark, where to go, and how to get in. */
export function TopLine({ label, home, links, action }: TopLineProps) {
  return (
    <Line>
      <RoutedLink className="home" href={home.href} aria-label={home.label}>
        <Wordmark />
      </RoutedLink>
      <nav aria-label={label}>
        <ul>
          {links.map(({ href, label: name, isCurrent }) => (
            <li key={href}>
              <RoutedLink href={href} aria-current={isCurrent ? "page" : undefined}>
                {name}
              </RoutedLink>
            </li>
          ))}
        </ul>
      </nav>
      {action}
    </Line>
  );
}
