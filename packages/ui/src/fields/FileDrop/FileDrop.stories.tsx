import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import type { ListedFile } from "../FileList/FileList.tsx";
import { fileDropGuide } from "./FileDrop.guide.ts";
import { FileDrop } from "./FileDrop.tsx";

const meta = preview.meta({
  component: FileDrop,
  title: "Components/Fields/FileDrop",
  parameters: { guide: fileDropGuide },
  args: {
    label: "Drop files here",
    description: "Up to ten files of 25 MB each: documents, spreadsheets, slides, images or sound.",
    accept: [".pdf", ".xlsx", ".docx"],
    onSelect: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const plan = new File(["plan"], "site-plan.pdf", { type: "application/pdf" });
const readings = new File(["readings"], "soil-readings.xlsx");
const script = new File(["script"], "run-me.exe");

/** Files on their way. What a script holds allows nothing to be done with it, and cannot be told otherwise; a hand's drag does. */
function hold(...files: File[]): DataTransfer {
  const held = new DataTransfer();
  Object.defineProperty(held, "effectAllowed", { value: "all" });
  for (const file of files) held.items.add(file);
  return held;
}

/** Drags, or drops, files. */
function drag(type: "dragenter" | "dragover" | "dragleave" | "drop", target: HTMLElement, ...files: File[]) {
  const relatedTarget = type === "dragleave" ? document.body : null;
  const how = { bubbles: true, cancelable: true, dataTransfer: hold(...files), relatedTarget };
  return fireEvent(target, new DragEvent(type, how));
}

function namesOf(files: File[] | undefined): string[] | undefined {
  return files?.map(({ name }) => name);
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole("group", { name: "Drop files here" });
    await expect(area).toHaveAccessibleDescription(/^Up to ten files/);
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
  },
});

export const HeldOver = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole("group");
    drag("dragenter", area, plan);
    await expect(area).toHaveAttribute("data-dragging");
    drag("dragleave", area);
    await expect(area).not.toHaveAttribute("data-dragging");
    drag("dragenter", area);
    await expect(area).not.toHaveAttribute("data-dragging");
    drag("dragenter", area, plan);
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("group");
    drag("dragover", area, plan, readings);
    await expect(drag("drop", area, plan, readings)).toBe(false);
    await expect(namesOf(args.onSelect.mock.calls[0]?.[0])).toEqual(["site-plan.pdf", "soil-readings.xlsx"]);
    await expect(area).not.toHaveAttribute("data-dragging");
  },
});

export const Pasted = meta.story({
  play: async ({ canvas, args }) => {
    const pasted = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: hold(plan) });
    fireEvent(canvas.getByRole("button", { name: "Choose files" }), pasted);
    await expect(namesOf(args.onSelect.mock.calls[0]?.[0])).toEqual(["site-plan.pdf"]);
  },
});

export const Refused = meta.story({
  play: async ({ canvas, args }) => {
    drag("drop", canvas.getByRole("group"), script, plan);
    await expect(namesOf(args.onSelect.mock.calls[0]?.[0])).toEqual(["site-plan.pdf"]);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Not taken, because of its type: run-me.exe");
    drag("drop", canvas.getByRole("group"), plan);
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement();
    drag("drop", canvas.getByRole("group"), script);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

export const OneFile = meta.story({
  args: { label: "Drop your budget here", isMultiple: false, chooseLabel: "Choose a file" },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector("input")).not.toHaveAttribute("multiple");
    drag("drop", canvas.getByRole("group"), readings, plan);
    await expect(namesOf(args.onSelect.mock.calls[0]?.[0])).toEqual(["soil-readings.xlsx"]);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    const open = fn((event: Event) => event.preventDefault());
    input.addEventListener("click", open, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(open).toHaveBeenCalledTimes(1);
    await userEvent.upload(input, [plan]);
    await expect(namesOf(args.onSelect.mock.calls[0]?.[0])).toEqual(["site-plan.pdf"]);
  },
});

const uploading: ListedFile[] = [
  { id: "1", name: "soil-readings-2026.xlsx", size: 18_400, status: "done" },
  { id: "2", name: "site-plan.pdf", size: 4_200_000, status: "uploading", progress: 40 },
  { id: "3", name: "letters-from-hosts.docx", size: 92_000, status: "queued" },
  { id: "4", name: "accounts-2025.pdf", size: 1_900_000, status: "failed" },
];

export const Uploading = meta.story({
  args: { files: uploading },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("progressbar", { name: "Uploading site-plan.pdf" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByText("Failed to upload accounts-2025.pdf")).toBeVisible();
    for (const name of [
      "Choose files",
      "Remove soil-readings-2026.xlsx",
      "Remove site-plan.pdf",
      "Remove letters-from-hosts.docx",
      "Retry accounts-2025.pdf",
      "Remove accounts-2025.pdf",
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole("button", { name: "Retry accounts-2025.pdf" }));
    await expect(args.onRetry).toHaveBeenCalledWith("4");
    await userEvent.click(canvas.getByRole("button", { name: "Remove site-plan.pdf" }));
    await expect(args.onRemove).toHaveBeenCalledWith("2");
  },
});

export const FromDropToDone = meta.story({
  render: function Kept(args) {
    const [files, setFiles] = useState<ListedFile[]>([]);
    return (
      <FileDrop
        {...args}
        isUnavailable={false}
        unavailableReason=""
        files={files}
        onSelect={(given) =>
          setFiles([...files, ...given.map(({ name, size }) => ({ id: name, name, size, status: "done" as const }))])
        }
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    drag("drop", canvas.getByRole("group"), plan);
    await expect(canvas.getByRole("list", { name: "Attached files" })).toHaveTextContent("site-plan.pdf");
    await userEvent.click(canvas.getByRole("button", { name: "Remove site-plan.pdf" }));
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "A document takes ten files." },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole("group");
    drag("dragover", area, plan);
    await expect(area).not.toHaveAttribute("data-dragging");
    drag("drop", area, plan);
    await expect(args.onSelect).not.toHaveBeenCalled();
    const button = canvas.getByRole("button", { name: "Choose files" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("A document takes ten files.");
  },
});

export const KitchenSink = meta.story({
  render: ({ description }) => (
    <Sheet>
      <Specimen label="empty">
        <div style={{ flex: 1 }}>
          <FileDrop label="Drop files here" description={description} onSelect={() => {}} />
        </div>
      </Specimen>
      <Specimen label="files held over it">
        <div style={{ flex: 1 }}>
          <FileDrop label="Let go here" description={description} onSelect={() => {}} />
        </div>
      </Specimen>
      <Specimen label="one refused, others on their way">
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <FileDrop
            label="Drop your accounts here"
            accept={[".pdf"]}
            files={uploading}
            listLabel="Accounts"
            onSelect={() => {}}
            onRemove={() => {}}
            onRetry={() => {}}
          />
        </div>
      </Specimen>
      <Specimen label="unavailable, on a narrow place">
        <div style={{ inlineSize: 240 }}>
          <FileDrop
            label="Drop your budget here"
            description="One spreadsheet."
            chooseLabel="Choose a file"
            onSelect={() => {}}
            isUnavailable
            unavailableReason="A document takes ten files."
          />
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    drag("drop", canvas.getByRole("group", { name: "Drop your accounts here" }), script);
    drag("dragenter", canvas.getByRole("group", { name: "Let go here" }), plan);
    await expect(canvas.getByText("Not taken, because of its type: run-me.exe")).toBeVisible();
  },
});
