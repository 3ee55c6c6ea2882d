import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { messageKeys as keys } from "./messageKeys.ts";
import { getThread, listMessages } from "./messages.ts";
import type { MessageListType } from "./messages.ts";

/** How often messages are asked for, in milliseconds. */
export const messagesPoll = 10_000;

/** How many messages a list asks for. */
export const messageListLimit = 200;

/** Asked for every 10 seconds while the page is looked at, when it is looked at again, and when the network is back. */
const often = { refetchInterval: messagesPoll, refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Query options for messages. Keys start with the client's scope. */
export const messageQueries = {
  /** Up to 200 messages of one list, and how many are unread. */
  list: (client: ApiClient, listType: MessageListType) =>
    queryOptions({
      queryKey: [...keys.lists(client), listType],
      queryFn: ({ signal }) => listMessages(client, { limit: messageListLimit, listType }, { signal }),
      ...often,
    }),
  /** How many messages are unread. */
  unread: (client: ApiClient) =>
    queryOptions({
      queryKey: [...keys.all(client), "unread"],
      queryFn: async ({ signal }) => (await listMessages(client, { limit: 1 }, { signal })).unreadCount,
      ...often,
    }),
  /** The thread that a message belongs to. */
  thread: (client: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...keys.threads(client), id],
      queryFn: ({ signal }) => getThread(client, id, { signal }),
      ...often,
    }),
};

/** Up to 200 messages of one list. Asked for only while `isEnabled`; what is known stays. */
export function useMessageList(listType: MessageListType, isEnabled = true) {
  return useQuery({ ...messageQueries.list(useApiClient(), listType), enabled: isEnabled });
}

/** How many messages are unread. Asked for only while `isEnabled`. */
export function useUnreadCount(isEnabled = true) {
  return useQuery({ ...messageQueries.unread(useApiClient()), enabled: isEnabled });
}

/** The thread that a message belongs to. */
export const useThread = (id: string) => useQuery(messageQueries.thread(useApiClient(), id));
