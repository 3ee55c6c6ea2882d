import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { getMe, getProfile, updateMe } from "./me.ts";

/** Query options for the current user. Keys start with the client's scope. */
export const meQueries = {
  /** The current user; an error of status 401 means that nobody is signed in. Every 15 minutes, no retry, not on focus. */
  me: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me"],
      queryFn: ({ signal }) => getMe(client, { signal }),
      retry: false,
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
      refetchOnWindowFocus: false,
    }),
  /** The address of the current user. */
  profile: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "profile"],
      queryFn: ({ signal }) => getProfile(client, { signal }),
    }),
};

/** The current user. */
export const useMe = () => useQuery(meQueries.me(useApiClient()));

/** Changes the name or the email preference, and keeps the answer as the current user. */
export function useUpdateMe() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"updateMe">) => updateMe(client, body),
    onSuccess: (user) => cache.setQueryData(meQueries.me(client).queryKey, user),
  });
}
