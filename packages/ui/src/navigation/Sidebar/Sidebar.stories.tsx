import { expect, waitFor } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Avatar } from "../../text/Avatar/Avatar.tsx";
import { HoverMenu } from "../../overlays/HoverMenu/HoverMenu.tsx";
import { MenuPanel, MenuPanelButton, MenuPanelLink } from "../../overlays/HoverMenu/MenuPanel.tsx";
import { sidebarGuide } from "./Sidebar.guide.ts";
import { navItems } from "./navItems.fixture.tsx";
import { Sidebar } from "./Sidebar.tsx";

const meta = preview.meta({
  component: Sidebar,
  title: "Components/Navigation/Sidebar",
  parameters: { guide: sidebarGuide, layout: "fullscreen" },
  args: { label: "Main", home: { href: "#dashboard", label: "Grantwright, dashboard" }, items: navItems },
  decorators: [
    (Story, { parameters }) =>
      parameters.isWhole ? (
        <Story />
      ) : (
        <div style={{ minBlockSize: 560, paddingInlineStart: 320 }}>
          <Story />
          <button type="button">After the navigation</button>
        </div>
      ),
  ],
});

function widthOf(element: HTMLElement): number {
  return element.closest("div")!.getBoundingClientRect().width;
}

export const Default = meta.story({
  parameters: { spec: ["1.2-sidebar-collapsed", "1.2-sidebar-current"] },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    await expect(widthOf(nav)).toBe(64);
    await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Team Inbox 2 unread" })).toBeVisible();
  },
});

export const OpenedByKeyboard = meta.story({
  parameters: { spec: ["1.2-sidebar-expanded"] },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Grantwright, dashboard" })).toHaveFocus();
    await waitFor(() => expect(widthOf(nav)).toBe(232));
  },
});

const itemTop = (nav: HTMLElement) => nav.querySelector("li")!.getBoundingClientRect().top;

/** A team's avatar and its name are there while the bar is narrow, the whole name and that of the person once it is open. */
export const InATeam = meta.story({
  args: {
    account: { id: "66f0aa10bb20cc30dd40ee62", name: "Common Ground", isTeam: true },
    footer: (
      <>
        <Avatar id="66f0aa10bb20cc30dd40ee51" name="Ines Okafor" />
        <span>Ines Okafor</span>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    const person = canvas.getByText("Ines Okafor");
    await expect(person.getBoundingClientRect().width).toBe(0);
    await expect(nav.querySelector("[data-initials=CG]")!.getBoundingClientRect().right).toBeLessThan(64);
    const name = canvas.getByText("Common Ground");
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(48);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(64);
    const before = itemTop(nav);
    await userEvent.tab();
    await waitFor(() => expect(person.getBoundingClientRect().width).toBeGreaterThan(60));
    await waitFor(() => expect(name.getBoundingClientRect().width).toBeGreaterThan(120));
    await expect(name.getBoundingClientRect().right).toBeLessThan(232);
    // What is below stays under the pointer.
    await expect(itemTop(nav)).toBe(before);
  },
});

/** Where there is room the names are there while it is closed, too; open they stand beside the icons, which stay where they are. */
export const Named = InATeam.extend({
  globals: { viewport: { value: "large" } },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    const centre = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const icon = nav.querySelector("li svg")!;
    const avatar = nav.querySelector("[data-initials=CG]")!;
    await expect(widthOf(nav)).toBe(88);
    const name = canvas.getByText("Organization");
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(canvas.getByText("Common Ground").clientWidth).toBeGreaterThan(70);
    const before = [centre(icon), centre(avatar)];
    for (const each of before) await expect(Math.abs(each - 43.5)).toBeLessThan(1);
    const top = itemTop(nav);
    await userEvent.tab();
    await waitFor(() => expect(widthOf(nav)).toBe(232));
    await expect(Math.abs(centre(icon) - before[0]!)).toBeLessThan(1.5);
    await expect(Math.abs(centre(avatar) - before[1]!)).toBeLessThan(1.5);
    await expect(itemTop(nav)).toBe(top);
    await waitFor(() => expect(canvas.getByText("Ines Okafor").getBoundingClientRect().width).toBeGreaterThan(60));
  },
});

/** One's own account has no avatar: that of the person is at the foot. */
export const OwnAccount = meta.story({
  args: { account: { id: "66f0aa10bb20cc30dd40ee51", name: "Personal account" } },
  play: async ({ canvas }) => {
    const name = canvas.getByText("Personal account");
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(64);
  },
});

