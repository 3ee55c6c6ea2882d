import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { CreatingOptions } from "../core/idempotency.ts";
import { messageKeys as keys } from "./messageKeys.ts";
import { markMessagesRead, replyToMessage, sendMessage, updateMessage } from "./messages.ts";
import { messageQueries } from "./messages.queries.ts";

/** What marks a message read or unread. */
export interface MessageRead {
  id: string;
  /** When it was read; null for unread. */
  readAt: string | null;
}

/**
 * Marks a message read or unread: at once in everything that shows it, then on the server. A failure takes the change back
 * there. The count is asked for anew either way, lists when they are shown next.
 */
export function useUpdateMessage() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, readAt }: MessageRead) => updateMessage(client, id, { readAt }),
    onMutate: async ({ id, readAt }) => {
      await cache.cancelQueries({ queryKey: keys.all(client) });
      const before = cache.getQueriesData({ queryKey: keys.all(client) });
      const mark = (messages: Schemas["Message"][]) =>
        messages.map((message) => (message._id === id ? { ...message, readAt } : message));
      cache.setQueriesData<Schemas["MessageList"]>(
        { queryKey: keys.lists(client) },
        (list) => list && { ...list, messages: mark(list.messages) },
      );
      cache.setQueriesData<Schemas["Thread"]>(
        { queryKey: keys.threads(client) },
        (thread) => thread && { ...thread, thread: mark(thread.thread) },
      );
      return { before };
    },
    onError: (_error, _read, context) => {
      for (const [queryKey, data] of context?.before ?? []) cache.setQueryData(queryKey, data);
    },
    onSettled: () =>
      Promise.all([
        // What is shown is right already: two hundred messages are not fetched anew for a mark on one.
        cache.invalidateQueries({ queryKey: keys.lists(client), refetchType: "none" }),
        cache.invalidateQueries(messageQueries.unread(client)),
      ]),
  });
}

/** Marks everything that came up to a moment as read, then asks for the lists and the count anew. */
export function useMarkMessagesRead() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"markMessagesRead">) => markMessagesRead(client, body),
    onSuccess: ({ unreadCount }) => {
      cache.setQueryData(messageQueries.unread(client).queryKey, unreadCount);
      return cache.invalidateQueries({ queryKey: keys.all(client) });
    },
  });
}

/** Adds a reply, then asks for thread and lists anew. */
export function useReplyToMessage() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<"replyToMessage"> & Pick<CreatingOptions, "idempotencyKey">) =>
      replyToMessage(client, body, { idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.all(client) }),
  });
}

/** Writes to members of the team, then asks for the lists anew. */
export function useSendMessage() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<"sendMessage"> & Pick<CreatingOptions, "idempotencyKey">) =>
      sendMessage(client, body, { idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.all(client) }),
  });
}
