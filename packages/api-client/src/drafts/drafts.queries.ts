import { mutationOptions, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
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

/** Mutation options for drafts. */
export const draftMutations = {
  /** Makes an outline from a description, then has the document and the lists of drafts asked for anew. */
  create: (client: ApiClient, cache: QueryClient) =>
    mutationOptions({
      mutationFn: ({ idempotencyKey, ...body }: BodyOf<"createDraft"> & { idempotencyKey: string }) =>
        createDraft(client, body, { idempotencyKey }),
      onSuccess: ({ id }) => {
        void cache.invalidateQueries({ queryKey: documentKeys.drafts(client) });
        if (id) void cache.invalidateQueries({ queryKey: documentKeys.detail(client, id) });
      },
    }),
};

/** Makes an outline from a description. */
export const useCreateDraft = () => useMutation(draftMutations.create(useApiClient(), useQueryClient()));
