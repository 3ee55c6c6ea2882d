/**
 * Menu button, which opens a menu: the trigger of our Menu.
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/actions/Button/Button.tsx";
import { Menu, MenuItem } from "../../src/overlays/Menu/Menu.tsx";
import { ask, referredBy } from "./ask.ts";
import { render } from "./render.tsx";

// While the menu is open, all but the menu is kept from assistive technology.
const button = page.getByRole("button", { name: "Actions", includeHidden: true });
const menu = page.getByRole("menu");
const first = page.getByRole("menuitem", { name: "Rename" });
const last = page.getByRole("menuitem", { name: "Delete" });

async function open() {
  await render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem id="rename">Rename</MenuItem>
      <MenuItem id="duplicate">Duplicate</MenuItem>
      <MenuItem id="delete">Delete</MenuItem>
    </Menu>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(button).toHaveFocus();
}

beforeEach(open);

describe("keys", () => {
  it("Enter opens the menu, with the focus on its first item", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(first).toHaveFocus();
  });

  it("Space opens the menu, with the focus on its first item", async () => {
    await userEvent.keyboard(" ");
    await expect.element(first).toHaveFocus();
  });

  // Optional.
  it("Arrow down opens the menu, with the focus on its first item", async () => {
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(first).toHaveFocus();
  });

  // Optional.
  it("Arrow up opens the menu, with the focus on its last item", async () => {
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(last).toHaveFocus();
  });
});

describe("roles, states and properties", () => {
  it("what opens the menu is a button", async () => {
    // Chromium's name for a button that says that it opens something.
    expect(["button", "popUpButton"]).toContain((await ask(button.element())).role);
  });

  it("says that it opens a menu", async () => {
    expect((await ask(button.element())).states.hasPopup).toBe("menu");
  });

  it("is expanded while the menu is shown", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(menu).toBeVisible();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
  });

  it("is not expanded while the menu is hidden", async () => {
    expect((await ask(button.element())).states.expanded).not.toBe(true);
    await userEvent.keyboard("{Enter}");
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).not.toHaveAttribute("aria-expanded", "true");
  });

  it("what it opens has the role menu", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(first).toHaveFocus();
    await expect.element(menu).toContainElement(first);
    expect((await ask(menu.element())).role).toBe("menu");
  });

  // Optional.
  it("controls the menu", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(menu).toBeVisible();
    await expect.poll(() => referredBy(button.element(), "aria-controls")).toEqual([menu.element()]);
  });
});
