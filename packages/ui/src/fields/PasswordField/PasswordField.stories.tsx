import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { passwordFieldGuide } from "./PasswordField.guide.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = preview.meta({
  component: PasswordField,
  title: "Components/Fields/PasswordField",
  parameters: { guide: passwordFieldGuide },
  args: { label: "New password", name: "password", autoComplete: "new-password" as const },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("New password");
    await userEvent.type(input, "garden12");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("garden12");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
});

export const Invalid = meta.story({
  args: { defaultValue: "garden12", errorMessage: "Passwords do not match" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("New password");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Passwords do not match");
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <PasswordField label="New password" autoComplete="new-password" description="At least 8 characters." isRequired />
      <PasswordField label="Password" autoComplete="current-password" defaultValue="garden12" />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        defaultValue="garden12"
        errorMessage="Passwords do not match"
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultValue="garden12"
        isUnavailable
        unavailableReason="Your organization signs in elsewhere."
      />
      <PasswordField label="Password" autoComplete="current-password" isLabelHidden placeholder="Password" />
    </Sheet>
  ),
});
