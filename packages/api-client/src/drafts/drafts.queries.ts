import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { documentKeys } from "../docs/documentKeys.ts";
import { createDraft, listDrafts } from "./drafts.ts";

/** Query options for drafts. */
export const draftQueries = {
  /** Up to `limit` drafts, the last edited first. */
  list: (client: ApiClient, limit: number) =>
    queryOptions({
      queryKey: [...documentKeys.drafts(client), { limit }],
      queryFn: ({ signal }) => listDrafts(client, { limit }, { signal }),
    }),
};

/** Up to `limit` drafts, the last edited first. */
export function useDraftList(limit: number, isEnabled = true) {
  return useQuery({ ...draftQueries.list(useApiClient(), limit), enabled: isEnabled });
}

/** Makes an outline from a description. */
export function useCreateDraft() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: BodyOf<"createDraft"> & { idempotencyKey: string }) =>
      createDraft(client, body, { idempotencyKey }),
    onSuccess: ({ id }) => {
      void cache.invalidateQueries({ queryKey: documentKeys.drafts(client) });
      if (id) void cache.invalidateQueries({ queryKey: documentKeys.detail(client, id) });
    },
  });
}
