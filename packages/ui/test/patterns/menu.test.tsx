/**
 * Menu, a list of things to do, with a menu within: our Menu and SubMenu, opened by a button and not in a menu bar.
 * https://www.w3.org/WAI/ARIA/apg/patterns/menubar/
 */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/actions/Button/Button.tsx";
import { Menu, MenuItem } from "../../src/overlays/Menu/Menu.tsx";
import { SubMenu } from "../../src/overlays/Menu/SubMenu.tsx";
import { ask, settle } from "./ask.ts";
import { after, before, render } from "./render.tsx";

const onAction = vi.fn();
const button = page.getByRole("button", { name: "Actions", includeHidden: true });
const anyMenu = page.getByRole("menu", { includeHidden: true });
const menu = page.getByRole("menu", { name: "Actions", includeHidden: true });
const subMenu = page.getByRole("menu", { name: "Move to team" });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true, includeHidden: true });

async function open() {
  onAction.mockClear();
  await render(
    <Menu trigger={<Button>Actions</Button>} onAction={onAction}>
      <MenuItem id="rename">Rename</MenuItem>
      <SubMenu label="Move to team">
        <MenuItem id="common-ground">Common Ground</MenuItem>
        <MenuItem id="riverside">Riverside</MenuItem>
      </SubMenu>
      <MenuItem id="duplicate">Duplicate</MenuItem>
      <MenuItem id="delete">Delete</MenuItem>
    </Menu>,
  );
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(item("Rename")).toHaveFocus();
}

beforeEach(open);

async function press(key: string, focused: string) {
  await userEvent.keyboard(key);
  await expect.element(item(focused)).toHaveFocus();
}

async function openSubMenu() {
  await press("{ArrowDown}", "Move to team");
  await press("{ArrowRight}", "Common Ground");
}

describe("keys", () => {
  it("opening puts the focus on the first item", async () => {
    await expect.element(item("Rename")).toHaveFocus();
  });

  it("Tab leaves the menu and closes it", async () => {
    await userEvent.keyboard("{Tab}");
    await settle();
    expect(anyMenu.elements()).toEqual([]);
    await expect.element(after).toHaveFocus();
  });

  it("Shift + Tab leaves the menu and closes it", async () => {
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    await settle();
    expect(anyMenu.elements()).toEqual([]);
    await expect.element(before).toHaveFocus();
  });

  it("Tab in a menu within closes all of them", async () => {
    await openSubMenu();
    await userEvent.keyboard("{Tab}");
    await settle();
    expect(anyMenu.elements()).toEqual([]);
    await expect.element(after).toHaveFocus();
  });

  it("Enter on an item with a menu opens it, with the focus on its first item", async () => {
    await press("{ArrowDown}", "Move to team");
    await press("{Enter}", "Common Ground");
  });

  it("Enter on another item does it and closes the menu", async () => {
    await userEvent.keyboard("{Enter}");
    await expect.element(anyMenu).not.toBeInTheDocument();
    expect(onAction.mock.calls).toEqual([["rename"]]);
  });

  // Optional.
  it("Space on an item with a menu opens it, with the focus on its first item", async () => {
    await press("{ArrowDown}", "Move to team");
    await press(" ", "Common Ground");
  });

  // Optional.
  it("Space on another item does it and closes the menu", async () => {
    await userEvent.keyboard(" ");
    await expect.element(anyMenu).not.toBeInTheDocument();
    expect(onAction.mock.calls).toEqual([["rename"]]);
  });

  it("Arrow down moves to the next item", async () => {
    await press("{ArrowDown}", "Move to team");
  });

  // Optional.
  it("Arrow down on the last item moves to the first", async () => {
    await press("{End}", "Delete");
    await press("{ArrowDown}", "Rename");
  });

  it("Arrow up moves to the item before", async () => {
    await press("{End}", "Delete");
    await press("{ArrowUp}", "Duplicate");
  });

  // Optional.
  it("Arrow up on the first item moves to the last", async () => {
    await press("{ArrowUp}", "Delete");
  });

  it("Arrow right on an item with a menu opens it, with the focus on its first item", async () => {
    await press("{ArrowDown}", "Move to team");
    await press("{ArrowRight}", "Common Ground");
  });

  it("Arrow right on another item does nothing", async () => {
    await userEvent.keyboard("{ArrowRight}");
    await settle();
    await expect.element(item("Rename")).toHaveFocus();
    expect(anyMenu.elements()).toHaveLength(1);
  });

  it("Arrow left in a menu within closes it and goes back to its item", async () => {
    await openSubMenu();
    await press("{ArrowLeft}", "Move to team");
    await expect.element(subMenu).not.toBeInTheDocument();
  });

  it("Home moves to the first item", async () => {
    await press("{End}", "Delete");
    await press("{Home}", "Rename");
  });

  it("End moves to the last item", async () => {
    await press("{End}", "Delete");
  });

  // Optional.
  it("a letter moves to the next item that begins with it", async () => {
    await press("d", "Duplicate");
  });

  it("Escape closes the menu and goes back to its button", async () => {
    await userEvent.keyboard("{Escape}");
    await expect.element(anyMenu).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it("Escape in a menu within closes that one and goes back to its item", async () => {
    await openSubMenu();
    await press("{Escape}", "Move to team");
    await expect.element(subMenu).not.toBeInTheDocument();
    await expect.element(menu).toBeVisible();
  });
});

describe("roles, states and properties", () => {
  it("has the role menu", async () => {
    expect((await ask(menu.element())).role).toBe("menu");
  });

  it("what is in it has the role menuitem", async () => {
    await expect.poll(() => menu.getByRole("menuitem").elements().length).toBe(4);
  });

  it("its button names it", async () => {
    await expect.element(anyMenu).toHaveAccessibleName("Actions");
  });

  it("the item that opens a menu within names it", async () => {
    await openSubMenu();
    await expect.element(subMenu).toBeVisible();
  });

  // React Aria puts it beside its menu, in a layer at the end of the page, where nothing clips it; its item refers to it.
  it.fails("a menu within stands in its own menu, right after its item", async () => {
    await openSubMenu();
    await settle();
    expect(menu.element().contains(subMenu.element())).toBe(true);
  });

  it("an item with a menu says so", async () => {
    expect((await ask(item("Move to team").element())).states.hasPopup).toBe("menu");
  });

  it("an item with a menu is collapsed while that is hidden", async () => {
    expect((await ask(item("Move to team").element())).states.expanded).toBe(false);
  });

  it("an item with a menu is expanded while that is shown", async () => {
    await openSubMenu();
    await expect.element(item("Move to team")).toHaveAttribute("aria-expanded", "true");
  });

  it("no item but the focused one is a stop for Tab", async () => {
    const stops = menu.getByRole("menuitem").elements() as HTMLElement[];
    expect(stops.filter((each) => each.tabIndex >= 0 && each !== document.activeElement)).toEqual([]);
  });

  it("is vertical", async () => {
    await expect.element(menu).not.toHaveAttribute("aria-orientation", "horizontal");
  });
});
