import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ReviewIcon } from "../../icons/icons.tsx";
import { ButtonLink } from "../Link/ButtonLink.tsx";
import { Banner } from "./Banner.tsx";

const meta = preview.meta({
  component: Banner,
  title: "Components/Feedback/Banner",
  args: { tone: "neutral" as const, children: "This draft is kept on this device until you sign in." },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note")).toBeVisible();
  },
});

export const Attention = meta.story({
  args: {
    tone: "attention",
    icon: <ReviewIcon />,
    title: "Review required:",
    children:
      "the information, statistics and data might not be accurate. Check each figure before you send this to anyone.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note")).toHaveTextContent(/^Review required: the information/);
  },
});

export const Danger = meta.story({
  args: { tone: "danger", title: "Not sent.", children: "The server did not answer. Nothing is lost." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Not sent. The server did not answer.");
  },
});

export const Success = meta.story({
  args: { tone: "success", children: "Your name has been changed." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeVisible();
  },
});

export const WithAction = meta.story({
  args: {
    tone: "attention",
    children: "You have no credits left.",
    action: (
      <ButtonLink href="#pricing" variant="line" size="small">
        See plans
      </ButtonLink>
    ),
  },
});

export const WithoutIcon = meta.story({ args: { icon: null } });

export const LongWords = meta.story({
  args: {
    tone: "danger",
    children: `Failed to upload ${"a-very-long-file-name-".repeat(8)}.xlsx`,
  },
});
