import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { styled } from "styled-components";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { CheckIcon, InboxIcon, MailIcon } from "../../icons/icons.tsx";
import { Avatar } from "../../text/Avatar/Avatar.tsx";
import { Tabs } from "../../navigation/Tabs/Tabs.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import { splitMessagesPaneGuide } from "./SplitMessagesPane.guide.ts";
import { SplitMessagesPane } from "./SplitMessagesPane.tsx";
import type { MessageListView, SplitMessagesPaneProps } from "./SplitMessagesPane.tsx";

const groupId = "stories.messages";

const messages = [
  { id: "1", from: "Tomas Reyhl", subject: "Site agreements for parcels 7 to 12", when: "09:42" },
  { id: "2", from: "Grantwright AI", subject: "Your assessment is ready", when: "09:15" },
  { id: "3", from: "Mira Partridge", subject: "Budget: one line to move", when: "Yesterday" },
  { id: "4", from: "Support", subject: "Help: exporting with page numbers", when: "2 days ago" },
];

const Rows = styled.ul`
  button {
    display: grid;
    grid-template: auto auto / 36px minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 12px;
    inline-size: 100%;
    padding-block: 13px;
    padding-inline: 24px 20px;
    border-block-end: 1px solid var(--color-line);
  }
  button > :first-child {
    grid-row: 1 / 3;
  }
  b {
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: var(--weight-label);
  }
  button[aria-current] {
    background: var(--color-sheet);
    box-shadow: inset 3px 0 var(--color-brand);
  }
  button[aria-current]:dir(rtl) {
    box-shadow: inset -3px 0 var(--color-brand);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  small {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }
  time {
    color: var(--color-ink-faint);
    font-size: var(--text-12);
  }
`;

const Thread = styled.div`
  padding: 28px 56px;

  p {
    padding-block-start: 18px;
    font: 400 var(--text-18) / var(--leading-document) var(--font-serif);
    max-inline-size: 44rem;
  }
  @media (max-width: 640px) {
    padding: 8px 16px;
  }
`;

interface ListProps extends MessageListView {
  selected: string | undefined;
  onSelect: (id: string) => void;
}

function List({ isCompact, selected, onSelect }: ListProps) {
  const rows = (
    <Rows>
      {messages.map(({ id, from, subject, when }) => (
        <li key={id}>
          <button type="button" aria-current={id === selected || undefined} onClick={() => onSelect(id)}>
            <Avatar id={id} name={from} />
            <b>{subject}</b>
            <small>{from}</small>
            {!isCompact && <time>{when}</time>}
          </button>
        </li>
      ))}
    </Rows>
  );
  return (
    <Tabs
      label="Messages"
      areLabelsHidden={isCompact}
      heading={
        <div style={{ padding: "22px 24px", whiteSpace: "nowrap" }}>
          <Heading level={1} size={22}>
            Team Inbox
          </Heading>
        </div>
      }
      tabs={[
        { id: "inbox", label: "Inbox", icon: <InboxIcon />, count: 2, countLabel: "2 unread", content: rows },
        { id: "read", label: "Read", icon: <CheckIcon />, content: null },
        { id: "sent", label: "Sent", icon: <MailIcon />, content: null },
      ]}
    />
  );
}

function Messages({ initial, onBack, ...rest }: SplitMessagesPaneProps & { initial?: string }) {
  const [selected, setSelected] = useState(initial);
  const message = messages.find(({ id }) => id === selected);
  return (
    <SplitMessagesPane
      {...rest}
      renderList={(view) => <List {...view} selected={selected} onSelect={setSelected} />}
      thread={
        message && (
          <Thread>
            <Heading level={2} size={28}>
              {message.subject}
            </Heading>
            <p>All six neighbours have said yes to the tanks. Four have signed; I have the other two on Monday.</p>
          </Thread>
        )
      }
      onBack={() => {
        setSelected(undefined);
        onBack();
      }}
    />
  );
}

