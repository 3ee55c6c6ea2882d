import { CountBadge } from "../../feedback/CountBadge/CountBadge.tsx";
import { NewTabHint } from "../../actions/Link/Link.tsx";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import type { NavItem } from "./navItem.ts";

export interface NavLinkProps {
  item: NavItem;
}

/** One place of the navigation: icon, count and name. Its looks come from the bar that it stands in. */
export function NavLink({ item }: NavLinkProps) {
  const { href, label, icon, isCurrent, badgeCount = 0, badgeLabel, badgeTone, target } = item;
  return (
    <Anchor
      href={href}
      target={target}
      rel={target === "_blank" ? "noopener" : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      {icon}
      <span>{label}</span>
      <CountBadge count={badgeCount} label={badgeLabel} tone={badgeTone} />
      <NewTabHint target={target} />
    </Anchor>
  );
}
