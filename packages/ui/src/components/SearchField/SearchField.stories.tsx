import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = preview.meta({
  component: SearchField,
  title: "Components/Forms/SearchField",
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

export const Filled = meta.story({ args: { defaultValue: "gardens" } });

export const Large = meta.story({ args: { size: "large" } });

export const LabelShown = meta.story({ args: { isLabelHidden: false } });