const meta = preview.meta({
  component: SplitMessagesPane,
  title: "Components/Grant/SplitMessagesPane",
  parameters: { guide: splitMessagesPaneGuide, layout: "fullscreen" },
  beforeEach: () => {
    localStorage.removeItem(groupId);
    return () => localStorage.removeItem(groupId);
  },
  args: { groupId, renderList: () => null, onBack: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ blockSize: parameters.isWhole ? undefined : 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Messages {...args} />,
});

/** How much of the width the list has, in percent. */
function share(list: HTMLElement): number {
  const whole = list.parentElement!.getBoundingClientRect().width;
  return Math.round((100 * list.getBoundingClientRect().width) / whole);
}

const isRtl = () => document.documentElement.dir === "rtl";

/** Where the edge is, in percent from the start. */
const edgeOf = (separator: HTMLElement) => Number(separator.getAttribute("aria-valuenow"));

export const NothingSelected = meta.story({
  parameters: { spec: ["1.2-messages-split"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Select a message" })).toBeVisible();
    await expect(canvas.getByText("Choose a message from the list to view the conversation")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Read" })).toHaveTextContent("Read");
    await expect(canvas.getByText("09:42")).toBeVisible();
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "Messages" }))).toBe(30));
    await expect(canvas.queryByRole("button", { name: "Back to messages" })).not.toBeInTheDocument();
  },
});

export const Compact = meta.story({
  parameters: { spec: ["1.2-messages-compact"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Site agreements/ }));
    await expect(canvas.getByRole("region", { name: "Conversation" })).toHaveTextContent("All six neighbours");
    await expect(canvas.getByText("Read").offsetWidth).toBeLessThan(2);
    await expect(canvas.queryByText("09:42")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /^Site agreements/ })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Back to messages" })).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole("separator", { name: "Resize the message list" });
    await waitFor(() => expect(edgeOf(separator)).toBe(30));
    await expect(separator).toHaveAttribute("aria-orientation", "vertical");
    await expect(separator).toHaveAttribute("aria-valuemin", "20");
    await expect(separator).toHaveAttribute("aria-valuemax", "50");
    const [towardsThread, towardsList] = isRtl() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    canvas.getByRole("button", { name: /^Help: exporting/ }).focus();
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    const press = (key: string) => fireEvent.keyDown(separator, { key });
    await press(towardsThread!);
    await waitFor(() => expect(edgeOf(separator)).toBe(35));
    await press(towardsList!);
    await press(towardsList!);
    await waitFor(() => expect(edgeOf(separator)).toBe(25));
    await press("End");
    await waitFor(() => expect(edgeOf(separator)).toBe(50));
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "Messages" }))).toBe(50));
    await press("Home");
    await waitFor(() => expect(edgeOf(separator)).toBe(20));
    await expect(localStorage.getItem(groupId)).toBe("20");
  },
});

export const Buttons = meta.story({
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole("separator");
    const wider = canvas.getByRole("button", { name: "Make the message list wider" });
    const narrower = canvas.getByRole("button", { name: "Make the message list narrower" });
    separator.focus();
    await waitFor(() => expect(getComputedStyle(wider).opacity).toBe("1"));
    await userEvent.click(wider);
    await waitFor(() => expect(edgeOf(separator)).toBe(35));
    await expect(localStorage.getItem(groupId)).toBe("35");
    for (let presses = 0; presses < 3; presses += 1) await userEvent.click(narrower);
    await waitFor(() => expect(edgeOf(separator)).toBe(20));
    await expect(narrower).toHaveAttribute("aria-disabled", "true");
    await expect(narrower).toHaveAccessibleDescription("The list is as narrow as it gets.");
    await userEvent.click(narrower);
    await expect(edgeOf(separator)).toBe(20);
    const edge = separator.getBoundingClientRect();
    const button = wider.getBoundingClientRect();
    await expect(Math.abs(button.left + button.width / 2 - edge.left)).toBeLessThan(3);
    await expect(button.height).toBeGreaterThanOrEqual(24);
  },
});

export const Dragged = meta.story({
  play: async ({ canvas }) => {
    const separator = canvas.getByRole("separator");
    const { left, width, top } = separator.parentElement!.getBoundingClientRect();
    const at = (percent: number) => ({
      pointerId: 1,
      buttons: 1,
      clientX: left + (width * (isRtl() ? 100 - percent : percent)) / 100,
      clientY: top + 20,
    });
    // A pointer that is made up cannot be captured.
    separator.setPointerCapture = () => {};
    await fireEvent.pointerDown(separator, { ...at(30), button: 0 });
    await fireEvent.pointerMove(separator, at(44));
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "Messages" }))).toBe(44));
    await expect(localStorage.getItem(groupId)).toBeNull();
    await fireEvent.pointerMove(separator, at(90));
    await fireEvent.pointerUp(separator, { ...at(90), buttons: 0 });
    await waitFor(() => expect(edgeOf(separator)).toBe(50));
    await expect(localStorage.getItem(groupId)).toBe("50");
  },
});

