import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { documentKeys } from "../docs/documentKeys.ts";
import { draftMutations } from "./draftMutations.ts";
import { listDrafts } from "./drafts.ts";

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
export const useCreateDraft = () => useMutation(draftMutations.create(useApiClient(), useQueryClient()));
