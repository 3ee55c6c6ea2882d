import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { titlePageCardGuide } from "./TitlePageCard.guide.ts";
import { TitlePageCard } from "./TitlePageCard.tsx";

const meta = preview.meta({
  component: TitlePageCard,
  title: "Components/Grant/TitlePageCard",
  parameters: { guide: titlePageCardGuide },
  args: {
    href: "/docs/1",
    kind: "Grant report",
    title: "Seed library and tool bank",
    recipient: "The Hollin Vey Trust",
    progress: 100,
    date: "2026-10-20T09:00:00.000Z",
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters.isWide ? undefined : 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Seed library and tool bank" })).toHaveAttribute("href", "/docs/1");
    await expect(canvas.getByText("for The Hollin Vey Trust")).toBeVisible();
  },
});

export const WithDeadline = meta.story({
  args: { deadline: new Date(Date.now() + 5 * 86_400_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent(/Due .*in 5 days/);
  },
});

export const NoRecipient = meta.story({ args: { recipient: "" } });

export const WithActions = meta.story({
  args: { actions: <IconButton label="Actions for Seed library and tool bank" icon={<EllipsisIcon />} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Seed library and tool bank" })).toHaveFocus();
  },
});

/** The way to what is next is a link of its own, beside the date. */
export const WithNext = meta.story({
  args: {
    progress: 90,
    progressLabel: "Not sent yet",
    kind: "Grant report · Not sent yet",
    next: (
      <ButtonLink variant="line" size="small" href="/docs/1#check" aria-label="Check it: Seed library and tool bank">
        Check it
      </ButtonLink>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole("link", { name: "Check it: Seed library and tool bank" });
    await expect(next).toHaveAttribute("href", "/docs/1#check");
    const { left, top, width, height } = next.getBoundingClientRect();
    // What is over it is itself, and not the link of the whole page.
    await expect(next).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
    await expect(canvasElement.querySelector("footer > time")!.getBoundingClientRect().right).toBeLessThan(left);
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
  },
});

export const VeryLong = meta.story({ args: { title: "Donaudampfschifffahrtsgesellschaft ".repeat(6) } });

/** The spacing that WCAG 1.4.12 asks for: the page grows, and no line is cut. */
export const RoomyText = meta.story({
  args: { title: "Common Ground: twelve food gardens for the neighbours of Alder County" },
  decorators: [
    (Story) => (
      <>
        <style>{`article * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading");
    const lines = title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(lines).toBeCloseTo(Math.round(lines), 1);
    const footer = canvasElement.querySelector("footer")!.getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(canvas.getByRole("article").getBoundingClientRect().bottom);
  },
});

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  render: (args) => (
    <Sheet>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))", gap: 20 }}>
        <TitlePageCard {...args} date="2024-10-20T12:00:00.000Z" />
        <TitlePageCard
          {...args}
          href="#2"
          deadline="2024-12-04T04:59:00.000Z"
          date="2024-10-20T12:00:00.000Z"
          progress={50}
          progressLabel="Optional Assessment"
          actions={<IconButton label="Actions for Seed library and tool bank" icon={<EllipsisIcon />} />}
        />
        <TitlePageCard {...args} href="#3" date="2024-10-20T12:00:00.000Z" recipient="" />
        <TitlePageCard
          {...args}
          href="#4"
          date="2024-10-20T12:00:00.000Z"
          title={"Donaudampfschifffahrtsgesellschaft ".repeat(6)}
        />
      </div>
    </Sheet>
  ),
  play: ({ canvas }) => {
    for (const card of canvas.getAllByRole("article")) expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight);
  },
});
