import { CountBadge } from "../../feedback/CountBadge/CountBadge.tsx";
import { NewTabHint } from "../../actions/Link/LinkProvider.tsx";
import { RoutedLink } from "../../actions/Link/RoutedLink.tsx";
import type { NavItem } from "./navItem.ts";

export interface NavLinkProps {
  item: NavItem;
}

/** One place of the navigation: icon, count and name. Its looks come from the bar that it stands in. */
export function NavLink({ item }: NavLinkProps) {
  const { href, label, icon, isCurrent, badgeCount = 0, badgeLabel, badgeTone, target } = item;
  return (
    <RoutedLink href={href} target={target} aria-current={isCurrent ? "page" : undefined}>
      {icon}
      <span>{label}</span>
      <CountBadge count={badgeCount} label={badgeLabel} tone={badgeTone} />
      <NewTabHint target={target} />
    </RoutedLink>
  );
}
