import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { selectGuide } from "./Select.guide.ts";
import { Select } from "./Select.tsx";
import type { SelectOption } from "./Select.tsx";

type Kind = "narrative" | "financial" | "supporting" | "administrative";

const options: SelectOption<Kind>[] = [
  { value: "narrative", label: "Narrative", description: "Statements and plans" },
  { value: "financial", label: "Financial", description: "Budgets and accounts" },
  { value: "supporting", label: "Supporting" },
  { value: "administrative", label: "Administrative" },
];

const meta = preview.meta({
  component: Select<Kind>,
  title: "Components/Fields/Select",
  parameters: { guide: selectGuide },
  args: { label: "Kind of paper", options, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await expect(field).toHaveTextContent("Choose");
    await userEvent.click(field);
    const list = await screen.findByRole("listbox", { name: "Kind of paper" });
    await userEvent.click(within(list).getByRole("option", { name: "Financial Budgets and accounts" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith("financial");
    await expect(field).toHaveTextContent(/^Financial$/);
  },
});

export const Keyboard = meta.story({
  args: { defaultValue: "narrative" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: /^Narrative/ })).toHaveFocus());
    await userEvent.keyboard("sup");
    await waitFor(() => expect(screen.getByRole("option", { name: "Supporting" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("option", { name: /^Narrative/ })).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await expect(args.onChange).toHaveBeenCalledWith("administrative");
    await expect(field).toHaveTextContent("Administrative");
  },
});

export const KeyboardClosed = meta.story({
  args: { defaultValue: "narrative" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("financial");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenLastCalledWith("narrative");
    await userEvent.keyboard("sup");
    await expect(args.onChange).toHaveBeenLastCalledWith("supporting");
    await expect(field).toHaveTextContent("Supporting");
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Supporting" })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("administrative"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("option", { name: "Administrative" })).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await expect(screen.getByRole("option", { name: /^Narrative/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
  },
});

/** A choice that is acted on at once is made among the options alone. */
export const KeyboardClosedOpens = meta.story({
  args: { defaultValue: "narrative", keysWhileClosed: "open" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await userEvent.tab();
    for (const key of ["{ArrowRight}", "{ArrowLeft}", "s"]) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole("option", { name: /^Narrative/ })).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(field).toHaveFocus());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("option", { name: /^Narrative/ })).toHaveFocus());
    await userEvent.keyboard("sup{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("supporting"));
  },
});

export const Open = meta.story({
  args: { defaultValue: "financial" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Kind of paper/ }));
    await expect(await screen.findByRole("option", { name: /^Financial/ })).toHaveAttribute("aria-selected", "true");
  },
});

export const Controlled = meta.story({
  render: function Kept(args) {
    const [value, setValue] = useState<Kind | null>("supporting");
    return <Select {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await expect(field).toHaveTextContent("Supporting");
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: /^Narrative/ }));
    await waitFor(() => expect(field).toHaveTextContent(/^Narrative$/));
  },
});

export const Described = meta.story({
  args: { description: "Where it stands in the checklist.", isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Kind of paper/ })).toHaveAccessibleDescription(
      "Where it stands in the checklist.",
    );
  },
});

export const Invalid = meta.story({
  args: { errorMessage: "Choose a kind of paper" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Kind of paper/ })).toHaveAccessibleDescription(
      "Choose a kind of paper",
    );
  },
});

export const Unavailable = meta.story({
  args: {
    defaultValue: "narrative",
    isUnavailable: true,
    unavailableReason: "The checklist of this funder is fixed.",
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Kind of paper/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("aria-disabled", "true");
    await expect(field).toHaveAccessibleDescription("The checklist of this funder is fixed.");
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("fin");
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(field);
    await expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(field).toHaveTextContent("Narrative");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongList = meta.story({
  render: () => (
    <Select
      label="County"
      options={Array.from({ length: 60 }, (_, index) => ({ value: `county-${index}`, label: `County ${index + 1}` }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /County/ }));
    const list = await screen.findByRole("listbox");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(within(list).getByRole("option", { name: "County 60" })).toHaveFocus());
    await expect(list.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <div style={{ minBlockSize: 280 }}>
        <Select {...args} label="Kind, open" defaultValue="financial" />
      </div>
      <Select {...args} description="Where it stands in the checklist." isRequired />
      <Select {...args} label="Kind, invalid" errorMessage="Choose a kind of paper" />
      <Select
        {...args}
        label="Kind, unavailable"
        defaultValue="narrative"
        isUnavailable
        unavailableReason="The checklist of this funder is fixed."
      />
      <div style={{ inlineSize: 140 }}>
        <Select {...args} label="Kind, little room" defaultValue="administrative" />
      </div>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Kind, open/ }));
    await waitFor(() => expect(screen.getByRole("option", { name: /^Financial/ })).toHaveFocus());
  },
});
