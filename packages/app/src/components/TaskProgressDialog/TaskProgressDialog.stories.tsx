import { askedForLead } from "@grantwright/domain";
import {
  messageMocks,
  sampleAiMessage,
  sampleMessageId,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { createApiClient } from "@grantwright/api-client";
import { ApiClientProvider } from "@grantwright/api-client/react-query";
import { ToastRegion } from "@grantwright/ui";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { requestCopy } from "../requestErrors.ts";
import { copy, type TaskKind } from "./taskProgress.copy.ts";
import TaskProgressDialog, { type TaskProgressDialogProps } from "./TaskProgressDialog.tsx";

function Stage(props: TaskProgressDialogProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [client] = useState(createApiClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiClientProvider client={client}>
        <TaskProgressDialog {...props} />
        <ToastRegion />
      </ApiClientProvider>
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: "Screens/Task progress",
  tags: ["!autodocs"],
  component: Stage,
  args: { taskId: sampleTaskId, kind: "outline" as TaskKind, onDone: fn(), onFailed: fn(), onLeave: fn() },
  parameters: { layout: "fullscreen" },
});

export const Running = meta.story({
  parameters: { spec: ["2.4-task-dialog", "2.4-task-history"] },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskProgress)),
  play: async () => {
    await expect(await screen.findByText("62")).toBeInTheDocument();
    await expect(screen.getByText("0:34")).toBeVisible();
    await expect(screen.queryByText("0:02")).not.toBeInTheDocument();
    await expect(screen.getByText(copy.canLeave)).toBeVisible();
  },
});

/** What was not found is neither done nor a failure: the person will be asked for it. */
export const SomeIsAskedFor = meta.story({
  beforeEach: ({ msw }) => {
    const message = `${askedForLead}Methods, Timeline and Evaluation`;
    msw.use(
      taskMocks.progress.ok({
        ...sampleTaskProgress,
        message,
        history: [...sampleTaskProgress.history, { at: sampleTaskProgress.history[0]!.at, message }],
      }),
    );
  },
  play: async () => {
    const line = await screen.findByText(/Methods, Timeline and Evaluation/, { selector: "li span" });
    await expect(line).toBeVisible();
    await expect(line).not.toHaveTextContent(copy.past);
  },
});

export const Queued = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(taskMocks.progress.ok({ status: "queued", message: "", percentComplete: 0, history: [] })),
  play: async () => {
    await waitFor(() => expect(screen.getByText(copy.queued)).toBeVisible());
  },
});

export const WritingProposal = meta.story({
  args: { kind: "proposal", onReadAlong: fn() },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskProgress)),
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: copy.title.proposal })).toBeVisible());
    await expect(screen.getByText("Ready to Create")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: copy.readAlong }));
    await expect(args.onReadAlong).toHaveBeenCalled();
  },
});

export const Done = meta.story({
  parameters: { spec: ["2.4-task-done"] },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone)),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.viewNow }));
    await expect(args.onDone).toHaveBeenCalled();
  },
});

export const GoesOnByItself = meta.story({
  parameters: { spec: ["2.4-task-leads-on", "2.9-redirect-delay"] },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone)),
  play: async ({ args }) => {
    await screen.findByText(copy.opens);
    await waitFor(() => expect(screen.getByRole("button", { name: copy.viewNow })).toHaveFocus());
    const doneAt = performance.now();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    const shown = performance.now() - doneAt;
    await expect(shown).toBeGreaterThan(4_700);
    await expect(shown).toBeLessThan(6_500);
  },
});

/** Who reads on is not taken away: a key, a move of the focus or a scroll in the dialog stops the clock. */
export const Stays = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone)),
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: copy.viewNow })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(await screen.findByText(copy.waits)).toBeVisible();
    await expect(screen.queryByRole("button", { name: copy.stay })).not.toBeInTheDocument();
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: copy.viewNow }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});

/** Nor is who follows the lines with a pointer. */
export const StaysUnderAPointer = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone)),
  play: async ({ userEvent }) => {
    await screen.findByText(copy.opens);
    await userEvent.hover(screen.getByRole("list"));
    await expect(await screen.findByText(copy.waits)).toBeVisible();
  },
});

export const StaysByButton = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.stay }));
    await expect(await screen.findByText(copy.waits)).toBeVisible();
  },
});

/** A kind of work that this page has never heard of. */
export const UnknownKind = meta.story({
  args: { kind: "translation" as TaskKind },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskProgress)),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: copy.title.other })).toBeVisible());
  },
});

export const Failed = meta.story({
  parameters: { spec: ["2.8-task-failure"] },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok({ ...sampleTaskProgress, status: "failed" })),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    await expect(await screen.findByText(requestCopy.failed)).toBeInTheDocument();
  },
});

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.unreachable()),
  play: async () => {
    await expect(await screen.findByText(copy.connectionLost)).toBeVisible();
  },
});

const marked = fn();

export const WatchedToItsEnd = meta.story({
  beforeEach: ({ msw }) => {
    marked.mockClear();
    msw.use(
      taskMocks.progress.ok({ ...sampleTaskDone, messageId: sampleMessageId }),
      messageMocks.update.ok(({ params, body }) => {
        marked(params.id, typeof body.readAt);
        return { ...sampleAiMessage, readAt: body.readAt };
      }),
    );
  },
  play: async () => {
    await waitFor(() => expect(marked).toHaveBeenCalledWith(sampleMessageId, "string"));
    await expect(marked).toHaveBeenCalledTimes(1);
  },
});