/** A name of one long word is cut short, and no other line moves for it. */
export const LongAccountName = meta.story({
  args: {
    account: { id: "66f0aa10bb20cc30dd40ee62", name: "Donaudampfschifffahrtsgesellschaft".repeat(2), isTeam: true },
  },
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    const before = itemTop(nav);
    await userEvent.tab();
    await waitFor(() => expect(widthOf(nav)).toBe(232));
    await expect(itemTop(nav)).toBe(before);
    await expect(canvas.getByText(/^Donau/).getBoundingClientRect().right).toBeLessThanOrEqual(232);
  },
});

/** A pointer of a test hovers nothing as far as the styles are concerned, so this reads what they say. */
export const OpenedByHover = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("navigation", { name: "Main" }).closest("div")!;
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter((rule) => rule.selectorText.includes(":hover"))
      .filter((rule) => frame.matches(rule.selectorText.replaceAll(":hover", ":is(*)")));
    await expect(rules.some((rule) => rule.style.inlineSize === "232px")).toBe(true);
    await expect(rules.some((rule) => rule.selectorText.includes(":not([data-dismissed])"))).toBe(true);
  },
});

export const DismissedWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    await userEvent.tab();
    await waitFor(() => expect(widthOf(nav)).toBe(232));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(widthOf(nav)).toBe(64));
    await expect(canvas.getByRole("link", { name: "Grantwright, dashboard" })).toHaveFocus();
    canvas.getByRole("button", { name: "After the navigation" }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Organization" })).toHaveFocus();
    await waitFor(() => expect(widthOf(nav)).toBe(232));
  },
});

export const WithAccountMenu = meta.story({
  args: {
    footer: (
      <>
        <HoverMenu label="Account: Ines Okafor" trigger={<Avatar id="1" name="Ines Okafor" />} placement="end">
          <MenuPanel>
            <MenuPanelLink href="#user">User Information</MenuPanelLink>
            <MenuPanelButton onPress={() => {}}>Log out</MenuPanelButton>
          </MenuPanel>
        </HoverMenu>
        <span>Ines Okafor</span>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const account = canvas.getByRole("button", { name: "Account: Ines Okafor" });
    account.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "User Information" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link", { name: "User Information" })).not.toBeInTheDocument();
    await expect(account).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // Beside the bar, which stays as narrow as it is.
    const { left, top, bottom } = canvas.getByRole("group").getBoundingClientRect();
    const bar = canvas.getByRole("navigation", { name: "Main" });
    await waitFor(() => expect(widthOf(bar)).toBe(64));
    await expect(Math.abs(left - 72)).toBeLessThanOrEqual(1);
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const NothingWaiting = meta.story({
  args: { items: navItems.map((item) => ({ ...item, badgeCount: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Team Inbox" })).toBeVisible();
  },
});

export const ManyWaiting = meta.story({
  args: {
    items: navItems.map((item) => (item.badgeCount ? { ...item, badgeCount: 240, badgeLabel: "240 unread" } : item)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Team Inbox 240 unread" })).toHaveTextContent("99+");
  },
});

export const OutsidePlace = meta.story({
  args: { items: [...navItems, { ...navItems[6]!, href: "/superadmin/", label: "Admin", target: "_blank" }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Admin (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener");
  },
});

export const KitchenSink = meta.story({
  parameters: { isWhole: true },
  render: ({ home, items }) => (
    <div style={{ padding: 24 }}>
      <Sheet>
        {/* A transformed place is what the fixed bars stand in. */}
        <div style={{ display: "flex", gap: 24 }}>
          <div style={{ transform: "translate(0)", inlineSize: 260, blockSize: 520 }}>
            <Sidebar label="Main, open" home={home} items={items} footer={<Avatar id="1" name="Ines Okafor" />} />
          </div>
          <div style={{ transform: "translate(0)", inlineSize: 100, blockSize: 520 }}>
            <Sidebar
              label="Main, narrow"
              home={home}
              items={items.map((item) =>
                item.badgeCount ? { ...item, badgeCount: 240, badgeLabel: "240 unread" } : item,
              )}
              footer={<Avatar id="2" name="Tomas Reyhl" />}
            />
          </div>
        </div>
      </Sheet>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link", { name: "Grants" })[0]).toHaveFocus();
    await waitFor(() => expect(widthOf(canvas.getByRole("navigation", { name: "Main, open" }))).toBe(232));
  },
});
