import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { useOnce } from "../core/useOnce.ts";
import { documentKeys } from "../docs/documentKeys.ts";
import {
  conflictingScout,
  dismissOpportunity,
  draftFromOpportunity,
  getScout,
  listOpportunities,
  markInterested,
  saveScoutProfile,
  startScoutSearch,
} from "./opportunities.ts";

/** Query options for the scout and for what it finds. */
export const opportunityQueries = {
  /** What the scout looks for, and how its last search went. */
  scout: (client: ApiClient) =>
    queryOptions({ queryKey: [client.scope, "scout"], queryFn: ({ signal }) => getScout(client, { signal }) }),
  /** The opportunities that were reviewed or accepted. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "opportunities"],
      queryFn: ({ signal }) => listOpportunities(client, { signal }),
    }),
};

/** What the scout looks for, and how its last search went. Asked for only while `isEnabled`. */
export function useScout(isEnabled = true) {
  return useQuery({ ...opportunityQueries.scout(useApiClient()), enabled: isEnabled });
}

/** The opportunities that were reviewed or accepted. Asked for only while `isEnabled`. */
export function useOpportunities(isEnabled = true) {
  return useQuery({ ...opportunityQueries.list(useApiClient()), enabled: isEnabled });
}

/** Asks anew for the scout and for what it found. */
export function useRefreshScout() {
  const client = useApiClient();
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: opportunityQueries.scout(client).queryKey }),
      cache.invalidateQueries({ queryKey: opportunityQueries.list(client).queryKey }),
    ]);
}

/** Says what the scout looks for. A save that was refused for a newer revision leaves that one in the cache. */
export function useSaveScoutProfile() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ revision, ...body }: BodyOf<"saveScoutProfile"> & { revision: number }) =>
      saveScoutProfile(client, body, revision),
    onSuccess: (scout) => cache.setQueryData(opportunityQueries.scout(client).queryKey, scout),
    onError: (error) => cache.setQueryData(opportunityQueries.scout(client).queryKey, conflictingScout(error)),
  });
}

/** Starts a search. */
export function useStartScoutSearch() {
  const client = useApiClient();
  const refresh = useRefreshScout();
  const once = useOnce();
  return useMutation({
    mutationFn: () => once("search", (idempotencyKey) => startScoutSearch(client, { idempotencyKey })),
    onSettled: refresh,
  });
}

/** Accepts an opportunity, then asks for the list anew. */
export function useMarkInterested() {
  const client = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = opportunityQueries.list(client);
  return useMutation({
    mutationFn: (id: string) => markInterested(client, id),
    onSuccess: (accepted) => {
      cache.setQueryData(queryKey, (list) => list?.map((each) => (each._id === accepted._id ? accepted : each)));
      return cache.invalidateQueries({ queryKey });
    },
  });
}

/** Takes an opportunity off the list. */
export function useDismissOpportunity() {
  const client = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = opportunityQueries.list(client);
  return useMutation({
    mutationFn: (id: string) => dismissOpportunity(client, id),
    onSuccess: (_none, id) => {
      cache.setQueryData(queryKey, (list: Schemas["Opportunity"][] | undefined) =>
        list?.filter(({ _id }) => _id !== id),
      );
      return cache.invalidateQueries({ queryKey });
    },
  });
}

/** Makes a draft of an accepted opportunity, or answers the one that was made. */
export function useDraftFromOpportunity() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => draftFromOpportunity(client, id),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: opportunityQueries.list(client).queryKey });
      void cache.invalidateQueries({ queryKey: documentKeys.drafts(client) });
    },
  });
}
