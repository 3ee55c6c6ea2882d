import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { EllipsisIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TitlePageCard } from "./TitlePageCard.tsx";

const meta = preview.meta({
  component: TitlePageCard,
  title: "Components/Cards/TitlePageCard",
  args: {
    href: "/docs/1",
    kind: "Grant report",
    title: "Seed library and tool bank",
    recipient: "The Hollin Vey Trust",
    progress: 100,
    date: "2026-10-20T09:00:00.000Z",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
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

export const NoRecipient = meta.story({ args: { recipient: "" } });

export const WithActions = meta.story({
  args: { actions: <IconButton label="Actions for Seed library and tool bank" icon={<EllipsisIcon />} /> },
});

export const VeryLong = meta.story({ args: { title: "Donaudampfschifffahrtsgesellschaft ".repeat(6) } });
