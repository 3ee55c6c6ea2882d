/**
 * Combobox, select-only: a button that shows a value and opens the list of all of them, which is our Select.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Select } from "../../src/fields/Select/Select.tsx";
import { ask, referredBy, settle } from "./ask.ts";
import { render } from "./render.tsx";

const listbox = page.getByRole("listbox");
const option = (name: string) => page.getByRole("option", { name });

/** Renders the field and moves the focus to it; answers with what has the focus. */
async function reach(value?: string): Promise<HTMLElement> {
  const options = ["Alder", "Birch", "Beech", "Cedar"].map((label) => ({ value: label, label }));
  await render(<Select label="County" options={options} defaultValue={value} />);
  await userEvent.keyboard("{Tab}");
  return document.activeElement as HTMLElement;
}

async function open(value = "Birch"): Promise<HTMLElement> {
  const field = await reach(value);
  await userEvent.keyboard("{Enter}");
  await expect.element(option(value)).toHaveFocus();
  return field;
}

describe("keys", () => {
  it("Tab reaches it", async () => {
    expect((await ask(await reach())).name).toContain("County");
  });

  it("Tab does not move among the options", async () => {
    await open();
    await userEvent.keyboard("{Tab}");
    await settle();
    for (const name of ["Alder", "Beech", "Cedar"]) expect(option(name).query()).not.toBe(document.activeElement);
  });

  it("Arrow down opens the list, with the focus on its first option", async () => {
    await reach();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(option("Alder")).toHaveFocus();
  });

  // Optional.
  it("Arrow up opens the list, with the focus on its last option", async () => {
    await reach();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(option("Cedar")).toHaveFocus();
  });

  it.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s opens the list", async (_, key) => {
    await reach();
    await userEvent.keyboard(key);
    await expect.element(listbox).toBeVisible();
  });

  // Optional.
  it("a letter, while it is closed, finds the value that begins with it", async () => {
    const field = await reach();
    await userEvent.keyboard("c");
    await expect.element(field).toHaveTextContent("Cedar");
  });

  // Optional.
  it("Alt + Arrow down opens the list", async () => {
    await reach();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(listbox).toBeVisible();
  });

  it.each([
    ["Enter", "{Enter}"],
    ["Space", " "],
  ])("%s on an option takes it, closes the list and goes back", async (_, key) => {
    const field = await open();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(option("Beech")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveTextContent("Beech");
  });

  it("Escape closes the list, goes back and leaves the value", async () => {
    const field = await open();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveTextContent("Birch");
  });

  it("Arrow down on the last option does nothing", async () => {
    await open("Cedar");
    await userEvent.keyboard("{ArrowDown}");
    await settle();
    await expect.element(option("Cedar")).toHaveFocus();
  });

  it("Arrow up on the first option does nothing", async () => {
    await open("Alder");
    await userEvent.keyboard("{ArrowUp}");
    await settle();
    await expect.element(option("Alder")).toHaveFocus();
  });
});

describe("roles, states and properties", () => {
  // React Aria's Select is a button that says that it opens a list.
  it.fails("has the role combobox", async () => {
    expect((await ask(await reach())).role).toMatch(/^combobox/i);
  });

  it("says that it opens a list", async () => {
    expect((await ask(await reach())).states.hasPopup).toBe("listbox");
  });

  it("controls the list while that is shown", async () => {
    const field = await open();
    expect(referredBy(field, "aria-controls")).toEqual([listbox.element()]);
  });

  it("what it opens has the role listbox", async () => {
    await open();
    expect(String((await ask(listbox.element())).role).toLowerCase()).toBe("listbox");
  });

  it("is collapsed while the list is hidden", async () => {
    expect((await ask(await reach())).states.expanded).toBe(false);
  });

  it("is expanded while the list is shown", async () => {
    await expect.element(await open()).toHaveAttribute("aria-expanded", "true");
  });

  // React Aria moves the focus itself to the option.
  it.fails("keeps the focus while an option is the active one, and refers to that", async () => {
    const field = await open();
    expect(document.activeElement).toBe(field);
  });

  it("the value shown is the option that is selected", async () => {
    const field = await open();
    await expect.element(option("Birch")).toHaveAttribute("aria-selected", "true");
    expect(field.textContent).toContain("Birch");
  });

  it("its visible label names it", async () => {
    expect((await ask(await reach("Birch"))).name).toContain("County");
    await expect.element(page.getByText("County").first()).toBeVisible();
  });
});
