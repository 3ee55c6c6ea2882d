import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { InboxIcon } from "../../icons/icons.tsx";
import { TopBar } from "./TopBar.tsx";
import { TopBarLink } from "./TopBarLink.tsx";

const meta = preview.meta({
  component: TopBar,
  title: "Components/Navigation/TopBar",
  parameters: { layout: "fullscreen" },
  args: {
    home: { href: "#dashboard", label: "Grantwright, dashboard" },
    children: <TopBarLink href="#inbox" label="Team Inbox" icon={<InboxIcon />} badgeCount={2} badgeLabel="2 unread" />,
  },
});

export const Default = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Grantwright, dashboard" })).toHaveFocus();
    await userEvent.tab();
    const inbox = canvas.getByRole("link", { name: "Team Inbox 2 unread" });
    await expect(inbox).toHaveFocus();
    await expect(inbox.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
});

export const WideScreen = meta.story({
  globals: { viewport: { value: "large" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
});
