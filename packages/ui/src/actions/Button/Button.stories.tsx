import { expect, fn, screen, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { PlusIcon } from "../../icons/icons.tsx";
import { buttonGuide } from "./Button.guide.ts";
import { Button } from "./Button.tsx";

const meta = preview.meta({
  component: Button,
  title: "Components/Actions/Button",
  parameters: { guide: buttonGuide },
  args: { children: "Create Outline", onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Create Outline" });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

/** What was pressed by mistake is let go of elsewhere, and nothing happens. */
export const PressTakenBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: canvas.getByRole("button") },
      { keys: "[/MouseLeft]", target: document.body },
    ]);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Line = meta.story({ args: { variant: "line", children: "Keep receiving emails" } });

export const Quiet = meta.story({ args: { variant: "quiet", children: "Add section" } });

export const QuietWithIcon = meta.story({
  args: {
    variant: "quiet",
    tone: "brand",
    children: (
      <>
        <PlusIcon size="small" />
        Add section
      </>
    ),
  },
});

export const Small = meta.story({ args: { variant: "line", size: "small", children: "View now" } });

export const Danger = meta.story({ args: { tone: "danger", children: "Delete proposal" } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { isPending: true, children: "Sending..." },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Sending..." });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({
  args: {
    type: "submit",
    children: "Generate",
    isUnavailable: true,
    unavailableReason: "Waiting for one section: Need statement is 62 characters over.",
  },
  render: (args) => (
    <form style={{ paddingBlockStart: 64, paddingInlineStart: 96 }} onSubmit={(event) => event.preventDefault()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Generate" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAttribute("type", "button");
    await expect(button).toHaveAccessibleDescription("Waiting for one section: Need statement is 62 characters over.");
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/^Waiting for one section/);
    await expect(screen.getByRole("tooltip").offsetWidth).toBeGreaterThan(100);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Its reason can be put away without going elsewhere, and the pointer can go onto it (WCAG 2.2, SC 1.4.13). */
export const ReasonPutAway = meta.story({
  ...Unavailable.input,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Generate" });
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/^Waiting for one section/);
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await userEvent.hover(await screen.findByRole("tooltip"));
    await new Promise((done) => setTimeout(done, 300));
    await expect(screen.getByRole("tooltip")).toBeVisible();
    await userEvent.hover(document.body);
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  },
});

/** Its reason stands beside it already: nothing repeats it. */
export const ReasonBeside = meta.story({
  args: { children: "Generate", isUnavailable: true, unavailableReasonId: "why" },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="why">Confirm first that you have read the draft.</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Generate" });
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription("Confirm first that you have read the draft.");
    await userEvent.click(button);
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      {(["filled", "line", "quiet"] as const).map((variant) => (
        <Specimen key={variant} label={variant}>
          <Button variant={variant}>Create Outline</Button>
          <Button variant={variant} size="small">
            View now
          </Button>
          <Button variant={variant}>
            <PlusIcon size="small" />
            Add section
          </Button>
          <Button variant={variant} tone="danger">
            Delete proposal
          </Button>
          <Button variant={variant} isPending>
            Sending...
          </Button>
          <Button variant={variant} isUnavailable unavailableReason="Write at least one section first.">
            Generate
          </Button>
        </Specimen>
      ))}
      <Specimen label="a long name on a narrow place">
        <div style={{ inlineSize: 180 }}>
          <Button>Create the outline of the whole proposal</Button>
        </div>
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByRole("button", { name: "Create the outline of the whole proposal" });
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(180);
  },
});
