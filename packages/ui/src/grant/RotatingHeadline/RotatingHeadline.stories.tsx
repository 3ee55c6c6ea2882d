import { expect, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { rotatingHeadlineGuide } from "./RotatingHeadline.guide.ts";
import { RotatingHeadline } from "./RotatingHeadline.tsx";

const meta = preview.meta({
  component: RotatingHeadline,
  title: "Components/Grant/RotatingHeadline",
  parameters: { guide: rotatingHeadlineGuide },
  args: {
    before: "Turn your",
    words: [
      { text: "idea", lang: "en" },
      { text: "syniad", lang: "cy" },
      { text: "pomysł", lang: "pl" },
      { text: "idé", lang: "sv" },
    ],
    after: "into funded reality",
    label: "Turn your idea into funded reality",
  },
});

function shownWord(canvasElement: HTMLElement) {
  return canvasElement.querySelector('[data-part="word"]:not([data-turn="out"])');
}

export const Default = meta.story({
  beforeEach: () => {
    const intervals = spyOn(window, "setInterval");
    return () => intervals.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Turn your idea into funded reality" });
    await expect(shownWord(canvasElement)).toHaveTextContent("idea");
    await waitFor(() => expect(shownWord(canvasElement)).toHaveTextContent("syniad"));
    await expect(shownWord(canvasElement)).toHaveAttribute("lang", "cy");
    await expect(window.setInterval).toHaveBeenCalledWith(expect.any(Function), 2200);
    await expect(getComputedStyle(shownWord(canvasElement)!).animationDuration).toBe("0.65s");
    await expect(canvasElement.querySelector('[data-turn="out"]')).toHaveTextContent("idea");
    await expect(canvasElement.querySelector('[data-turn="out"]')).toHaveAttribute("lang", "en");
    await expect(heading).toHaveAccessibleName("Turn your idea into funded reality");

    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Play the changing word" })).toHaveFocus();
    const paused = shownWord(canvasElement)?.textContent ?? "";
    await new Promise((resolve) => setTimeout(resolve, 2600));
    await expect(shownWord(canvasElement)).toHaveTextContent(paused);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Pause the changing word" })).toBeVisible();
    await waitFor(() => expect(shownWord(canvasElement)).not.toHaveTextContent(paused));
  },
});

export const ReducedMotion = meta.story({
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const still = spyOn(window, "matchMedia").mockImplementation((query) => {
      const list = original(query);
      if (query.includes("prefers-reduced-motion")) Object.defineProperty(list, "matches", { value: true });
      return list;
    });
    return () => still.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 2600));
    await expect(shownWord(canvasElement)).toHaveTextContent("idea");
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <RotatingHeadline {...args} />
      <RotatingHeadline
        before="Turn your"
        words={[{ text: "Förderprogrammantrag", lang: "de" }]}
        after="into funded reality, with a second line that is long enough to wrap"
        label="Turn your application into funded reality"
      />
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    // Where motion is not wanted there is nothing to pause.
    const pause = canvas.queryByRole("button", { name: "Pause the changing word" });
    if (pause) await userEvent.click(pause);
  },
});
