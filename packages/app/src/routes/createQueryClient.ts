import { ApiError } from "@grantwright/api-client";
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { renewAnswer } from "../browser/offline/keptAnswers.ts";

/**
 * The cache of everything the server has told. A refusal is not asked for again, nor is anything without a network; all else
 * is, twice. Without a network calls are made all the same: what was read before is answered on this device, and the rest fails
 * at once and says so, where waiting for the network would say nothing.
 */
export function createQueryClient(): QueryClient {
  // A page that was opened without a network would not take its return for a change, and ask for nothing anew.
  onlineManager.setOnline(navigator.onLine);
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        staleTime: 5_000,
        retry: (count, error) =>
          count < 2 && navigator.onLine && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 8_000),
      },
      mutations: { networkMode: "always" },
    },
  });
  // What was saved is not read again at once: without a network the document is shown as it is now.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
    const [scope, kind, part, ...ids] = event.query.queryKey as string[];
    if (kind === "docs" && part === "detail") void renewAnswer([scope, "a/docs", ...ids].join("/"), event.action.data);
  });
  return client;
}
