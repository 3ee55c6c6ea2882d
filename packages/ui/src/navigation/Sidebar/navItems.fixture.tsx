import {
  CreateIcon,
  DashboardIcon,
  DraftsIcon,
  GrantsIcon,
  InboxIcon,
  OrganizationIcon,
  ProposalsIcon,
} from "../../icons/icons.tsx";
import type { NavItem } from "./navItem.ts";

/** The places of a product, for stories. */
export const navItems: readonly NavItem[] = [
  { href: "#dashboard", label: "Dashboard", icon: <DashboardIcon />, isCurrent: true },
  { href: "#grants", label: "Grants", icon: <GrantsIcon /> },
  { href: "#create", label: "Create", icon: <CreateIcon /> },
  { href: "#drafts", label: "Drafts", icon: <DraftsIcon /> },
  { href: "#proposals", label: "Proposals", icon: <ProposalsIcon /> },
  { href: "#inbox", label: "Team Inbox", icon: <InboxIcon />, badgeCount: 2, badgeLabel: "2 unread" },
  { href: "#organization", label: "Organization", icon: <OrganizationIcon /> },
];
