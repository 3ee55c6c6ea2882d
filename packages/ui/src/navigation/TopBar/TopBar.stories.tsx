import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { HelpIcon, InboxIcon } from "../../icons/icons.tsx";
import { topBarGuide } from "./TopBar.guide.ts";
import { TopBar } from "./TopBar.tsx";
import { TopBarLink } from "./TopBarLink.tsx";

const meta = preview.meta({
  component: TopBar,
  title: "Components/Navigation/TopBar",
  parameters: { guide: topBarGuide, layout: "fullscreen" },
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

/** The team's name stands below the product's, and is cut where there is no room. */
export const InATeam = meta.story({
  globals: { viewport: { value: "small" } },
  args: { account: "The Riverside tool library and neighbourhood workshop" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Grantwright, dashboard" })).toHaveTextContent("Grantwright");
    await expect(canvas.getByText(/^The Riverside/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole("link", { name: "Team Inbox 2 unread" }).getBoundingClientRect().width).toBe(44);
  },
});

export const WideScreen = meta.story({
  globals: { viewport: { value: "large" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
});

export const KitchenSink = meta.story({
  globals: { viewport: { value: "small" } },
  render: ({ home, children }) => (
    <Sheet>
      {/* A wide window has none: here it is shown all the same. */}
      <style>{"[data-shown] > header { display: flex !important; max-inline-size: 390px }"}</style>
      <section data-shown="">
        <TopBar home={home}>{children}</TopBar>
      </section>
      <section data-shown="">
        <TopBar home={{ ...home, label: "Grantwright, the dashboard of the team" }}>
          <TopBarLink href="#inbox-here" label="Team Inbox" icon={<InboxIcon />} isCurrent />
          <TopBarLink href="#help" label="Help" icon={<HelpIcon />} badgeCount={240} badgeLabel="240 answers" />
        </TopBar>
      </section>
      <section data-shown="">
        <TopBar home={{ ...home, label: "Grantwright, start" }} />
      </section>
    </Sheet>
  ),
});
