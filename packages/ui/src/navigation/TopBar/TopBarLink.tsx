import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import { CountBadge } from "../../feedback/CountBadge/CountBadge.tsx";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import type { NavItem } from "../Sidebar/navItem.ts";

export type TopBarLinkProps = Omit<NavItem, "target">;

const IconLink = styled(Anchor)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: var(--target-touch);
  block-size: var(--target-touch);
  border-radius: var(--radius-flat);
  color: var(--color-ink-soft);

  &:hover {
    background: var(--color-hover);
    color: var(--color-ink);
  }
  &[aria-current] {
    color: var(--color-brand);
    box-shadow: inset 0 -2px var(--color-brand);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  b {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 25px;
    box-shadow: 0 0 0 2px var(--color-ground);
  }
  ${media.forcedColors} {
    &[aria-current] {
      border-block-end: 2px solid Highlight;
    }
  }
`;

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
