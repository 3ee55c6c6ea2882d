import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { fileListGuide } from "./FileList.guide.ts";
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
  title: "Components/Fields/FileList",
  parameters: { guide: fileListGuide },
  args: {
    onRemove: fn(),
    onRetry: fn(),
    files,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isWide ? undefined : 420 }}>
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
    for (const name of [/^Remove soil/, /^Remove site/, /^Remove letters/, /^Retry accounts/, /^Remove accounts/]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
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

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  render: () => (
    <Sheet>
      <Specimen label="every state, with Retry and Remove">
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <FileList files={files} label="Every state" onRemove={() => {}} onRetry={() => {}} />
        </div>
      </Specimen>
      <Specimen label="to be read only">
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <FileList files={files.slice(0, 1)} label="To be read only" />
        </div>
      </Specimen>
      <Specimen label="a reason of its own, on a narrow place">
        <div style={{ inlineSize: 280 }}>
          <FileList
            files={[
              { ...files[4]!, id: "6", status: "failed", errorMessage: "Larger than 25 MB. Choose a shorter film." },
              { ...files[4]!, id: "7", status: "uploading", progress: 72, note: undefined },
            ]}
            label="On a narrow place"
            onRemove={() => {}}
            onRetry={() => {}}
          />
        </div>
      </Specimen>
    </Sheet>
  ),
});
