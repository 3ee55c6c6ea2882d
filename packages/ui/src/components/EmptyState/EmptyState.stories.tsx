import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../Link/ButtonLink.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Components/Feedback/EmptyState",
  args: {
    title: "You have no proposal drafts saved.",
    children: "A draft appears here as soon as an outline is made. It saves itself while you write.",
    action: (
      <ButtonLink href="#new" variant="line">
        Create a Grant
      </ButtonLink>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("You have no proposal drafts saved.");
    await expect(canvas.getByRole("link", { name: "Create a Grant" })).toBeVisible();
  },
});

export const TitleAlone = meta.story({ args: { title: "No read messages", children: undefined, action: undefined } });
