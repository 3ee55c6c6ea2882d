import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { ReviewIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { Link } from "../../actions/Link/Link.tsx";
import { bannerGuide } from "./Banner.guide.ts";
import { Banner } from "./Banner.tsx";

const meta = preview.meta({
  component: Banner,
  title: "Components/Feedback/Banner",
  parameters: { guide: bannerGuide },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "See plans" })).toHaveFocus();
  },
});

export const WithoutIcon = meta.story({ args: { icon: null } });

export const LongWords = meta.story({
  args: {
    tone: "danger",
    children: `Failed to upload ${"a-very-long-file-name-".repeat(8)}.xlsx`,
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Banner tone="neutral">This draft is kept on this device until you sign in.</Banner>
      <Banner tone="attention" icon={<ReviewIcon />} title="Review required:">
        the information, statistics and data might not be accurate. Check each figure before you send this to anyone.
      </Banner>
      <Banner tone="danger" title="Not sent.">
        The server did not answer. Nothing is lost.
      </Banner>
      <Banner tone="success">Your name has been changed.</Banner>
      <Banner
        tone="attention"
        action={
          <ButtonLink href="#pricing" variant="line" size="small">
            See plans
          </ButtonLink>
        }
      >
        You have no credits left.
      </Banner>
      <Banner
        tone="danger"
        title="Not saved."
        action={
          <Button variant="line" size="small">
            Try again
          </Button>
        }
      >
        Somebody else has changed this section since you opened it. Your words are still here: copy them before you load
        the section anew.
      </Banner>
      <Banner tone="neutral" icon={null}>
        Without an icon, and with <Link href="#terms">a link</Link> in the text.
      </Banner>
      <div style={{ maxInlineSize: 280 }}>
        <Banner tone="danger">{`Failed to upload ${"a-very-long-file-name-".repeat(4)}.xlsx`}</Banner>
      </div>
    </Sheet>
  ),
});
