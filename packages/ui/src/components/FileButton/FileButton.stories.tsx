import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AttachIcon } from "../../icons/icons.tsx";
import { FileButton } from "./FileButton.tsx";

const meta = preview.meta({
  component: FileButton,
  title: "Components/Forms/FileButton",
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

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "A document takes ten files." },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = fn((event: Event) => event.preventDefault());
    input(canvasElement).addEventListener("click", open);
    await userEvent.click(canvas.getByRole("button", { name: "Attach files" }));
    await expect(open).not.toHaveBeenCalled();
  },
});
