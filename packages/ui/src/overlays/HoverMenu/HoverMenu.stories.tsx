import { useState } from "react";
import { expect, fireEvent, fn, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { ArrowOutIcon, PlusIcon, UserIcon } from "../../icons/icons.tsx";
import type { ThemePreference } from "../../theme/themePreference.ts";
import { Avatar } from "../../text/Avatar/Avatar.tsx";
import { LinkProvider } from "../../actions/Link/LinkProvider.tsx";
import type { AnchorProps } from "../../actions/Link/LinkProvider.tsx";
import { SegmentedControl } from "../../fields/SegmentedControl/SegmentedControl.tsx";
import { hoverMenuGuide } from "./HoverMenu.guide.ts";
import { HoverMenu } from "./HoverMenu.tsx";
import { MenuPanel, MenuPanelButton, MenuPanelDivider, MenuPanelItem, MenuPanelLink } from "./MenuPanel.tsx";

const logOut = fn();

function AccountPanel() {
  const [theme, setTheme] = useState<ThemePreference>("system");
  return (
    <MenuPanel>
      <MenuPanelButton isCurrent onPress={() => {}}>
        Ines Okafor
      </MenuPanelButton>
      <MenuPanelButton onPress={() => {}}>Common Ground</MenuPanelButton>
      <MenuPanelLink href="#team" icon={<PlusIcon size="small" />}>
        Create Team
      </MenuPanelLink>
      <MenuPanelDivider />
      <MenuPanelLink href="#user">User Information</MenuPanelLink>
      <MenuPanelItem label="Theme">
        <SegmentedControl
          label="Theme"
          variant="filled"
          value={theme}
          onChange={setTheme}
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
            { value: "system", label: "System" },
          ]}
        />
      </MenuPanelItem>
      <MenuPanelDivider />
      <MenuPanelButton onPress={logOut}>Log out</MenuPanelButton>
    </MenuPanel>
  );
}

function StayingLink({ href, children, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

const meta = preview.meta({
  component: HoverMenu,
  title: "Components/Overlays/HoverMenu",
  parameters: { guide: hoverMenuGuide },
  beforeEach: () => {
    logOut.mockClear();
  },
  args: {
    label: "Account: Ines Okafor, Common Ground",
    trigger: <UserIcon />,
    placement: "bottom start" as const,
    onOpenChange: fn(),
    children: <AccountPanel />,
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.isSheet ? (
        <Story />
      ) : (
        <div style={{ minBlockSize: 380, display: "flex", justifyContent: "space-between", alignItems: "start" }}>
          <Story />
          <button type="button">Elsewhere</button>
        </div>
      ),
  ],
});

const name = "Account: Ines Okafor, Common Ground";

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms));
}

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
  },
});

export const OnHover = meta.story({
  parameters: { spec: ["1.2-account-menu-close-delay", "1.9-menu-close-delay"] },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name });
    await userEvent.hover(trigger);
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    await userEvent.hover(canvas.getByRole("button", { name: "Log out" }));
    await pause(300);
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    const timeouts = spyOn(window, "setTimeout");
    await userEvent.hover(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 150);
    timeouts.mockRestore();
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
});

export const EscapeWhileHovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Elsewhere" }).focus();
    await userEvent.hover(canvas.getByRole("button", { name }));
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  },
});

export const OnPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name });
    await userEvent.click(trigger);
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    await userEvent.unhover(trigger);
    await pause(300);
    await expect(canvas.getByRole("group", { name })).toBeVisible();
    await userEvent.click(trigger);
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
  },
});

export const OnTouch = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name });
    fireEvent.pointerEnter(trigger, { pointerType: "touch" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    fireEvent.pointerLeave(trigger, { pointerType: "touch" });
    await pause(300);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ines Okafor" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Ines Okafor" })).toHaveFocus());
    canvas.getByRole("button", { name: "Log out" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
  },
});

export const ClosesOnChoice = meta.story({
  parameters: { spec: ["1.2-account-menu-navigation"] },
  decorators: [
    (Story) => (
      <LinkProvider component={StayingLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(logOut).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole("link", { name: "User Information" }));
    await expect(canvas.queryByRole("group", { name })).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(canvas.getByRole("button", { name: "Ines Okafor" })).toHaveAttribute("aria-current", "true");
  },
});

export const KitchenSink = meta.story({
  parameters: { isSheet: true },
  render: () => (
    <Sheet>
      <div style={{ display: "flex", justifyContent: "space-between", alignItems: "start", blockSize: 330 }}>
        <HoverMenu label="Account: Ines Okafor" trigger={<Avatar id="7" name="Ines Okafor" />} placement="bottom start">
          <AccountPanel />
        </HoverMenu>
        <HoverMenu label="Long words" trigger={<UserIcon />} placement="bottom end">
          <MenuPanel>
            <MenuPanelButton isCurrent onPress={() => {}}>
              The Association of Community Gardens of Alder, Brack and Low counties
            </MenuPanelButton>
            <MenuPanelButton onPress={() => {}}>{"Landwirtschaftsförderung".repeat(2)}</MenuPanelButton>
            <MenuPanelDivider />
            <MenuPanelLink href="https://example.org/" target="_blank" icon={<ArrowOutIcon size="small" />}>
              Status of the service
            </MenuPanelLink>
          </MenuPanel>
        </HoverMenu>
      </div>
      <div style={{ display: "flex", gap: 24, alignItems: "end", blockSize: 150 }}>
        <HoverMenu label="Upwards" trigger={<Avatar id="3" name={null} size="small" />} placement="top start">
          <MenuPanel>
            <MenuPanelLink href="#user">User Information</MenuPanelLink>
            <MenuPanelDivider />
            <MenuPanelButton onPress={() => {}}>Log out</MenuPanelButton>
          </MenuPanel>
        </HoverMenu>
        <div style={{ marginInlineStart: 280 }}>
          <HoverMenu label="Closed" trigger={<Avatar id="5" name="Common Ground" />}>
            <MenuPanel>
              <MenuPanelLink href="#team">Team</MenuPanelLink>
            </MenuPanel>
          </HoverMenu>
        </div>
      </div>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    // A click without a pointer that goes down leaves the others open.
    for (const label of ["Account: Ines Okafor", "Long words", "Upwards"]) {
      fireEvent.click(canvas.getByRole("button", { name: label }));
      await expect(await canvas.findByRole("group", { name: label })).toBeVisible();
    }
  },
});
