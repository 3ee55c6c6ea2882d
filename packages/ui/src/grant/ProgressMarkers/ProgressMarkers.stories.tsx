import { useState } from "react";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { progressMarkersGuide } from "./ProgressMarkers.guide.ts";
import { defaultMarkers } from "./markers.ts";
import { ProgressMarkers } from "./ProgressMarkers.tsx";

const meta = preview.meta({
  component: ProgressMarkers,
  title: "Components/Grant/ProgressMarkers",
  parameters: { guide: progressMarkersGuide },
});

export const Start = meta.story({
  args: { value: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Draft progress: Start, 8 percent" })).toBeVisible();
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveAttribute("aria-current", "step");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const New = meta.story({ args: { value: 0 } });

export const JustBeforeMarker = meta.story({
  parameters: { spec: ["2.4-marker-reached"] },
  args: { value: 24 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Draft progress: Start, 24 percent" })).toBeVisible();
    const needle = canvasElement.querySelector('[data-part="needle"]')?.getBoundingClientRect();
    const next = canvasElement.querySelector('[data-part="hole"]')?.getBoundingClientRect();
    if (document.documentElement.dir === "rtl") await expect(needle?.left).toBeGreaterThanOrEqual(next?.left ?? 0);
    else await expect(needle?.right).toBeLessThanOrEqual(next?.right ?? 0);
  },
});

export const OutlineCreated = meta.story({ args: { value: 25 } });

const noted = defaultMarkers.map((marker) =>
  marker.position === 50
    ? { ...marker, note: "read, 4 notes" }
    : marker.position === 75
      ? { ...marker, note: "1 section to fix" }
      : marker,
);

const open = defaultMarkers.map((marker) =>
  marker.position === 75 ? { ...marker, isOpen: true, note: "5 places still open" } : marker,
);

export const WithNotes = meta.story({
  args: { value: 50, markers: noted },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("group")).getByText("read, 4 notes")).toBeVisible();
  },
});

export const ReadyToCreate = meta.story({
  args: {
    value: 75,
    markers: defaultMarkers.map((marker) =>
      marker.position === 75 ? { ...marker, note: "tick the box below to go on" } : marker,
    ),
  },
});

/** The assessment is optional: a draft may pass it by. */
export const Skipped = meta.story({
  args: {
    value: 75,
    markers: defaultMarkers.map((marker) =>
      marker.position === 50 ? { ...marker, isSkipped: true, note: "not read" } : marker,
    ),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items[2]).not.toHaveTextContent("reached");
    await expect(items[2]!.querySelector('[data-part="hole"]')).toBeVisible();
    await expect(items[2]!.querySelector('[data-part="knot"]')).toBeNull();
    await expect(items[1]).toHaveTextContent("reached");
    await expect(items[3]).toHaveAttribute("aria-current", "step");
  },
});

/** It is reached, and places are still open: nothing claims that all is done. */
export const ReachedAndOpen = meta.story({
  args: { value: 75, markers: open },
  play: async ({ canvas, canvasElement }) => {
    const ready = canvas.getAllByRole("listitem")[3]!;
    await expect(ready).toHaveAttribute("aria-current", "step");
    await expect(ready).toHaveTextContent("5 places still open");
    await expect(ready).not.toHaveTextContent("reached");
    await expect(ready.querySelector('[data-part="knot"]')).toBeNull();
    const hole = ready.querySelector('[data-part="hole"]')!;
    await expect(hole).toBeVisible();
    // The needle waits before it.
    const [needle, place] = [canvasElement.querySelector('[data-part="lead"]')!, hole].map((part) =>
      part.getBoundingClientRect(),
    );
    if (document.documentElement.dir === "rtl") await expect(needle!.left).toBeGreaterThanOrEqual(place!.left);
    else await expect(needle!.right).toBeLessThanOrEqual(place!.right);
  },
});

/** Where only its name is written, the marked hole stays where the marker is. */
export const NarrowAndOpen = meta.story({
  args: { value: 75, markers: open },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <ProgressMarkers {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const middleOf = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const thread = canvasElement.querySelector('[data-part="guide"]')!.parentElement!.getBoundingClientRect();
    const hole = canvas.getAllByRole("listitem")[3]!.querySelector('[data-part="hole"]');
    const share = document.documentElement.dir === "rtl" ? 0.25 : 0.75;
    await expect(middleOf(hole)).toBeCloseTo(thread.left + thread.width * share, 0);
  },
});

