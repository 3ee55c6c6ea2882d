import { useRef } from "react";
import type { ReactNode } from "react";
import { useEscapeDismiss } from "../../hooks/useEscapeDismiss.ts";
import { Brandmark } from "../Brand/Brandmark.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";
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
  /** What stands at the bottom, such as the account menu. Up to 40 px wide while the bar is narrow. */
  footer?: ReactNode;
}

/**
 * The navigation of the product where there is room for it: 64 px of icons, which open over the page to 232 px with names
 * while the pointer or a keyboard's focus is inside. Escape closes it. Small screens have TopBar and BottomBar.
 */
export function Sidebar({ label, home, items, footer }: SidebarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dismissProps } = useEscapeDismiss(ref);
  return (
    <Frame ref={ref} {...dismissProps}>
      <nav aria-label={label}>
        <Anchor className="home" href={home.href} aria-label={home.label}>
          <Brandmark />
        </Anchor>
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
