import { expect, fireEvent, fn, screen, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { DuplicateIcon, EditIcon, EllipsisIcon, OrganizationIcon, TrashIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { menuGuide } from "./Menu.guide.ts";
import { Menu, MenuItem } from "./Menu.tsx";
import { SubMenu } from "./SubMenu.tsx";

const choose = fn();

const meta = preview.meta({
  component: SubMenu,
  title: "Components/Overlays/SubMenu",
  parameters: { guide: menuGuide },
  beforeEach: () => {
    choose.mockClear();
  },
  args: {
    label: "Move to team",
    icon: <OrganizationIcon />,
    children: (
      <>
        <MenuItem id="move-common-ground">Common Ground</MenuItem>
        <MenuItem id="move-marrow-bridge">Marrow Bridge Growers</MenuItem>
        <MenuItem id="move-riverside">Riverside Tool Library</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: 260 }}>
      <Menu
        trigger={<IconButton label="Actions for Riverside" icon={<EllipsisIcon />} />}
        placement="bottom start"
        onAction={choose}
      >
        <MenuItem id="rename" icon={<EditIcon />}>
          Rename
        </MenuItem>
        <SubMenu {...args} />
        <MenuItem id="duplicate" icon={<DuplicateIcon />}>
          Duplicate
        </MenuItem>
        <MenuItem id="delete" icon={<TrashIcon />} tone="danger">
          Delete
        </MenuItem>
      </Menu>
    </div>
  ),
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const isRtl = () => document.documentElement.dir === "rtl";
const item = (name: string) => screen.getByRole("menuitem", { name });
const subMenu = () => screen.queryByRole("menu", { name: "Move to team" });

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    await expect(item("Move to team")).toHaveAttribute("aria-haspopup", "menu");
    await userEvent.click(item("Move to team"));
    await expect(await screen.findByRole("menu", { name: "Move to team" })).toBeVisible();
    await expect(item("Move to team")).toHaveAttribute("aria-expanded", "true");
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    await userEvent.click(item("Move to team"));
    await screen.findByRole("menu", { name: "Move to team" });
    await userEvent.click(item("Common Ground"));
    await expect(choose).toHaveBeenCalledTimes(1);
    await expect(choose).toHaveBeenCalledWith("move-common-ground");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Rename")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Move to team")).toHaveFocus());
    await userEvent.keyboard(isRtl() ? "{ArrowLeft}" : "{ArrowRight}");
    await waitFor(() => expect(item("Common Ground")).toHaveFocus());
    await userEvent.keyboard("riv");
    await waitFor(() => expect(item("Riverside Tool Library")).toHaveFocus());
    await userEvent.keyboard(isRtl() ? "{ArrowRight}" : "{ArrowLeft}");
    await waitFor(() => expect(subMenu()).not.toBeInTheDocument());
    await waitFor(() => expect(item("Move to team")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(item("Common Ground")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(subMenu()).not.toBeInTheDocument());
    await waitFor(() => expect(item("Move to team")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(item("Common Ground")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(choose).toHaveBeenCalledWith("move-marrow-bridge"));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
});

export const OpensAfterAMoment = meta.story({
  parameters: { spec: ["1.9-submenu-open-delay"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("menu");
    // The moment is held back, as on a busy machine it would be over before it is looked at.
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const timeouts = spyOn(window, "setTimeout").mockImplementation(((act: () => void, ms?: number) =>
      ms === 100 ? held.push(act) : later(act, ms)) as typeof window.setTimeout);
    await userEvent.hover(item("Move to team"));
    await waitFor(() => expect(held).not.toHaveLength(0));
    await expect(subMenu()).not.toBeInTheDocument();
    timeouts.mockRestore();
    for (const act of held) act();
    await waitFor(() => expect(subMenu()).toBeVisible());
  },
});

/** Moves the pointer from the item towards the sub-menu and lets it rest on the way, over another item. */
async function restOnTheWay(over: HTMLElement) {
  const from = item("Move to team").getBoundingClientRect();
  const to = over.getBoundingClientRect();
  const along = (distance: number) => (isRtl() ? from.right - distance : from.left + distance);
  const rest = { clientX: along(60), clientY: to.top + 4 };
  const move = (clientX: number, clientY: number) =>
    fireEvent(
      document.body,
      new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", clientX, clientY }),
    );
  move(along(10), from.bottom - 4);
  await pause(60);
  move(along(40), from.bottom - 3);
  await pause(60);
  move(rest.clientX, rest.clientY);
}

export const PointerGrace = meta.story({
  parameters: { spec: ["1.9-menu-pointer-grace"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const menu = await screen.findByRole("menu");
    await userEvent.click(item("Move to team"));
    await screen.findByRole("menu", { name: "Move to team" });
    const timeouts = spyOn(window, "setTimeout");
    await restOnTheWay(item("Duplicate"));
    await expect(menu.style.pointerEvents).toBe("none");
    await expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 300);
    timeouts.mockRestore();
    await waitFor(() => expect(subMenu()).not.toBeInTheDocument());
    await waitFor(() => expect(item("Duplicate")).toHaveFocus());
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <Specimen label="open, the focus on its first item">
        <div style={{ minBlockSize: 260 }}>
          <Menu trigger={<IconButton label="Actions" icon={<EllipsisIcon />} />} placement="bottom start">
            <MenuItem id="rename" icon={<EditIcon />}>
              Rename
            </MenuItem>
            <SubMenu {...args} />
            <MenuItem id="delete" icon={<TrashIcon />} tone="danger">
              Delete
            </MenuItem>
          </Menu>
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(item("Rename")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(item("Common Ground")).toHaveFocus());
  },
});
