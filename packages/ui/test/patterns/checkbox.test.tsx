/**
 * Checkbox, of two states and of three: our Checkbox, a native one over its label.
 * https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "../../src/fields/Checkbox/Checkbox.tsx";
import type { CheckboxProps } from "../../src/fields/Checkbox/Checkbox.tsx";
import { ask } from "./ask.ts";
import { render } from "./render.tsx";

const box = page.getByRole("checkbox");

async function open(props: Partial<CheckboxProps> = {}) {
  await render(<Checkbox label="Send me emails" {...(props as object)} />);
  await userEvent.keyboard("{Tab}");
  await expect.element(box).toHaveFocus();
}

it("Space ticks it, and takes the tick away", async () => {
  await open();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
});

it("has the role checkbox", async () => {
  await open();
  expect((await ask(box.element())).role).toBe("checkbox");
});

it("its visible label names it", async () => {
  await open();
  await expect.element(page.getByText("Send me emails")).toBeVisible();
  expect((await ask(box.element())).name).toBe("Send me emails");
});

it("more words about it describe it", async () => {
  await open({ description: "Once a week." });
  await expect.element(box).toHaveAccessibleDescription("Once a week.");
});

it.each([
  ["ticked, it is checked", { defaultSelected: true }, "true"],
  ["not ticked, it is not checked", {}, "false"],
  ["ticked in part, it is mixed", { isIndeterminate: true }, "mixed"],
])("%s", async (_, props, checked) => {
  await open(props);
  expect((await ask(box.element())).states.checked).toBe(checked);
});

it("a press on the box, and one on the words, tick it", async () => {
  await open();
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  const { right, top, height } = box.element().getBoundingClientRect();
  await userEvent.click(box, {
    position: { x: right - box.element().getBoundingClientRect().left - 4, y: height / 2 },
  });
  await expect.element(box).not.toBeChecked();
  expect(document.elementFromPoint(right - 4, top + height / 2)).toBe(box.element());
});

it("a link among its words is followed, and leaves it as it is", async () => {
  const onChange = vi.fn();
  await open({ label: <>I have read the {<a href="#terms">terms</a>}.</>, onChange });
  await userEvent.click(page.getByRole("link"));
  expect(location.hash).toBe("#terms");
  expect(onChange).not.toHaveBeenCalled();
});
