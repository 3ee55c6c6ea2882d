import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { ArrowForwardIcon, ArrowOutIcon } from "../../icons/icons.tsx";
import { linkGuide } from "./Link.guide.ts";
import { ButtonLink } from "./ButtonLink.tsx";
import { Link } from "./Link.tsx";
import { LinkProvider } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";

const meta = preview.meta({
  component: Link,
  title: "Components/Actions/Link",
  parameters: { guide: linkGuide },
  args: { href: "#drafts", children: "All 7 drafts" },
});

export const Default = meta.story({
  render: (args) => (
    <p>
      Ask here, or see <Link {...args} />.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "All 7 drafts" })).toHaveFocus();
  },
});

export const Standalone = meta.story({ args: { isStandalone: true } });

export const Danger = meta.story({ args: { tone: "danger", isStandalone: true, children: "Need statement" } });

export const NewTab = meta.story({
  args: { href: "https://example.org/", target: "_blank", children: "Call for proposals", isStandalone: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Call for proposals (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener");
  },
});

export const AsButton = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      <ButtonLink href="#new">
        Pick up here
        <ArrowForwardIcon size="small" />
      </ButtonLink>
      <ButtonLink href="#new" variant="line">
        Create a Grant
      </ButtonLink>
      <ButtonLink href="#new" variant="quiet">
        See all
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
});

const follow = fn();

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

export const WithRouter = meta.story({
  beforeEach: () => {
    follow.mockClear();
  },
  render: () => (
    <LinkProvider component={RouterLink}>
      <p style={{ display: "flex", gap: 24 }}>
        <Link href="/drafts" isStandalone>
          Drafts
        </Link>
        <Link href="mailto:help@grantwright.example" isStandalone onClick={(event) => event.preventDefault()}>
          Write to us
        </Link>
        <Link href="/portal" rel="external" isStandalone onClick={(event) => event.preventDefault()}>
          Manage Subscription
        </Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Drafts" }));
    await expect(follow).toHaveBeenCalledWith("/drafts");
    await userEvent.click(canvas.getByRole("link", { name: "Write to us" }));
    await userEvent.click(canvas.getByRole("link", { name: "Manage Subscription" }));
    await expect(follow).toHaveBeenCalledTimes(1);
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="Link: in a sentence, standing alone, danger, a new tab">
        <p>
          Ask here, or see <Link href="#drafts">All 7 drafts</Link>.
        </p>
        <Link href="#drafts-alone" isStandalone>
          All drafts
        </Link>
        <Link href="#need" tone="danger" isStandalone>
          Need statement
        </Link>
        <Link href="https://example.org/" target="_blank" isStandalone>
          Call for proposals
          <ArrowOutIcon size="small" />
        </Link>
      </Specimen>
      {(["filled", "line", "quiet"] as const).map((variant) => (
        <Specimen key={variant} label={`ButtonLink: ${variant}, small, brand, with an icon, a new tab`}>
          <ButtonLink href="#new" variant={variant}>
            Create a Grant
          </ButtonLink>
          <ButtonLink href="#small" variant={variant} size="small">
            View now
          </ButtonLink>
          <ButtonLink href="#brand" variant={variant} tone="brand">
            Add a report
          </ButtonLink>
          <ButtonLink href="#on" variant={variant}>
            Pick up here
            <ArrowForwardIcon size="small" />
          </ButtonLink>
          <ButtonLink href="https://example.org/" target="_blank" variant={variant}>
            The call
            <ArrowOutIcon size="small" />
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen label="long words on a narrow place">
        <p style={{ inlineSize: 180 }}>
          <Link href="#long">https://example.org/a/very/long/address/without/spaces</Link>
        </p>
      </Specimen>
    </Sheet>
  ),
});
