import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { Link } from "../../actions/Link/Link.tsx";
import { PressableText } from "../../actions/PressableText/PressableText.tsx";
import { popoverGuide } from "./Popover.guide.ts";
import { Popover } from "./Popover.tsx";

const meta = preview.meta({
  component: Popover,
  title: "Components/Overlays/Popover",
  parameters: { guide: popoverGuide },
  args: {
    label: "Where this figure comes from",
    trigger: <Button variant="line">Source</Button>,
    children: (
      <p>
        Calls made by two people to every third door. <Link href="#tally">Tally sheets</Link>
      </p>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Source" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Where this figure comes from" })).toBeVisible());
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "Tally sheets" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Source" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
});

/** Opened by something that is no button of the design system, such as words within a text. */
export const Anchored = meta.story({
  render: function Anchored(args) {
    const [anchor, setAnchor] = useState<Element | null>(null);
    return (
      <p>
        Calls were made to <PressableText onPress={setAnchor}>every third door</PressableText>.
        <Popover
          label={args.label}
          anchor={anchor}
          isOpen={anchor !== null}
          onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
        >
          {args.children}
        </Popover>
      </p>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole("button", { name: "every third door" });
    await userEvent.click(words);
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Where this figure comes from" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(words).toHaveFocus());
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="open">
        <div style={{ minBlockSize: 200 }}>
          <Popover label="Where this figure comes from" trigger={<Button variant="line">Source</Button>}>
            <p>
              Calls made by two people to every third door, between March and June, in the north of the county.{" "}
              <Link href="#tally">Tally sheets</Link>
            </p>
          </Popover>
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Source" }));
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
});
