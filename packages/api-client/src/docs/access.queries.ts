import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { changeDocAccess, endGuest, inviteGuest, leaveDoc, listDocAccess, listShared } from "./access.ts";

const keyOf = (client: ApiClient, docId: string) => [client.scope, "docs", "access", docId] as const;
const sharedKey = (client: ApiClient) => [client.scope, "docs", "shared"] as const;

/** Who may do what with a document. */
export function useDocAccess(docId: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: keyOf(client, docId),
    queryFn: ({ signal }) => listDocAccess(client, docId, { signal }),
  });
}

/** Lets somebody into a document; the list is asked for anew. */
export function useInviteGuest(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"inviteGuest">) => inviteGuest(client, docId, body),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(client, docId) }),
  });
}

/** Changes what somebody may do, or a guest's day; the list is asked for anew, also where they are gone. */
export function useChangeDocAccess(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ accessId, ...body }: { accessId: string } & BodyOf<"changeDocAccess">) =>
      changeDocAccess(client, docId, accessId, body),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(client, docId) }),
  });
}

/** Ends a guest's right; the list is asked for anew, also where it had ended already. */
export function useEndGuest(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (accessId: string) => endGuest(client, docId, accessId),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(client, docId) }),
  });
}

/** Gives up one's own right as a guest; what is shared with the person is asked for anew. */
export function useLeaveDoc(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => leaveDoc(client, docId),
    onSuccess: () => cache.invalidateQueries({ queryKey: sharedKey(client) }),
  });
}

/** How many documents one answer has at most. */
const page = 20;

/** Documents of others that the person is a guest of, page by page. */
export function useSharedDocs(isEnabled: boolean) {
  const client = useApiClient();
  return useInfiniteQuery({
    queryKey: sharedKey(client),
    queryFn: ({ pageParam, signal }) => listShared(client, { limit: page, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) => (last.length < page ? undefined : offset + page),
    enabled: isEnabled,
  });
}
