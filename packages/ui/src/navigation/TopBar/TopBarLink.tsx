import { CountBadge } from "../../feedback/CountBadge/CountBadge.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import type { NavItem } from "../Sidebar/navItem.ts";
import { IconLink } from "./TopBarLink.styles.ts";

export type TopBarLinkProps = Omit<NavItem, "target">;

/** A place in the TopBar, as an icon. Its name is there for assistive technology. */
export function TopBarLink({ href, label, icon, isCurrent, badgeCount = 0, badgeLabel, badgeTone }: TopBarLinkProps) {
  return (
    <IconLink href={href} aria-current={isCurrent ? "page" : undefined}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountBadge count={badgeCount} label={badgeLabel} tone={badgeTone} />
    </IconLink>
  );
}