export const Remembered = meta.story({
  parameters: { spec: ["1.2-messages-split-kept"] },
  beforeEach: () => localStorage.setItem(groupId, "42"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "Messages" }))).toBe(42));
    await expect(edgeOf(canvas.getByRole("separator"))).toBe(42);
  },
});

export const PutBackByDoubleClick = meta.story({
  beforeEach: () => localStorage.setItem(groupId, "42"),
  play: async ({ canvas }) => {
    const separator = canvas.getByRole("separator");
    await waitFor(() => expect(edgeOf(separator)).toBe(42));
    const { left, top } = separator.getBoundingClientRect();
    fireEvent.doubleClick(separator, { clientX: left, clientY: top + 20 });
    await waitFor(() => expect(edgeOf(separator)).toBe(30));
    await expect(localStorage.getItem(groupId)).toBe("30");
  },
});

export const RememberedBeyondLimits = meta.story({
  beforeEach: () => localStorage.setItem(groupId, "95"),
  play: async ({ canvas }) => {
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "Messages" }))).toBe(50));
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole("button", { name: /^Budget/ });
    await expect(canvas.queryByRole("region", { name: "Conversation" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("separator")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /wider/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: "Messages" }).offsetWidth).toBeGreaterThan(360);
    await userEvent.click(row);
    await expect(canvas.getByRole("region", { name: "Conversation" })).toHaveFocus();
    await expect(canvas.queryByRole("region", { name: "Messages" })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back to messages" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("region", { name: "Messages" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Budget/ })).toHaveFocus();
  },
});

export const SmallScreenThread = meta.story({
  globals: { viewport: { value: "small" } },
  render: (args) => <Messages {...args} initial="1" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Back to messages" })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl" style={{ blockSize: "100%" }}>
      <Messages {...args} initial="1" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const separator = canvas.getByRole("separator");
    const list = () => canvas.getByRole("region", { name: "Messages" });
    await waitFor(() => expect(share(list())).toBe(30));
    await expect(list().getBoundingClientRect().left).toBeGreaterThan(separator.getBoundingClientRect().left);
    separator.focus();
    fireEvent.keyDown(separator, { key: "ArrowLeft" });
    await waitFor(() => expect(share(list())).toBe(35));
    await waitFor(() => expect(edgeOf(separator)).toBe(35));
    await expect(separator).toHaveAttribute("aria-controls", list().id);
    fireEvent.keyDown(separator, { key: "Home" });
    await waitFor(() => expect(share(list())).toBe(20));
    await waitFor(() => expect(edgeOf(separator)).toBe(20));
    for (const width of [25, 30, 35]) {
      fireEvent.keyDown(separator, { key: "ArrowLeft" });
      await waitFor(() => expect(edgeOf(separator)).toBe(width));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Make the message list wider" }));
    await waitFor(() => expect(share(list())).toBe(40));
  },
});

export const KitchenSink = meta.story({
  parameters: { isWhole: true },
  render: ({ onBack }) => (
    <div style={{ padding: 24 }}>
      <Sheet>
        <div style={{ blockSize: 420, border: "1px solid var(--color-line)" }}>
          <Messages groupId={groupId} renderList={() => null} onBack={onBack} />
        </div>
        <div style={{ blockSize: 420, border: "1px solid var(--color-line)" }}>
          <Messages
            groupId={`${groupId}.selected`}
            copy={{
              list: "More messages",
              thread: "The conversation that is selected",
              resize: "Resize the list of more messages",
            }}
            initial="1"
            renderList={() => null}
            onBack={onBack}
          />
        </div>
      </Sheet>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("separator", { name: "Resize the message list" }).focus();
    await waitFor(() => expect(share(canvas.getByRole("region", { name: "More messages" }))).toBe(30));
  },
});
