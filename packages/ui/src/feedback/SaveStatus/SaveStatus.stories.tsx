import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { saveStatusGuide } from "./SaveStatus.guide.ts";
import { SaveStatus } from "./SaveStatus.tsx";
import type { SaveState } from "./SaveStatus.tsx";

const noon = Date.parse("2026-11-21T12:00:00Z");

const meta = preview.meta({
  component: SaveStatus,
  title: "Components/Feedback/SaveStatus",
  parameters: { guide: saveStatusGuide },
  args: { state: "saved" },
});

export const Saved = meta.story({
  render: function Ticking() {
    const [savedAt] = useState(() => new Date(Date.now() - 2000));
    return <SaveStatus state="saved" savedAt={savedAt} />;
  },
  play: async ({ canvas }) => {
    const seconds = () => Number(/^Saved (\d+) s ago$/.exec(canvas.getByText(/^Saved/).textContent)?.[1]);
    const before = seconds();
    await expect(before).toBeGreaterThanOrEqual(2);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await waitFor(() => expect(seconds()).toBeGreaterThan(before));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const Saving = meta.story({
  args: { state: "saving" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saving…")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const Unsaved = meta.story({
  args: { state: "unsaved" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Not saved yet")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const Offline = meta.story({
  args: { state: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Offline: kept on this device");
  },
});

export const Retrying = meta.story({
  args: { state: "retrying" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved: retrying");
  },
});

export const Failed = meta.story({
  args: { state: "failed", labels: { failed: "Not saved: see what is marked" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved: see what is marked");
  },
});

export const Conflict = meta.story({
  args: { state: "conflict", savedAt: new Date(noon) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Conflict: changed elsewhere");
    await expect(canvas.queryByText(/Saved/)).not.toBeInTheDocument();
  },
});

export const NotKept = meta.story({
  args: { state: "notKept" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not kept on this device");
  },
});

/** A save that is tried in vain, again and again, and saves that are not. */
const states: SaveState[] = [
  "saving",
  "retrying",
  "offline",
  "saving",
  "offline",
  "saved",
  "unsaved",
  "saving",
  "saved",
];

export const AnnouncesTroubleAlone = meta.story({
  render: function Stepping() {
    const [step, setStep] = useState(0);
    return (
      <>
        <SaveStatus state={states[step] ?? "saved"} />
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heard: string[] = [];
    for (const _ of states) {
      heard.push(canvas.getByRole("status").textContent ?? "");
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    }
    const offline = "Offline: kept on this device";
    // Words that stay are said once.
    await expect(heard).toEqual(["", "Not saved: retrying", offline, offline, offline, "Saved", "", "", ""]);
  },
});

export const KitchenSink = meta.story({
  beforeEach: () => stopClock(noon),
  render: () => (
    <Sheet>
      <Specimen label="saved, as time passes">
        {[0, 2_000, 40_000, 12 * 60_000, 3 * 3_600_000, 50 * 3_600_000].map((age) => (
          <SaveStatus key={age} state="saved" savedAt={new Date(noon - age)} />
        ))}
      </Specimen>
      {(["saving", "saved", "unsaved", "offline", "retrying", "failed", "conflict", "notKept"] as const).map(
        (state) => (
          <Specimen key={state} label={state}>
            <SaveStatus state={state} />
          </Specimen>
        ),
      )}
      <Specimen label="other words">
        <SaveStatus state="failed" labels={{ failed: "Not saved: see what is marked" }} />
      </Specimen>
    </Sheet>
  ),
});
