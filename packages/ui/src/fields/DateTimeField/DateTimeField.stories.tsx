import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { dateTimeFieldGuide } from "./DateTimeField.guide.ts";
import { DateTimeField } from "./DateTimeField.tsx";
import type { DateTimeFieldProps } from "./DateTimeField.tsx";

function Dated(args: DateTimeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <DateTimeField
      {...args}
      value={value}
      onChange={(text) => {
        setValue(text);
        args.onChange(text);
      }}
    />
  );
}

const meta = preview.meta({
  component: DateTimeField,
  title: "Components/Fields/DateTimeField",
  parameters: { guide: dateTimeFieldGuide },
  args: { label: "Deadline", value: "2026-11-22T17:00", onChange: fn() },
  render: (args) => <Dated {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

/** A part of the field. Its name and place are those of the language. */
function partOf(element: HTMLElement, part: "day" | "month" | "year" | "hour" | "minute"): HTMLElement {
  return element.querySelector<HTMLElement>(`[data-type="${part}"]`)!;
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("group", { name: "Deadline" });
    await expect(partOf(group, "day")).toHaveTextContent("22");
    await expect(partOf(group, "day")).toHaveAccessibleName(/Deadline$/);
    partOf(group, "day").focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-23T17:00");
    partOf(group, "minute").focus();
    await userEvent.keyboard("30");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-23T17:30");
  },
});

export const Day = meta.story({
  args: { granularity: "day", value: "" },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("group", { name: "Deadline" });
    await expect(partOf(group, "hour")).toBeNull();
    partOf(group, "month").focus();
    await userEvent.keyboard("2");
    partOf(group, "day").focus();
    await userEvent.keyboard("31");
    await expect(args.onChange).not.toHaveBeenCalled();
    partOf(group, "year").focus();
    await userEvent.keyboard("2027");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-02-28");
  },
});

/** The day from a calendar: the time stays, the focus goes in and comes back. */
export const FromACalendar = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const open = canvas.getByRole("button", { name: /Deadline$/ });
    await userEvent.click(open);
    const calendar = within(await screen.findByRole("dialog"));
    await expect(calendar.getByRole("button", { name: /22 November 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-29T17:00");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

export const LeftInPart = meta.story({
  args: { granularity: "day", value: "2026-11-22", name: "deadline" },
  render: (args) => (
    <form aria-label="Call">
      <Dated {...args} />
      <button type="button">After the date</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("deadline");
    const group = canvas.getByRole("group", { name: "Deadline" });
    const month = partOf(group, "month");
    await expect(sent()).toBe("2026-11-22");
    month.focus();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith("2026-01-22");
    canvas.getByRole("button", { name: "After the date" }).focus();
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(sent()).toBe("");
    await expect(partOf(group, "day")).toHaveTextContent("22");
    await expect(partOf(group, "year")).toHaveTextContent("2026");
    month.focus();
    await userEvent.keyboard("01");
    canvas.getByRole("button", { name: "After the date" }).focus();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-01-22");
    await expect(sent()).toBe("2026-01-22");
  },
});

export const NoDate = meta.story({
  args: { value: "by the end of November", isRequired: true },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole("spinbutton")) await expect(part).toHaveAttribute("data-placeholder");
    await expect(partOf(canvas.getByRole("group"), "day")).toBeRequired();
  },
});

export const FocusedById = meta.story({
  args: { id: "deadline", errorMessage: "Enter a day after today" },
  play: async ({ canvas }) => {
    document.getElementById("deadline")?.focus();
    const first = canvas.getAllByRole("spinbutton")[0]!;
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(/Enter a day after today$/);
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "The funder sets the deadline." },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole("group", { name: "Deadline" });
    await expect(group).toHaveAttribute("aria-disabled", "true");
    await expect(group).toHaveAccessibleDescription(/The funder sets the deadline\.$/);
    await userEvent.tab();
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}5{Backspace}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KitchenSink = meta.story({
  render: ({ onChange }) => (
    <Sheet>
      <DateTimeField label="Deadline" value="2026-11-22T17:00" onChange={onChange} />
      <DateTimeField label="Deadline, none yet" value="" onChange={onChange} isRequired />
      <DateTimeField
        label="First day"
        description="When the project begins."
        granularity="day"
        value="2027-03-01"
        onChange={onChange}
      />
      <DateTimeField
        label="Deadline, invalid"
        value="2020-11-22T17:00"
        onChange={onChange}
        errorMessage="Enter a day after today"
      />
      <DateTimeField label="Deadline, read-only" value="2026-11-22T17:00" onChange={onChange} isReadOnly />
      <DateTimeField
        label="Deadline, unavailable"
        value="2026-11-22T17:00"
        onChange={onChange}
        isUnavailable
        unavailableReason="The funder sets the deadline."
      />
      <div style={{ inlineSize: 180 }}>
        <DateTimeField label="Where there is little room" value="2026-11-22T17:00" onChange={onChange} />
      </div>
    </Sheet>
  ),
});
