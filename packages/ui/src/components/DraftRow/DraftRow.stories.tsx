import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { DraftRow } from "./DraftRow.tsx";

const meta = preview.meta({
  component: DraftRow,
  title: "Components/Cards/DraftRow",
  args: {
    href: "/drafts/1",
    title: "Riverside tool library",
    detail: "Letter of intent · 2 sections left",
    progress: 18,
    progressLabel: "Start",
    date: new Date(Date.now() - 26 * 3_600_000),
  },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: 420 }}>
        <Story />
      </ul>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Riverside tool library" })).toHaveAttribute("href", "/drafts/1");
    await expect(canvas.getByText(/Yesterday|2 days ago/)).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: { actions: <IconButton label="Actions for Riverside tool library" icon={<EllipsisIcon />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeVisible();
  },
});

export const VeryLong = meta.story({ args: { title: "Donaudampfschifffahrtsgesellschaft".repeat(4) } });
