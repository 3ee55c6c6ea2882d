import type { ReactNode } from "react";

/** A place in the navigation of the product. */
export interface NavItem {
  /** Where it leads. */
  href: string;
  /** Its name, always there for assistive technology. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
  /** The person is here. */
  isCurrent?: boolean;
  /** How many things wait there. None are shown for 0. */
  badgeCount?: number;
  /** What the count means, in words: `2 unread`. It becomes part of the name. */
  badgeLabel?: string;
  /** As for CountBadge. Default: `danger`. */
  badgeTone?: "danger" | "brand";
  /** `_blank` for a place outside the app. */
  target?: "_blank";
}