/** What stands in the way of the next marker is said where there is room for one name only. */
export const NarrowAtTheStart = meta.story({
  args: {
    value: 18,
    markers: defaultMarkers.map((marker) =>
      marker.position === 25 ? { ...marker, note: "2 sections to write" } : marker,
    ),
  },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <ProgressMarkers {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [shown, ...hidden] = canvas.getAllByText("2 sections to write");
    await expect(shown).toBeVisible();
    await expect(shown!.closest("li")).toHaveAttribute("aria-current", "step");
    await expect(hidden).toHaveLength(1);
  },
});

export const Done = meta.story({
  parameters: { spec: ["2.4-marker-reached"] },
  args: { value: 100 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Draft progress: Done, 100 percent" })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="needle"]')).toBeNull();
  },
});

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Each name stands below the middle of its knot; one at an end that is longer than there is room stays within the frame. */
export const NamesBelowTheirKnots = meta.story({
  args: { value: 12 },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <ProgressMarkers {...args} />
      <ProgressMarkers
        {...args}
        markers={[
          { label: "Where the work begins", position: 0 },
          { label: "Where the work ends", position: 100 },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [usual, long] = canvas.getAllByRole("group");
    for (const item of within(usual!).getAllByRole("listitem")) {
      const name = item.querySelector('[data-part="name"]')!;
      await expect(Math.abs(middleOf(name) - item.getBoundingClientRect().left)).toBeLessThan(1);
    }
    const frame = long!.getBoundingClientRect();
    for (const label of ["Where the work begins", "Where the work ends"]) {
      const name = within(long!).getByText(label).getBoundingClientRect();
      await expect(name.left).toBeGreaterThanOrEqual(frame.left - 1);
      await expect(name.right).toBeLessThanOrEqual(frame.right + 1);
    }
  },
});

export const Narrow = meta.story({
  args: { value: 75, markers: noted },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <ProgressMarkers {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const current = canvas.getByText("Ready to Create").getBoundingClientRect();
    const frame = canvas.getByRole("group").getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(frame.right);
    await expect(current.width).toBeGreaterThan(60);
    await expect(canvas.getByText("Outline Created").offsetWidth).toBeLessThan(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const JustReached = meta.story({
  parameters: { spec: ["2.4-marker-label"] },
  args: { value: 12 },
  render: function Growing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: "grid", gap: 24, justifyItems: "start" }}>
        <ProgressMarkers value={value} />
        <Button onPress={() => setValue(25)}>Create Outline</Button>
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const flag = () => canvasElement.querySelector("[data-flagged]");
    await expect(flag()).toBeNull();
    const timeouts = spyOn(window, "setTimeout");
    await userEvent.click(canvas.getByRole("button", { name: "Create Outline" }));
    await waitFor(() => expect(flag()).toHaveTextContent("Outline Created"));
    await expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 3000);
    timeouts.mockRestore();
    const halo = getComputedStyle(canvasElement.querySelector('[data-part="halo"]')!);
    await expect(halo.animationDuration).toBe("1.2s");
    await expect(halo.animationFillMode).toBe("forwards");
    await expect(canvas.getByRole("status")).toHaveTextContent("Outline Created, reached");
    await waitFor(() => expect(flag()).toBeNull());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByText("Outline Created")).toBeVisible();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      {[0, 24, 25, 62, 75, 100].map((value) => (
        <Specimen key={value} label={`${value}`}>
          <ProgressMarkers value={value} />
        </Specimen>
      ))}
      <Specimen label="with notes">
        <ProgressMarkers value={50} markers={noted} />
      </Specimen>
      <Specimen label="the assessment passed by">
        <ProgressMarkers
          value={75}
          markers={defaultMarkers.map((marker) =>
            marker.position === 50 ? { ...marker, isSkipped: true, note: "not read" } : marker,
          )}
        />
      </Specimen>
      <Specimen label="narrow">
        <div style={{ inlineSize: 358 }}>
          <ProgressMarkers value={25} />
        </div>
        <div style={{ inlineSize: 358 }}>
          <ProgressMarkers value={75} markers={noted} />
        </div>
      </Specimen>
    </Sheet>
  ),
});
