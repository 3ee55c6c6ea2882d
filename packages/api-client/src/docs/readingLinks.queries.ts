import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { BodyOf } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { endReadingLink, listReadingLinks, makeReadingLink, readShared } from "./readingLinks.ts";

const keyOf = (client: ApiClient, docId: string) => [client.scope, "docs", "links", docId] as const;

/** The links by which people read a version of a document who are not of the account. */
export function useReadingLinks(docId: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: keyOf(client, docId),
    queryFn: ({ signal }) => listReadingLinks(client, docId, { signal }),
  });
}

/** Makes such a link; the list is asked for anew. */
export function useMakeReadingLink(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<"makeReadingLink">) => makeReadingLink(client, docId, body),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(client, docId) }),
  });
}

/** Ends such a link; the list is asked for anew, also where it had ended already. */
export function useEndReadingLink(docId: string) {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => endReadingLink(client, docId, linkId),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(client, docId) }),
  });
}

/** The version that a link shows, by the key in its address. */
export function useShared(key: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: [client.scope, "shared", key],
    queryFn: ({ signal }) => readShared(client, key, { signal }),
  });
}
