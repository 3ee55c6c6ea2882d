import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  component: ErrorState,
  title: "Components/Feedback/ErrorState",
  args: {
    title: "Failed to load messages",
    children: "Nothing is lost: your messages are on the server. Check the connection and try once more.",
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load messages");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const NoRetry = meta.story({
  args: { title: "This proposal does not exist", children: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});
