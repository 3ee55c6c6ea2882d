/**
 * Listbox, of which one is chosen: the list that our Select opens.
 * https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Select } from "../../src/fields/Select/Select.tsx";
import { ask } from "./ask.ts";
import { render } from "./render.tsx";

const names = ["Alder", "Birch", "Beech", "Cedar"];
const listbox = page.getByRole("listbox");
const option = (name: string) => page.getByRole("option", { name });

async function open(value: string | null = null) {
  const options = names.map((label) => ({ value: label, label }));
  await render(<Select label="County" options={options} defaultValue={value} />);
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(option(value ?? "Alder")).toHaveFocus();
}

async function press(keys: string, focused: string) {
  await userEvent.keyboard(keys);
  await expect.element(option(focused)).toHaveFocus();
}

describe("keys", () => {
  it("where none is selected, the focus begins on the first option", async () => {
    await open();
    await expect.element(option("Alder")).toHaveFocus();
  });

  it("where one is selected, the focus begins on that", async () => {
    await open("Beech");
    await expect.element(option("Beech")).toHaveFocus();
  });

  it("Arrow down moves to the next option", async () => {
    await open();
    await press("{ArrowDown}", "Birch");
  });

  it("Arrow up moves to the option before", async () => {
    await open("Cedar");
    await press("{ArrowUp}", "Beech");
  });

  // Optional.
  it("Home moves to the first option", async () => {
    await open("Cedar");
    await press("{Home}", "Alder");
  });

  // Optional.
  it("End moves to the last option", async () => {
    await open();
    await press("{End}", "Cedar");
  });

  it("a letter moves to the next option that begins with it", async () => {
    await open();
    await press("c", "Cedar");
  });

  it("letters in quick succession move to the option that begins with them", async () => {
    await open();
    await press("be", "Beech");
  });
});

describe("roles, states and properties", () => {
  it("the list has the role listbox", async () => {
    await open();
    expect(String((await ask(listbox.element())).role).toLowerCase()).toBe("listbox");
  });

  it("what is in it has the role option", async () => {
    await open();
    await expect.poll(() => listbox.getByRole("option").elements().length).toBe(names.length);
  });

  it("the list has a name", async () => {
    await open();
    await expect.element(listbox).toHaveAccessibleName(/County/);
  });

  it("does not say that several can be selected", async () => {
    await open();
    await expect.element(listbox).not.toHaveAttribute("aria-multiselectable", "true");
  });

  it("the selected option says so, and is the only one", async () => {
    await open("Beech");
    await expect.element(option("Beech")).toHaveAttribute("aria-selected", "true");
    expect(page.getByRole("option", { selected: true }).elements()).toHaveLength(1);
  });

  it("the other options say that they are not selected", async () => {
    await open("Beech");
    for (const name of ["Alder", "Birch", "Cedar"])
      await expect.element(option(name)).toHaveAttribute("aria-selected", "false");
  });

  it("no option is checked besides", async () => {
    await open("Beech");
    for (const name of names) await expect.element(option(name)).not.toHaveAttribute("aria-checked");
  });

  it("is vertical", async () => {
    await open();
    await expect.element(listbox).not.toHaveAttribute("aria-orientation", "horizontal");
  });
});
