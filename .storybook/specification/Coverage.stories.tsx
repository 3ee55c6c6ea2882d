import { expect } from "storybook/test";
import preview from "../preview.tsx";
import { totals } from "./coverage.ts";
import { CoveragePage } from "./CoveragePage.tsx";

const meta = preview.meta({
  component: CoveragePage,
  title: "Specification/Coverage",
  parameters: { layout: "fullscreen", controls: { disable: true } },
});

export const Coverage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(totals.proved + totals.open + totals.later).toBeGreaterThan(500);
    const line = /^\d\.\d-/;
    await expect(canvas.getAllByText(line)).toHaveLength(totals.proved + totals.open + totals.later);
    await userEvent.click(canvas.getByRole("radio", { name: "Later" }));
    await expect(canvas.queryAllByText(line)).toHaveLength(totals.later);
    if (totals.later === 0) await expect(canvas.getByText("No line stands here.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "All" }));
  },
});
