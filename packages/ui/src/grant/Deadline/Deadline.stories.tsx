import { expect, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { deadlineGuide } from "./Deadline.guide.ts";
import { Deadline } from "./Deadline.tsx";

const now = new Date(2026, 10, 21, 9);

const meta = preview.meta({
  component: Deadline,
  title: "Components/Grant/Deadline",
  parameters: { guide: deadlineGuide },
  args: { now },
});

export const Open = meta.story({
  args: { date: new Date(2027, 0, 16, 9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Due (16 January 2027|January 16, 2027)$/)).toBeVisible();
    await expect(canvas.getByText("in 8 weeks")).toBeVisible();
  },
});

export const LastDayBeforeItIsNear = meta.story({
  args: { date: new Date(2026, 11, 6, 9) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("in 15 days")).toBeVisible();
    await expect(canvasElement.querySelector("[data-tone=attention]")).toBeNull();
  },
});

export const Near = meta.story({
  parameters: { spec: ["2.4-deadline-near"] },
  args: { date: new Date(2026, 11, 5, 9) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-tone=attention]")).toHaveTextContent("in 14 days");
  },
});

export const DueToday = meta.story({
  args: { date: new Date(2026, 10, 21, 23, 59) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-tone=attention]")).toHaveTextContent("due today");
  },
});

export const Passed = meta.story({
  parameters: { spec: ["2.4-deadline-past"] },
  args: { date: new Date(2026, 10, 18) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Deadline Passed")).toBeVisible();
  },
});

export const Expired = meta.story({
  args: { date: new Date(2027, 0, 16, 9), isExpired: true, passedLabel: "Expired" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
    await expect(canvas.queryByText("in 8 weeks")).not.toBeInTheDocument();
  },
});

export const Anytime = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No closing date")).toBeVisible();
  },
});

export const PassesWhileShown = meta.story({
  render: () => <Deadline date={new Date(Date.now() + 2_000)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Deadline Passed")).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText("Deadline Passed")).toBeVisible());
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="open">
        <Deadline now={now} date={new Date(2027, 0, 16, 9)} />
      </Specimen>
      <Specimen label="the last day before it is near">
        <Deadline now={now} date={new Date(2026, 11, 6, 9)} />
      </Specimen>
      <Specimen label="near: 14 days, one day, today">
        <Deadline now={now} date={new Date(2026, 11, 5, 9)} />
        <Deadline now={now} date={new Date(2026, 10, 22, 9)} />
        <Deadline now={now} date={new Date(2026, 10, 21, 23, 59)} />
      </Specimen>
      <Specimen label="passed, and closed early">
        <Deadline now={now} date={new Date(2026, 10, 18)} />
        <Deadline now={now} date={new Date(2027, 0, 16, 9)} isExpired passedLabel="Expired" />
      </Specimen>
      <Specimen label="none">
        <Deadline now={now} />
      </Specimen>
      <Specimen label="on a narrow place">
        <div style={{ inlineSize: 120 }}>
          <Deadline now={now} date={new Date(2026, 11, 5, 9)} />
        </div>
      </Specimen>
    </Sheet>
  ),
});
