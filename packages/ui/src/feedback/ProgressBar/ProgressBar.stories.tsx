import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { progressBarGuide } from "./ProgressBar.guide.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  component: ProgressBar,
  title: "Components/Feedback/ProgressBar",
  parameters: { guide: progressBarGuide },
  args: { label: "Creating your outline", value: 62 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Creating your outline" });
    await expect(bar).toHaveAttribute("aria-valuenow", "62");
    await expect(canvas.getByText("62%")).toBeVisible();
  },
});

export const Counted = meta.story({
  args: { label: "Uploading files", value: 3, max: 5, valueLabel: "3 of 5" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "3 of 5");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60");
  },
});

export const Unknown = meta.story({
  args: { label: "Waiting for the writer", value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
});

export const LabelHidden = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Creating your outline" })).toBeVisible();
    await expect(canvas.queryByText("62%")).not.toBeInTheDocument();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <ProgressBar label="Creating your outline" value={0} />
      <ProgressBar label="Creating your outline" value={62} />
      <ProgressBar label="Creating your outline" value={100} />
      <ProgressBar label="Uploading files" value={3} max={5} valueLabel="3 of 5" />
      <ProgressBar label="Waiting for the writer" />
      <ProgressBar
        label="Uploading the minutes of the assembly of the Association of Community Gardens of Alder County and its appendices"
        value={8}
      />
      <Specimen label="its label hidden">
        <div style={{ inlineSize: 240 }}>
          <ProgressBar label="Uploading files" isLabelHidden value={40} />
        </div>
      </Specimen>
    </Sheet>
  ),
});
