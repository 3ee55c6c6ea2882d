import type { ApiClient } from "../core/createApiClient.ts";

/** Cache keys of messages; each starts with the client's scope. */
export const messageKeys = {
  /** Everything known of messages. */
  all: (client: ApiClient) => [client.scope, "messages"] as const,
  /** Every list. */
  lists: (client: ApiClient) => [client.scope, "messages", "list"] as const,
  /** Every thread. */
  threads: (client: ApiClient) => [client.scope, "messages", "thread"] as const,
};
