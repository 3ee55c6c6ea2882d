import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { textAreaGuide } from "./TextArea.guide.ts";
import { TextArea } from "./TextArea.tsx";
import type { TextAreaProps } from "./TextArea.tsx";

function Written(args: TextAreaProps) {
  const [text, setText] = useState(args.value);
  return <TextArea {...args} value={text} onChange={setText} />;
}

const meta = preview.meta({
  component: TextArea,
  title: "Components/Fields/TextArea",
  parameters: { guide: textAreaGuide },
  args: { label: "Message", value: "", onChange: fn() },
  render: (args) => <Written {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    const before = area.clientHeight;
    await userEvent.type(area, "One{Enter}two{Enter}three{Enter}four{Enter}five");
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
});

/** On a phone it is never so high that what is done with the text is out of sight. */
export const LongSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  args: { value: "How do I export with page numbers?\n".repeat(60) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    await expect(area.offsetHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const Counted = meta.story({ args: { ringMax: 5000, value: "How do I export with page numbers?" } });

export const OverLimit = meta.story({
  args: { ringMax: 20, value: "How do I export with page numbers?", errorMessage: "Too long maximum 20 characters" },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.type(area, " Thank you.");
    await expect(area).toHaveValue("How do I export with page numbers? Thank you.");
    await expect(canvas.getByText("45/20")).toBeVisible();
    await expect(area).toHaveAccessibleDescription("Too long maximum 20 characters");
  },
});

export const Unavailable = meta.story({
  args: { value: "Thank you for the sheet.", isUnavailable: true, unavailableReason: "This message was sent." },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await expect(area).toHaveAttribute("aria-disabled", "true");
    await expect(area).toHaveAccessibleDescription("This message was sent.");
    await userEvent.keyboard("x");
    await expect(area).toHaveValue("Thank you for the sheet.");
  },
});

export const KitchenSink = meta.story({
  render: ({ onChange }) => (
    <Sheet>
      <TextArea label="Message" value="" onChange={onChange} description="What you need, and by when." isRequired />
      <TextArea
        label="Message, counted"
        value="How do I export with page numbers?"
        onChange={onChange}
        ringMax={5000}
      />
      <TextArea
        label="Message, over the limit"
        value="How do I export with page numbers?"
        onChange={onChange}
        ringMax={20}
        errorMessage="Too long maximum 20 characters"
      />
      <TextArea label="Message, read-only" value="Thank you for the sheet." onChange={onChange} isReadOnly />
      <TextArea
        label="Message, unavailable"
        value="Thank you for the sheet."
        onChange={onChange}
        isUnavailable
        unavailableReason="This message was sent."
      />
      <TextArea
        label="A long word"
        value={"Donaudampfschifffahrtsgesellschaft".repeat(3)}
        onChange={onChange}
        minRows={2}
      />
    </Sheet>
  ),
});
