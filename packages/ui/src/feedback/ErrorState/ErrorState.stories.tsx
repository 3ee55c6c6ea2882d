import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { errorStateGuide } from "./ErrorState.guide.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  component: ErrorState,
  title: "Components/Feedback/ErrorState",
  parameters: { guide: errorStateGuide },
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
    await userEvent.keyboard(" ");
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Retry" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const NoRetry = meta.story({
  args: { title: "This proposal does not exist", children: undefined, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <Specimen label="with Retry">
        <ErrorState {...args} />
      </Specimen>
      <Specimen label="being tried once more">
        <ErrorState {...args} title="Failed to load drafts" isRetrying />
      </Specimen>
      <Specimen label="nothing to try">
        <ErrorState title="This proposal does not exist" />
      </Specimen>
      <Specimen label="other words, on a narrow place">
        <div style={{ inlineSize: 220 }}>
          <ErrorState
            {...args}
            title={`Failed to load ${"Landwirtschaftsförderung".repeat(2)}`}
            retryLabel="Load the list once more"
          />
        </div>
      </Specimen>
    </Sheet>
  ),
});
