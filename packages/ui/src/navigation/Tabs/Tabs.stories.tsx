import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { CheckIcon, InboxIcon, MailIcon } from "../../icons/icons.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import { TextField } from "../../fields/TextField/TextField.tsx";
import { tabsGuide } from "./Tabs.guide.ts";
import { Tabs } from "./Tabs.tsx";
import type { TabItem } from "./Tabs.tsx";

type View = "inbox" | "read" | "sent";

const mounted = fn();

function Panel({ name }: { name: string }) {
  useState(() => mounted(name));
  return (
    <div style={{ paddingBlock: 16, maxInlineSize: 320 }}>
      <TextField label={`Note on ${name}`} />
    </div>
  );
}

const tabs: TabItem<View>[] = [
  {
    id: "inbox",
    label: "Inbox",
    icon: <InboxIcon />,
    count: 2,
    countLabel: "2 unread",
    content: <Panel name="inbox" />,
  },
  { id: "read", label: "Read", icon: <CheckIcon />, content: <Panel name="read" /> },
  { id: "sent", label: "Sent", icon: <MailIcon />, content: <Panel name="sent" /> },
];

const meta = preview.meta({
  component: Tabs<View>,
  title: "Components/Navigation/Tabs",
  parameters: { guide: tabsGuide },
  beforeEach: () => {
    mounted.mockClear();
  },
  args: {
    label: "Messages",
    onSelectionChange: fn(),
    tabs,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await expect(canvas.getByRole("tablist", { name: "Messages" })).toBeVisible();
    await expect(tab("Inbox 2 unread")).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Inbox 2 unread" })).toBeVisible();
    await userEvent.click(tab("Read"));
    await expect(tab("Read")).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Read" })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await expect(args.onSelectionChange).toHaveBeenCalledWith("read");
  },
});

const next = () => (document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Inbox 2 unread" })).toHaveFocus();
    await userEvent.keyboard(next());
    await expect(canvas.getByRole("tab", { name: "Read" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "Read" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "Sent" })).toHaveFocus();
    await userEvent.keyboard(next());
    await expect(canvas.getByRole("tab", { name: "Inbox 2 unread" })).toHaveFocus();
    await userEvent.keyboard("{End}{Home}");
    await expect(canvas.getByRole("tab", { name: "Inbox 2 unread" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Note on inbox" })).toHaveFocus();
  },
});

export const KeyboardManual = meta.story({
  args: { keyboardActivation: "manual" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(next());
    await expect(canvas.getByRole("tab", { name: "Read" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "Inbox 2 unread" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("tab", { name: "Read" })).toHaveAttribute("aria-selected", "true");
  },
});

export const PanelsStay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(mounted.mock.calls).toEqual([["inbox"]]);
    await userEvent.type(canvas.getByRole("textbox", { name: "Note on inbox" }), "Ask Tomas");
    await userEvent.click(canvas.getByRole("tab", { name: "Read" }));
    await expect(mounted.mock.calls).toEqual([["inbox"], ["read"]]);
    await expect(canvas.queryByRole("textbox", { name: "Note on inbox" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("tab", { name: "Inbox 2 unread" }));
    await expect(canvas.getByRole("textbox", { name: "Note on inbox" })).toHaveValue("Ask Tomas");
    await expect(mounted).toHaveBeenCalledTimes(2);
  },
});

export const PanelsGo = meta.story({
  args: { keepsPanels: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Read" }));
    await expect(canvasElement.querySelectorAll("input")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("tab", { name: "Inbox 2 unread" }));
    await expect(mounted.mock.calls).toEqual([["inbox"], ["read"], ["inbox"]]);
  },
});

export const Controlled = meta.story({
  render: function ChosenElsewhere(args) {
    const [selectedId, setSelectedId] = useState<View>("sent");
    return <Tabs {...args} selectedId={selectedId} onSelectionChange={setSelectedId} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("tab", { name: "Sent" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Read" }));
    await expect(canvas.getByRole("tabpanel", { name: "Read" })).toBeVisible();
  },
});

export const IconsWithHeading = meta.story({
  args: {
    areLabelsHidden: true,
    heading: (
      <Heading level={2} size={22}>
        Team Inbox
      </Heading>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "Sent" })).toHaveTextContent("Sent");
    await expect(canvas.getByText("Sent").offsetWidth).toBeLessThan(2);
  },
});

export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
});

export const KitchenSink = meta.story({
  render: () => {
    const rows = tabs.map((tab) => ({ ...tab, content: <p style={{ paddingBlock: 12 }}>What is in {tab.label}.</p> }));
    return (
      <Sheet>
        <Specimen label="icons, words and a count">
          <div style={{ inlineSize: "100%" }}>
            <Tabs label="Messages" tabs={rows} />
          </div>
        </Specimen>
        <Specimen label="words">
          <div style={{ inlineSize: "100%" }}>
            <Tabs
              label="Words"
              tabs={rows.map((tab) => ({ ...tab, icon: undefined, count: 0 }))}
              defaultSelectedId="read"
            />
          </div>
        </Specimen>
        <Specimen label="icons, with a heading">
          <div style={{ inlineSize: 400 }}>
            <Tabs
              label="Icons"
              tabs={rows}
              areLabelsHidden
              heading={
                <Heading level={2} size={22}>
                  Team Inbox
                </Heading>
              }
            />
          </div>
        </Specimen>
        <Specimen label="more than there is room for">
          <div style={{ inlineSize: 240 }}>
            <Tabs
              label="Long"
              tabs={rows.map((tab) => ({ ...tab, label: `${tab.label} of the whole team` }))}
              defaultSelectedId="inbox"
            />
          </div>
        </Specimen>
      </Sheet>
    );
  },
});
