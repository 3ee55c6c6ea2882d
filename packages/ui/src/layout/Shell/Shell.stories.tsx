import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { HelpIcon, InboxIcon, PlanIcon } from "../../icons/icons.tsx";
import { BottomBar } from "../../navigation/BottomBar/BottomBar.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { SideActions } from "../../navigation/SideActions/SideActions.tsx";
import { navItems } from "../../navigation/Sidebar/navItems.fixture.tsx";
import { Sidebar } from "../../navigation/Sidebar/Sidebar.tsx";
import { TopBar } from "../../navigation/TopBar/TopBar.tsx";
import { TopBarLink } from "../../navigation/TopBar/TopBarLink.tsx";
import { TopLine } from "../../navigation/TopLine/TopLine.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import { Text } from "../../text/Typography/Text.tsx";
import { shellGuide } from "./Shell.guide.ts";
import { Shell } from "./Shell.tsx";

const home = { href: "#dashboard", label: "Grantwright, dashboard" };

const page = (
  <div style={{ paddingBlock: 48 }}>
    <Heading level={1} size={36}>
      Grant library
    </Heading>
    <Text size={16} tone="soft">
      Templates for grants, letters of intent, requests for proposals and reports.
    </Text>
  </div>
);

const meta = preview.meta({
  component: Shell,
  title: "Components/Layout/Shell",
  parameters: { guide: shellGuide, layout: "fullscreen" },
  args: {
    sidebar: <Sidebar label="Main" home={home} items={navItems} />,
    topBar: (
      <TopBar home={home}>
        <TopBarLink href="#inbox" label="Team Inbox" icon={<InboxIcon />} badgeCount={2} badgeLabel="2 unread" />
      </TopBar>
    ),
    bottomBar: <BottomBar label="Main" items={navItems.slice(0, 5)} />,
    sideActions: (
      <SideActions
        label="Help and plan"
        items={[
          { label: "Help & Support", icon: <HelpIcon />, onPress: () => {} },
          { label: "Subscribe to Plan", icon: <PlanIcon />, href: "#pricing" },
        ]}
      />
    ),
    children: page,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("main").id).toBe("main");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});

export const Narrow = meta.story({ args: { width: "narrow" } });

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("navigation")).toHaveLength(1);
    await expect(canvas.getByRole("banner")).toBeVisible();
  },
});

export const Bare = meta.story({
  render: () => (
    <Shell
      variant="bare"
      header={
        <TopLine
          label="Main"
          home={{ href: "#home", label: "Grantwright, home" }}
          links={[
            { href: "#grants", label: "Grants" },
            { href: "#pricing", label: "Pricing" },
          ]}
          action={
            <ButtonLink href="#signin" variant="line">
              Sign In
            </ButtonLink>
          }
        />
      }
    >
      {page}
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(canvas.getByRole("main")).toBeVisible();
  },
});

export const KitchenSink = meta.story({});
