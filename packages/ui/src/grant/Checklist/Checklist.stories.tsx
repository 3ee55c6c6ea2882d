import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { checklistGuide } from "./Checklist.guide.ts";
import { Checklist, type ChecklistItem, type ChecklistProps } from "./Checklist.tsx";

function Stage(props: ChecklistProps) {
  const [checkedIds, setCheckedIds] = useState(props.checkedIds);
  return (
    <div style={{ maxInlineSize: 296 }}>
      <Checklist
        {...props}
        checkedIds={checkedIds}
        onChange={(ids) => {
          setCheckedIds(ids);
          props.onChange(ids);
        }}
      />
    </div>
  );
}

const items: ChecklistItem[] = [
  { id: "accounts", name: "Signed accounts, last two years", category: "financial", isRequired: true },
  { id: "certificate", name: "Certificate of incorporation", category: "administrative", isRequired: true },
  { id: "letters", name: "Letters from host sites", category: "supporting" },
  { id: "plan", name: "Strategic plan", category: "narrative", description: "The current one, not a draft." },
  { id: "photo", name: "Two photographs" },
];

const meta = preview.meta({
  component: Stage,
  title: "Components/Grant/Checklist",
  parameters: { guide: checklistGuide },
  args: {
    title: "Document Checklist",
    items,
    checkedIds: ["accounts"],
    onChange: fn(),
  },
});

export const Default = meta.story({
  parameters: { spec: ["2.3-checklist-icons"] },
  play: async ({ canvas, userEvent, args }) => {
    const letters = canvas.getByRole("checkbox", { name: /Letters from host sites/ });
    await userEvent.click(letters);
    await expect(letters).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(["accounts", "letters"]);
    await userEvent.keyboard(" ");
    await expect(letters).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: /Strategic plan narrative/ })).toHaveFocus();
  },
});

/** What more is asked for unfolds below its line. */
export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "What is asked for: Strategic plan" });
    await expect(canvas.getByText("The current one, not a draft.")).not.toBeVisible();
    await userEvent.click(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("The current one, not a draft.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /Strategic plan/ })).not.toBeChecked();
  },
});

export const Counted = meta.story({
  args: { hasCount: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 of 5")).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { pendingId: "letters" },
  play: async ({ canvas, userEvent, args }) => {
    const letters = canvas.getByRole("checkbox", { name: /Letters from host sites/ });
    await userEvent.click(letters);
    await expect(letters).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Strategic plan/ }));
    await expect(args.onChange).toHaveBeenCalledWith(["accounts", "plan"]);
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")[0]).toBeDisabled();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Checklist
        title="All categories, counted"
        items={items}
        checkedIds={["accounts", "plan"]}
        pendingId="letters"
        hasCount
        onChange={() => {}}
      />
      <Checklist title="Read only" items={items.slice(0, 2)} checkedIds={["accounts"]} isReadOnly onChange={() => {}} />
      <div style={{ maxInlineSize: 240 }}>
        <Checklist
          title="A long title on a narrow place, and it wraps"
          items={[
            {
              id: "long",
              name: "Landwirtschaftsförderungsgesellschaftsbescheinigung",
              category: "administrative",
              isRequired: true,
              description: "The original, with the seal, or a copy that a notary has signed.",
            },
          ]}
          checkedIds={[]}
          hasCount
          onChange={() => {}}
        />
      </div>
    </Sheet>
  ),
});
