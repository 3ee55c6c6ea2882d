import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FileList } from "./FileList.tsx";
import type { ListedFile } from "./FileList.tsx";

const files: ListedFile[] = [
  { id: "1", name: "soil-readings-2026.xlsx", size: 18_400, status: "done" },
  { id: "2", name: "site-plan.pdf", size: 4_200_000, status: "uploading", progress: 40 },
  { id: "3", name: "letters-from-hosts.docx", size: 92_000, status: "queued" },
  { id: "4", name: "accounts-2025.pdf", size: 1_900_000, status: "failed" },
  {
    id: "5",
    name: "a-walk-through-the-twelve-sites-filmed-on-a-windy-day-in-march-with-the-stewards-and-their-neighbours.mp4",
    size: 24_000_000,
    status: "done",
    note: "kept with the document; its content cannot be read",
  },
];

const meta = preview.meta({
  component: FileList,
  title: "Components/Forms/FileList",
  args: {
    onRemove: fn(),
    onRetry: fn(),
    files,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("list", { name: "Attached files" })).toBeVisible();
    await expect(canvas.getByText("18 kB")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Uploading site-plan.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to upload accounts-2025.pdf");
    await userEvent.click(canvas.getByRole("button", { name: "Retry accounts-2025.pdf" }));
    await expect(args.onRetry).toHaveBeenCalledWith("4");
    await userEvent.click(canvas.getByRole("button", { name: "Remove soil-readings-2026.xlsx" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
});

export const Empty = meta.story({
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});
