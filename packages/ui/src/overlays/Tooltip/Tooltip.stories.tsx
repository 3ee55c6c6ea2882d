import { expect, screen, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { CopyIcon, EditIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { tooltipGuide } from "./Tooltip.guide.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = preview.meta({
  component: Tooltip,
  title: "Components/Overlays/Tooltip",
  parameters: { guide: tooltipGuide },
  args: {
    content: "Copies the title and the text",
    children: <IconButton label="Copy to clipboard" icon={<CopyIcon />} />,
  },
  render: (args) => (
    <div style={{ display: "flex", gap: 80, padding: 80 }}>
      <Tooltip {...args} />
      <Tooltip content="Opens the form of this section">
        <IconButton label="Edit" icon={<EditIcon />} />
      </Tooltip>
    </div>
  ),
});

function pause(ms: number) {
  return new Promise((done) => setTimeout(done, ms));
}

export const OnHover = meta.story({
  parameters: { spec: ["1.9-tooltip-delay", "1.9-tooltip-skip-delay"] },
  play: async ({ canvas, userEvent }) => {
    await pause(320);
    const copy = canvas.getByRole("button", { name: "Copy to clipboard" });
    await userEvent.hover(document.body);
    const timeouts = spyOn(window, "setTimeout");
    await userEvent.hover(copy);
    await expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 700);
    timeouts.mockRestore();
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Copies the title and the text");
    await expect(copy).toHaveAccessibleDescription("Copies the title and the text");
    await userEvent.hover(canvas.getByRole("button", { name: "Edit" }));
    await expect(screen.getByRole("tooltip")).toHaveTextContent("Opens the form of this section");
    const now = performance.now();
    const clock = spyOn(performance, "now").mockReturnValue(now);
    await userEvent.unhover(canvas.getByRole("button", { name: "Edit" }));
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    clock.mockReturnValue(now + 300);
    await userEvent.hover(copy);
    await expect(screen.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.unhover(copy);
    clock.mockReturnValue(now + 601);
    await userEvent.hover(copy);
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    clock.mockRestore();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
  },
});

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole("tooltip")).toHaveTextContent("Copies the title and the text");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Copy to clipboard" })).toHaveFocus();
  },
});

export const Shown = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole("tooltip")).toBeVisible();
  },
});

export const StaysUnderThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole("button", { name: "Edit" }));
    await userEvent.hover(await screen.findByRole("tooltip"));
    await pause(300);
    await expect(screen.getByRole("tooltip")).toBeVisible();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="with the focus">
        <div style={{ padding: "72px 120px" }}>
          <Tooltip content="Copies the title and the text of all sections, with their headings and without the guidance">
            <IconButton label="Copy to clipboard" icon={<CopyIcon />} />
          </Tooltip>
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole("tooltip")).toBeVisible();
  },
});
