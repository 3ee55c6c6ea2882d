/**
 * Switch, on or off at once: our Switch, a native checkbox in that role.
 * https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Switch } from "../../src/fields/Switch/Switch.tsx";
import { ask } from "./ask.ts";
import { render } from "./render.tsx";

const control = page.getByRole("switch");

async function open() {
  await render(<Switch label="Show inputs" description="Off, only the result is shown." />);
  await userEvent.keyboard("{Tab}");
  await expect.element(control).toHaveFocus();
}

beforeEach(open);

it("Space switches it on, and off", async () => {
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(control).not.toBeChecked();
});

it("has the role switch", async () => {
  expect((await ask(control.element())).role).toBe("switch");
});

it("its visible label names it", async () => {
  await expect.element(page.getByText("Show inputs")).toBeVisible();
  await expect.element(control).toHaveAccessibleName("Show inputs");
});

it("its label does not change with its state", async () => {
  await userEvent.keyboard(" ");
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveAccessibleName("Show inputs");
});

it("on, it is checked", async () => {
  await userEvent.keyboard(" ");
  await expect.poll(async () => (await ask(control.element())).states.checked).toBe("true");
});

it("off, it is not checked", async () => {
  expect((await ask(control.element())).states.checked).toBe("false");
});

it("a native checkbox does without aria-checked", async () => {
  if (control.element() instanceof HTMLInputElement) await expect.element(control).not.toHaveAttribute("aria-checked");
});

it("more words about it describe it", async () => {
  await expect.element(control).toHaveAccessibleDescription("Off, only the result is shown.");
});
