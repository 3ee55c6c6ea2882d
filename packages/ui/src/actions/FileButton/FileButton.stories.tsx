import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { AttachIcon } from "../../icons/icons.tsx";
import { fileButtonGuide } from "./FileButton.guide.ts";
import { FileButton } from "./FileButton.tsx";

const meta = preview.meta({
  component: FileButton,
  title: "Components/Actions/FileButton",
  parameters: { guide: fileButtonGuide },
  args: {
    accept: [".pdf", ".txt"],
    isMultiple: true,
    onSelect: fn(),
    children: (
      <>
        <AttachIcon size="small" />
        Attach files
      </>
    ),
  },
});

function input(canvasElement: HTMLElement): HTMLInputElement {
  const element = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!element) throw new Error("There is no file input.");
  return element;
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const element = input(canvasElement);
    const open = fn((event: Event) => event.preventDefault());
    element.addEventListener("click", open, { once: true });
    await userEvent.click(canvas.getByRole("button", { name: "Attach files" }));
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(element).toHaveAttribute("accept", ".pdf,.txt");

    const file = new File(["soil"], "soil.txt", { type: "text/plain" });
    await userEvent.upload(element, [file]);
    await expect(args.onSelect).toHaveBeenCalledWith([file]);
    await userEvent.upload(element, [file]);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = fn((event: Event) => event.preventDefault());
    input(canvasElement).addEventListener("click", open);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Attach files" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(open).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(input(canvasElement)).not.toHaveFocus();
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "A document takes ten files." },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = fn((event: Event) => event.preventDefault());
    input(canvasElement).addEventListener("click", open);
    await userEvent.click(canvas.getByRole("button", { name: "Attach files" }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Attach files" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(open).not.toHaveBeenCalled();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="quiet, line, filled; small">
        <FileButton onSelect={() => {}}>
          <AttachIcon size="small" />
          Attach files
        </FileButton>
        <FileButton onSelect={() => {}} variant="line">
          <AttachIcon size="small" />
          Choose files
        </FileButton>
        <FileButton onSelect={() => {}} variant="filled">
          Choose a budget
        </FileButton>
        <FileButton onSelect={() => {}} size="small">
          <AttachIcon size="small" />
          Attach
        </FileButton>
        <FileButton onSelect={() => {}} variant="line" size="small">
          Attach
        </FileButton>
      </Specimen>
      <Specimen label="unavailable">
        <FileButton onSelect={() => {}} isUnavailable unavailableReason="A document takes ten files.">
          <AttachIcon size="small" />
          Attach files
        </FileButton>
        <FileButton onSelect={() => {}} variant="line" isUnavailable unavailableReason="A document takes ten files.">
          Choose files
        </FileButton>
      </Specimen>
    </Sheet>
  ),
});
