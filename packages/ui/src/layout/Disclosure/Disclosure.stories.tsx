import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { disclosureGuide } from "./Disclosure.guide.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = preview.meta({
  component: Disclosure,
  title: "Components/Layout/Disclosure",
  parameters: { guide: disclosureGuide },
  args: {
    title: "Additional Information",
    children: "Sent by Grantwright AI after the assessment of 21 November.",
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText(/^Sent by Grantwright AI/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const title = canvas.getByRole("button", { name: "Additional Information" });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute("aria-expanded", "false");
  },
});

/** The browser's search looks into a closed one, and opens it where it has found something. */
export const FoundByASearch = meta.story({
  play: async ({ canvas, args }) => {
    const content = canvas.getByText(/^Sent by Grantwright AI/);
    const panel = content.closest("[hidden]")!;
    await expect(panel).toHaveAttribute("hidden", "until-found");
    fireEvent(panel, new Event("beforematch", { bubbles: true }));
    await waitFor(() => expect(content).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

export const Controlled = meta.story({
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(true);
    return <Disclosure {...args} isOpen={isOpen} onOpenChange={setIsOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Sent by Grantwright AI/);
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).not.toBeVisible();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <div>
        <Disclosure title="Additional Information">
          Sent by Grantwright AI after the assessment of 21 November.
        </Disclosure>
        <Disclosure title="Who can apply" isOpen>
          Registered charities, community interest companies and unincorporated groups with a constitution.
        </Disclosure>
        <Disclosure title="With the focus">Nothing to see.</Disclosure>
      </div>
      <div style={{ maxInlineSize: 260 }}>
        <Disclosure title="A long title that needs more than one line on a narrow place" isOpen>
          {"Landwirtschaftsförderungsgesellschaft".repeat(2)}
        </Disclosure>
      </div>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    for (let count = 0; count < 3; count += 1) await userEvent.tab();
    await expect(canvas.getByText("With the focus")).toHaveFocus();
  },
});
