import { expect, waitFor, within } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { draftRowGuide } from "./DraftRow.guide.ts";
import { DraftRow } from "./DraftRow.tsx";

const now = new Date(2026, 10, 21, 9);

const meta = preview.meta({
  component: DraftRow,
  title: "Components/Grant/DraftRow",
  parameters: { guide: draftRowGuide },
  args: {
    href: "/drafts/1",
    title: "Riverside tool library",
    detail: "Letter of intent · 2 sections left",
    progress: 18,
    progressLabel: "Start",
    date: new Date(Date.now() - 26 * 3_600_000),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.isSheet ? (
        <Story />
      ) : (
        <ul style={{ maxInlineSize: 420 }}>
          <Story />
        </ul>
      ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Riverside tool library" })).toHaveAttribute("href", "/drafts/1");
    await expect(canvas.getByText(/Yesterday|2 days ago/)).toBeVisible();
  },
});

export const WithActions = meta.story({
  args: { actions: <IconButton label="Actions for Riverside tool library" icon={<EllipsisIcon />} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Riverside tool library" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

/** The stage stands before its thread, and on a small screen between that and the day; three dots stand on the title's first line there. */
export const WithStage = meta.story({
  args: { stage: "Ready to Create", actions: <IconButton label="Actions" icon={<EllipsisIcon />} /> },
  play: async ({ canvas }) => {
    const stage = canvas.getByText("Ready to Create").getBoundingClientRect();
    await waitFor(() =>
      expect(stage.right).toBeLessThanOrEqual(canvas.getByRole("img", { hidden: true }).getBoundingClientRect().left),
    );
  },
});

export const WithStageSmallScreen = WithStage.extend({
  globals: { viewport: { value: "small" } },
  args: { title: "Turning twelve unused bits of county land in Alder County into food gardens" },
  play: async ({ canvas }) => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const stage = () => boxOf(canvas.getByText("Ready to Create"));
    await waitFor(() =>
      expect(stage().left).toBeGreaterThanOrEqual(boxOf(canvas.getByRole("img", { hidden: true })).right),
    );
    const title = boxOf(canvas.getByRole("heading"));
    const dots = boxOf(canvas.getByRole("button"));
    await expect(Math.abs((dots.top + dots.bottom) / 2 - (title.top + 12))).toBeLessThan(3);
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  args: { title: "Donaudampfschifffahrtsgesellschaft".repeat(4) },
  render: (args) => (
    <>
      <DraftRow {...args} actions={<IconButton label="Actions for the first" icon={<EllipsisIcon />} />} />
      <DraftRow {...args} href="#second" title="Common Ground" />
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("links are tall enough for a finger, by themselves", async () => {
      for (const link of canvas.getAllByRole("link"))
        await waitFor(() => expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24));
    });
    await step("a long title takes two lines, and no more", async () => {
      const [title, short] = canvas.getAllByRole("heading", { level: 3 });
      await waitFor(() => expect(title!.offsetHeight).toBe(2 * short!.offsetHeight));
      const link = canvas.getAllByRole("link")[0]!;
      await expect(link.scrollHeight).toBeGreaterThan(link.clientHeight);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    });
    await step("it has nearly the whole width", async () => {
      const row = canvas.getAllByRole("listitem")[0]!;
      const title = within(row).getByRole("heading", { level: 3 });
      await waitFor(() => expect(title.clientWidth).toBeGreaterThan(row.clientWidth * 0.75));
      // The day ends the line that tells its stage, and no thread takes another.
      await expect(within(row).queryByRole("img")).not.toBeInTheDocument();
      const day = row.querySelector("time")!.getBoundingClientRect();
      const detail = row.querySelector("p")!.getBoundingClientRect();
      await expect(Math.abs((day.top + day.bottom - detail.top - detail.bottom) / 2)).toBeLessThan(4);
    });
    await step("and leads there from anywhere in the row", async () => {
      await waitFor(() => {
        const row = canvas.getAllByRole("listitem")[1]!.getBoundingClientRect();
        const hit = document.elementFromPoint(row.right - 8, row.bottom - 8);
        return expect(hit).toBe(canvas.getByRole("link", { name: "Common Ground" }));
      });
    });
  },
});

/** The last minute of a day in Washington is that day, wherever the row is read. */
export const WithDeadline = meta.story({
  beforeEach: () => stopClock(now),
  render: (args) => (
    <>
      <DraftRow {...args} deadline="2026-12-04T04:59:00.000Z" />
      <DraftRow {...args} href="#later" title="Common Ground" deadline={new Date(2027, 2, 1, 17)} />
      <DraftRow {...args} href="#over" title="Seed library" deadline={new Date(2026, 10, 2, 17)} />
      <DraftRow {...args} href="#odd" title="A date that cannot be read" deadline="soon" />
    </>
  ),
  play: async ({ canvas }) => {
    const [soon, later, over, odd] = canvas.getAllByRole("listitem");
    await expect(soon).toHaveTextContent(/Due (3 December|December 3), Eastern Time in 12 days/);
    await expect(soon!.querySelector("[data-due] time")).toHaveAttribute("datetime", "2026-12-04T04:59:00.000Z");
    await expect(later).toHaveTextContent(/Due .*2027.* in 14 weeks/);
    await expect(over).toHaveTextContent(/Closed /);
    await expect(odd).not.toHaveTextContent(/Due/);
  },
});

export const VeryLong = meta.story({ args: { title: "Donaudampfschifffahrtsgesellschaft".repeat(4) } });

export const KitchenSink = meta.story({
  parameters: { isSheet: true },
  beforeEach: () => stopClock(now),
  render: (args) => {
    const actions = (name: string) => <IconButton label={`Actions for ${name}`} icon={<EllipsisIcon />} />;
    return (
      <Sheet>
        {/* Rows below the first screen are not drawn until they are scrolled to: here all are. */}
        <style>{"ul > li { content-visibility: visible !important }"}</style>
        <ul>
          <DraftRow {...args} date={new Date(2026, 10, 21, 8, 30)} actions={actions("Riverside tool library")} />
          <DraftRow
            {...args}
            href="#half"
            title="Common Ground"
            deadline="2026-12-04T04:59:00.000Z"
            detail="Grant · section 3 of 7, Methods"
            progress={50}
            progressLabel="Optional Assessment"
            date={new Date(2026, 10, 20, 9)}
            actions={actions("Common Ground")}
          />
          <DraftRow
            {...args}
            href="#done"
            title="Seed library and tool bank"
            detail="Grant · finished"
            deadline={new Date(2026, 9, 20, 17)}
            progress={100}
            progressLabel="Done"
            date={new Date(2026, 9, 2, 9)}
            actions={actions("Seed library")}
          />
          <DraftRow
            {...args}
            href="#long"
            title={"Donaudampfschifffahrtsgesellschaft".repeat(3)}
            detail={`Letter of intent · ${"Landwirtschaftsförderung".repeat(4)}`}
            date={new Date(2026, 10, 18, 9)}
            actions={actions("Donaudampfschifffahrt")}
          />
          <DraftRow
            {...args}
            href="#rtl"
            title="ספריית כלים ליד הנהר"
            progress={75}
            progressLabel="Ready to Create"
            date={new Date(2026, 10, 18, 9)}
            actions={actions("the Hebrew one")}
          />
        </ul>
        <ul>
          <DraftRow {...args} href="#none" title="No actions" progress={0} date={new Date(2025, 2, 2, 9)} />
        </ul>
        <ul style={{ maxInlineSize: 340 }}>
          <DraftRow
            {...args}
            href="#narrow"
            date={new Date(2026, 10, 20, 9)}
            deadline={new Date(2027, 2, 1, 17)}
            actions={actions("a narrow place")}
          />
        </ul>
      </Sheet>
    );
  },
});
