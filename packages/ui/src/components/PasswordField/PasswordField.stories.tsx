import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = preview.meta({
  component: PasswordField,
  title: "Components/Forms/PasswordField",
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
