import { Profiler, useState } from "react";
import type { FormEvent } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { textFieldGuide } from "./TextField.guide.ts";
import { TextField } from "./TextField.tsx";

const meta = preview.meta({
  component: TextField,
  title: "Components/Fields/TextField",
  parameters: { guide: textFieldGuide },
  args: { label: "Email", type: "email" as const, name: "email", autoComplete: "email", onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(input, "ines@example.org");
    await expect(args.onChange).toHaveBeenLastCalledWith("ines@example.org");
    await expect(input).toHaveAttribute("autocomplete", "email");
  },
});

export const WithDescription = meta.story({
  args: { description: "We send a sign-in link there.", isRequired: true, placeholder: "you@example.org" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAccessibleDescription("We send a sign-in link there.");
    await expect(input).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { defaultValue: "ines@", errorMessage: "An error occurred. Please try again." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("An error occurred. Please try again.");
  },
});

export const RefusedOnEnter = meta.story({
  render: function Refused(args) {
    const [error, setError] = useState<string>();
    const refuse = (event: FormEvent) => {
      event.preventDefault();
      setError("Enter an address with an @");
    };
    return (
      <form aria-label="Sign in" noValidate onSubmit={refuse}>
        <TextField {...args} errorMessage={error} />
        <button type="submit">Continue</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(input, "ines{Enter}");
    const error = await canvas.findByText("Enter an address with an @");
    await expect(error.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription("Enter an address with an @");
    await userEvent.tab({ shift: true });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("Enter an address with an @");
  },
});

const onOtherRender = fn();

export const BesideAnother = meta.story({
  render: (args) => (
    <>
      <TextField {...args} />
      <Profiler id="other" onRender={onOtherRender}>
        <TextField label="Name" description="As in a letter." />
      </Profiler>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.click(input);
    onOtherRender.mockClear();
    await userEvent.keyboard("ines@example.org");
    await expect(input).toHaveValue("ines@example.org");
    await expect(onOtherRender).not.toHaveBeenCalled();
  },
});

export const DescribedLater = meta.story({
  render: function Later() {
    const [isSent, setIsSent] = useState(false);
    return (
      <>
        <TextField label="Email" isUnavailable={isSent} unavailableReason="Your request was sent." />
        <button type="button" onClick={() => setIsSent(true)}>
          Send
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(input).toHaveAccessibleDescription("Your request was sent.");
  },
});

export const ReadOnly = meta.story({
  args: { defaultValue: "i•••@example.org", isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).not.toHaveFocus();
  },
});

export const Unavailable = meta.story({
  args: {
    defaultValue: "ines@example.org",
    isUnavailable: true,
    unavailableReason: "The address of an account cannot be changed.",
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-disabled", "true");
    await expect(input).toHaveAccessibleDescription("The address of an account cannot be changed.");
    await userEvent.keyboard("x");
    await expect(input).toHaveValue("ines@example.org");
  },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, placeholder: "Email" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeVisible();
  },
});

export const InForm = meta.story({
  args: { defaultValue: "ines@example.org" },
  render: (args) => (
    <form aria-label="Profile">
      <TextField {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("email");
    const input = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(input, ".uk");
    await expect(sent()).toBe("ines@example.org.uk");
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(input).toHaveValue("ines@example.org");
    await expect(sent()).toBe("ines@example.org");
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <TextField label="Email" type="email" placeholder="you@example.org" />
      <TextField label="Email, described" description="We send a sign-in link there." isRequired />
      <TextField label="Email, filled" defaultValue="ines@example.org" />
      <TextField label="Email, invalid" defaultValue="ines@" errorMessage="An error occurred. Please try again." />
      <TextField label="Email, read-only" defaultValue="i•••@example.org" isReadOnly />
      <TextField
        label="Email, unavailable"
        defaultValue="ines@example.org"
        isUnavailable
        unavailableReason="The address of an account cannot be changed."
      />
      <TextField label="Email, its label hidden" isLabelHidden placeholder="Email" />
      <div style={{ inlineSize: 180 }}>
        <TextField
          label="A long label that wraps where there is little room"
          defaultValue="Donaudampfschifffahrtsgesellschaft"
        />
      </div>
    </Sheet>
  ),
});
