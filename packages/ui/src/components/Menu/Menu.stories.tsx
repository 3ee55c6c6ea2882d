import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { DuplicateIcon, EditIcon, EllipsisIcon, TrashIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu, MenuItem, MenuSection } from "./Menu.tsx";

const meta = preview.meta({
  component: Menu,
  title: "Components/Overlays/Menu",
  args: {
    trigger: <IconButton label="Actions for Riverside tool library" icon={<EllipsisIcon />} />,
    placement: "bottom start" as const,
    onAction: fn(),
    children: (
      <>
        <MenuItem id="rename" icon={<EditIcon />}>
          Rename
        </MenuItem>
        <MenuItem id="duplicate" icon={<DuplicateIcon />}>
          Duplicate
        </MenuItem>
        <MenuItem id="delete" icon={<TrashIcon />} tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Actions for Riverside tool library" });
    await userEvent.click(trigger);
    await expect(await screen.findByRole("menu", { name: "Actions for Riverside tool library" })).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "Duplicate" }));
    await expect(args.onAction).toHaveBeenCalledWith("duplicate");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await userEvent.keyboard("del");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const TypeAhead = meta.story({
  parameters: { spec: ["1.9-menu-type-ahead"] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    await userEvent.keyboard("du");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Duplicate" })).toHaveFocus());
    await new Promise((done) => setTimeout(done, 800));
    await userEvent.keyboard("r");
    await expect(screen.getByRole("menuitem", { name: "Duplicate" })).toHaveFocus();
    await new Promise((done) => setTimeout(done, 1050));
    await userEvent.keyboard("r");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
  },
});

export const Sections = meta.story({
  args: {
    children: (
      <>
        <MenuSection title="This draft">
          <MenuItem id="rename">Rename</MenuItem>
          <MenuItem id="duplicate">Duplicate</MenuItem>
        </MenuSection>
        <MenuSection title="Team">
          <MenuItem id="move">Move to Common Ground</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("group", { name: "Team" })).toBeVisible();
  },
});
