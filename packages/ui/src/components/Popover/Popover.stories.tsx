import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { Popover } from "./Popover.tsx";

const meta = preview.meta({
  component: Popover,
  title: "Components/Overlays/Popover",
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
    await userEvent.click(trigger);
    await expect(await screen.findByRole("dialog", { name: "Where this figure comes from" })).toBeVisible();
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
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});
