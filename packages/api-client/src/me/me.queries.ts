import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import {
  deleteMe,
  endOtherSessions,
  endSession,
  getDeletionNotice,
  getMe,
  getNotifications,
  getProfile,
  listSessions,
  setPassword,
  updateMe,
  updateNotifications,
} from "./me.ts";

/** Query options for the current user. Keys start with the client's scope. */
export const meQueries = {
  /**
   * The current user; an error of status 401 means that nobody is signed in. Every 15 minutes while somebody is, no retry, not on
   * focus. That nobody is stands until it is asked for anew: who asks later would have it forgotten until the next answer.
   */
  me: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me"],
      queryFn: ({ signal }) => getMe(client, { signal }),
      retry: false,
      retryOnMount: false,
      staleTime: slowRefresh,
      refetchInterval: ({ state: { data } }) => !!data && slowRefresh,
      refetchOnWindowFocus: false,
    }),
  /** The address of the current user. */
  profile: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "profile"],
      queryFn: ({ signal }) => getProfile(client, { signal }),
    }),
  /** When messages of each kind are mailed. */
  notifications: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "notifications"],
      queryFn: ({ signal }) => getNotifications(client, { signal }),
    }),
  /** Where they are signed in. */
  sessions: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "sessions"],
      queryFn: ({ signal }) => listSessions(client, { signal }),
    }),
  /** What deleting the account would do. Always asked for anew. */
  deletionNotice: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "me", "deletion"],
      queryFn: ({ signal }) => getDeletionNotice(client, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};

/** The current user. */
export const useMe = () => useQuery(meQueries.me(useApiClient()));

/**
 * Changes the name or the email preference, and keeps the answer as the current user. Where nobody is known yet, as while
 * somebody signs in, it stays so until the user is asked for.
 */
export function useUpdateMe() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"updateMe">) => updateMe(client, body),
    onSuccess: (user) => cache.setQueryData(meQueries.me(client).queryKey, (known) => known && user),
  });
}

/** The address of the current user, and whether there is a password. */
export const useProfile = () => useQuery(meQueries.profile(useApiClient()));

/** When messages of each kind are mailed to the current user. */
export const useNotifications = () => useQuery(meQueries.notifications(useApiClient()));

/** Changes when messages of some kinds are mailed, and keeps the answer. */
export function useUpdateNotifications() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"updateNotifications">) => updateNotifications(client, body),
    onSuccess: (choices) => cache.setQueryData(meQueries.notifications(client).queryKey, choices),
  });
}

/** Sets or changes the password, then asks for the profile anew. */
export function useSetPassword() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"setPassword">) => setPassword(client, body),
    onSuccess: () => cache.invalidateQueries({ queryKey: meQueries.profile(client).queryKey }),
  });
}

/** Where the current user is signed in. */
export const useSessions = () => useQuery(meQueries.sessions(useApiClient()));

/** Signs the current user out in one browser; the list is asked for anew, also where they were signed out there already. */
export function useEndSession() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => endSession(client, id),
    onSettled: () => cache.invalidateQueries({ queryKey: meQueries.sessions(client).queryKey }),
  });
}

/** Signs the current user out everywhere but here; the list is asked for anew. */
export function useEndOtherSessions() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => endOtherSessions(client),
    onSettled: () => cache.invalidateQueries({ queryKey: meQueries.sessions(client).queryKey }),
  });
}

/** What deleting the account would do. */
export const useDeletionNotice = () => useQuery(meQueries.deletionNotice(useApiClient()));

/** Deletes the account. */
export function useDeleteMe() {
  const client = useApiClient();
  return useMutation({ mutationFn: (body: BodyOf<"deleteMe">) => deleteMe(client, body) });
}
