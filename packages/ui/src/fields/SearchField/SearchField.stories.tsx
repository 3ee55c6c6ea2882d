import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { searchFieldGuide } from "./SearchField.guide.ts";
import { SearchField } from "./SearchField.tsx";

const meta = preview.meta({
  component: SearchField,
  title: "Components/Fields/SearchField",
  parameters: { guide: searchFieldGuide },
  args: {
    label: "Search grants",
    isLabelHidden: true,
    placeholder: "Search by name, funder, place or purpose",
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("searchbox", { name: "Search grants" });
    await userEvent.type(input, "gardens{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("gardens");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(input).toHaveValue("");
    await userEvent.type(input, "wells{Escape}");
    await expect(input).toHaveValue("");
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
});

export const Filled = meta.story({
  args: { defaultValue: "gardens" },
  render: (args) => (
    <>
      <SearchField {...args} />
      <Button>After the search</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After the search" })).toHaveFocus();
  },
});

export const InForm = meta.story({
  args: { name: "q", placeholder: undefined },
  render: (args) => (
    <form aria-label="Library">
      <SearchField {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("searchbox", { name: "Search grants" });
    await expect(canvas.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
    await userEvent.type(input, "wells");
    await expect(new FormData(canvas.getByRole<HTMLFormElement>("form")).get("q")).toBe("wells");
    await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(input).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
  },
});

export const Large = meta.story({ args: { size: "large" } });

export const LabelShown = meta.story({ args: { isLabelHidden: false } });

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <SearchField label="Search grants" placeholder="Search by name, funder, place or purpose" />
      <SearchField label="Search grants, filled" isLabelHidden defaultValue="gardens" />
      <SearchField
        label="Search the library"
        isLabelHidden
        size="large"
        placeholder="Search by name, funder, place or purpose"
      />
      <SearchField label="Search the library, filled" isLabelHidden size="large" defaultValue="gardens" />
      <div style={{ inlineSize: 200 }}>
        <SearchField
          label="Search where there is little room"
          isLabelHidden
          placeholder="Search by name, funder, place or purpose"
        />
      </div>
    </Sheet>
  ),
});
