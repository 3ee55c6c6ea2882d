import type { NavItem } from "../Sidebar/navItem.ts";
import { NavLink } from "../Sidebar/NavLink.tsx";
import { Bar } from "./BottomBar.styles.ts";

export interface BottomBarProps {
  /** The name of the navigation: `Main`. */
  label: string;
  /** The places that matter most: five at most. */
  items: readonly NavItem[];
}

/** The navigation of small screens, at the thumb. Elsewhere it is not there: Sidebar is. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <Bar aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </Bar>
  );
}
