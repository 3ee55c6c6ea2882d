import { useRef } from "react";
import type { ReactNode } from "react";
import { useEscapeDismiss } from "../../hooks/useEscapeDismiss.ts";
import { Wordmark } from "../../grant/Brand/Wordmark.tsx";
import { Avatar } from "../../text/Avatar/Avatar.tsx";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import type { NavItem } from "./navItem.ts";
import { NavLink } from "./NavLink.tsx";
import { Frame } from "./Sidebar.styles.ts";

export interface SidebarProps {
  /** The name of the navigation: `Main`. */
  label: string;
  /** Where the mark at the top leads, and what it is called. */
  home: { href: string; label: string };
  /** The places, in the order they stand. */
  items: readonly NavItem[];
  /** The account one works in, where there is a choice: its name stands below the mark, cut short until the bar is open; a team has its avatar above it. */
  account?: { id: string; name: string; isTeam?: boolean };
  /** What stands at the bottom, such as the account menu: up to 40 px wide, and a `span` of words for while the bar is open. */
  footer?: ReactNode;
}

/**
 * The navigation of the product where there is room for it: 64 px of icons, which open over the page to 232 px with names
 * while the pointer or a keyboard's focus is inside. Escape closes it. Where nothing can hover, and from 1400 px while it is closed, the names stand below the icons. Small screens have TopBar and BottomBar.
 */
export function Sidebar({ label, home, items, account, footer }: SidebarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dismissProps } = useEscapeDismiss(ref);
  return (
    <Frame ref={ref} {...dismissProps}>
      <nav aria-label={label}>
        <RoutedLink className="home" href={home.href} aria-label={home.label}>
          <Wordmark />
        </RoutedLink>
        {account && (
          <p className="account">
            {account.isTeam && <Avatar id={account.id} name={account.name} size="small" />}
            <span dir="auto">{account.name}</span>
          </p>
        )}
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <NavLink item={item} />
            </li>
          ))}
        </ul>
      </nav>
      {footer !== undefined && <div className="footer">{footer}</div>}
    </Frame>
  );
}
