import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { HelpIcon, MailIcon, PlanIcon } from "../../icons/icons.tsx";
import { sideActionsGuide } from "./SideActions.guide.ts";
import { TopBar } from "../TopBar/TopBar.tsx";
import { SideActions } from "./SideActions.tsx";

const askForHelp = fn();

const meta = preview.meta({
  component: SideActions,
  title: "Components/Navigation/SideActions",
  parameters: { guide: sideActionsGuide, layout: "fullscreen" },
  beforeEach: () => {
    askForHelp.mockClear();
  },
  args: {
    label: "Help and plan",
    icon: <HelpIcon />,
    items: [
      { label: "Help & Support", icon: <HelpIcon />, onPress: askForHelp },
      { label: "Subscribe to Plan", icon: <PlanIcon />, href: "#pricing" },
      { label: "Enable Email Updates", icon: <MailIcon />, href: "#email" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Help and plan" })).toBeVisible();
    await userEvent.tab();
    const help = canvas.getByRole("button", { name: "Help & Support" });
    await expect(help).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(askForHelp).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Subscribe to Plan" })).toHaveFocus();
  },
});

export const NameShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const name = canvas.getByText("Help & Support").parentElement!;
    await expect(getComputedStyle(name).clipPath).toBe("none");
    await userEvent.keyboard("{Escape}");
    await expect(getComputedStyle(name).clipPath).not.toBe("none");
    await expect(canvas.getByRole("button", { name: "Help & Support" })).toHaveFocus();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Help and plan" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole("link", { name: "Enable Email Updates" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole("button", { name: "Help & Support" }));
    await expect(askForHelp).toHaveBeenCalledTimes(1);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
});

export const SmallScreenOpen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Help and plan" }));
    await expect(canvas.getByRole("button", { name: "Help & Support" }).getBoundingClientRect().height).toBeGreaterThan(
      43,
    );
  },
});

export const InTheTopBar = meta.story({
  globals: { viewport: { value: "small" } },
  args: { placement: "bar" },
  render: (args) => (
    <TopBar home={{ href: "#", label: "Grantwright, dashboard" }}>
      <SideActions {...args} />
    </TopBar>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole("button", { name: "Help and plan" });
    await expect(getComputedStyle(toggle.parentElement!).position).toBe("relative");
    await userEvent.click(toggle);
    const first = canvas.getByRole("button", { name: "Help & Support" });
    await expect(first).toBeVisible();
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(toggle.getBoundingClientRect().bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveFocus();
  },
});

export const KitchenSink = meta.story({
  render: ({ items }) => (
    <div style={{ padding: 24 }}>
      <Sheet>
        {/* A transformed place is what the fixed menus stand in. */}
        <Specimen label="the second with the focus">
          <div
            style={{
              transform: "translate(0)",
              inlineSize: 320,
              blockSize: 180,
              border: "1px solid var(--color-line)",
            }}
          >
            <SideActions label="Help and plan" items={items} />
          </div>
          <div
            style={{
              transform: "translate(0)",
              inlineSize: 320,
              blockSize: 180,
              border: "1px solid var(--color-line)",
            }}
          >
            <SideActions label="Help alone" items={items.slice(0, 1)} />
          </div>
        </Specimen>
      </Sheet>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Subscribe to Plan" })).toHaveFocus();
  },
});
