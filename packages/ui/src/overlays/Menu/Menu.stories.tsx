import { expect, fn, screen, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { DuplicateIcon, EditIcon, EllipsisIcon, TrashIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { menuGuide } from "./Menu.guide.ts";
import { Menu, MenuItem, MenuSection } from "./Menu.tsx";

const meta = preview.meta({
  component: Menu,
  title: "Components/Overlays/Menu",
  parameters: { guide: menuGuide },
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

export const KeyboardChoice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button");
    const focused = (name: string) => waitFor(() => expect(screen.getByRole("menuitem", { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await focused("Rename");
    await userEvent.keyboard("{End}");
    await focused("Delete");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await focused("Duplicate");
    await userEvent.keyboard("{ArrowUp}");
    await focused("Rename");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(" ");
    await focused("Rename");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith("rename"));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const TypeAhead = meta.story({
  parameters: { spec: ["1.9-menu-type-ahead"] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
    // Nothing begins with all three: the third letter belongs to the two before it.
    await userEvent.keyboard("dur");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Duplicate" })).toHaveFocus());
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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="open: the focus on the first item, a danger, a section, long words">
        <div style={{ minBlockSize: 360 }}>
          <Menu trigger={<IconButton label="Actions for Riverside" icon={<EllipsisIcon />} />} placement="bottom start">
            <MenuSection title="This draft">
              <MenuItem id="rename" icon={<EditIcon />}>
                Rename
              </MenuItem>
              <MenuItem id="duplicate" icon={<DuplicateIcon />}>
                Duplicate
              </MenuItem>
              <MenuItem id="delete" icon={<TrashIcon />} tone="danger">
                Delete
              </MenuItem>
            </MenuSection>
            <MenuSection title="Team">
              <MenuItem id="move">Move to Common Ground</MenuItem>
              <MenuItem id="long">Move to the Association of Community Gardens of Alder County</MenuItem>
            </MenuSection>
          </Menu>
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus());
  },
});
