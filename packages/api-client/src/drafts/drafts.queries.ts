import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { documentKeys, type DocumentListPart } from "../docs/documentKeys.ts";
import { draftMutations } from "./draftMutations.ts";
import { listDrafts } from "./drafts.ts";

/** Query options for drafts. */
export const draftQueries = {
  /** Up to `limit` drafts, the last edited first unless `part` says otherwise. */
  list: (client: ApiClient, limit: number, part: DocumentListPart = {}) =>
    queryOptions({
      queryKey: [...documentKeys.drafts(client), { ...part, limit }],
      queryFn: ({ signal }) => listDrafts(client, { ...part, limit }, { signal }),
    }),
};

/**
 * Up to `limit` drafts, the last edited first, or those of a search, in another order, or of a later page: those before stay until
 * others are there.
 */
export function useDraftList(limit: number, isEnabled = true, part: DocumentListPart = {}) {
  const options = draftQueries.list(useApiClient(), limit, part);
  return useQuery({ ...options, enabled: isEnabled, placeholderData: (before) => before });
}

/** Makes an outline from a description. */
export const useCreateDraft = () => useMutation(draftMutations.create(useApiClient(), useQueryClient()));
