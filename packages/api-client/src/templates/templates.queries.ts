import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { useOnce } from "../core/useOnce.ts";
import {
  customizeTemplate,
  getTemplate,
  listCategories,
  listPublishedDocs,
  shareTemplate,
  toggleBookmark,
} from "./templates.ts";

/** Query options for the template library; refreshed every 15 minutes. */
export const templateQueries = {
  /** A template by id, or the default one of a document type. */
  detail: (client: ApiClient, idOrType: string | Schemas["DocumentType"]) =>
    queryOptions({
      queryKey: [client.scope, "templates", idOrType],
      queryFn: ({ signal }) => getTemplate(client, idOrType, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
    }),
  /** The categories in which something is open. */
  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "categories"],
      queryFn: ({ signal }) => listCategories(client, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
    }),
  /** Cards of the library. */
  published: (client: ApiClient, query: QueryOf<"listPublishedDocs"> = {}) =>
    queryOptions({
      queryKey: [client.scope, "published-docs", query],
      queryFn: ({ signal }) => listPublishedDocs(client, query, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
    }),
};

/** A template by id, or the default one of a document type. */
export const useTemplate = (idOrType: string | Schemas["DocumentType"]) =>
  useQuery(templateQueries.detail(useApiClient(), idOrType));

/** The categories of the library in which something is open. */
export const useCategories = () => useQuery(templateQueries.categories(useApiClient()));

/** Cards of the library; those before stay until others are there. Asked for only while `isEnabled`. */
export function usePublishedDocs(query: QueryOf<"listPublishedDocs"> = {}, isEnabled = true) {
  const options = templateQueries.published(useApiClient(), query);
  return useQuery({ ...options, enabled: isEnabled, placeholderData: (before) => before });
}

/** Bookmarks a template or takes the bookmark away, then has it and every list of the library asked for anew. */
export function useToggleBookmark() {
  const client = useApiClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (templateId: string) => toggleBookmark(client, templateId),
    onSuccess: (_answer, templateId) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] }),
        cache.invalidateQueries({ queryKey: [client.scope, "templates", templateId] }),
      ]),
  });
}

/** Has a template and every list of the library asked for anew. */
export function useRefreshTemplates() {
  const client = useApiClient();
  const cache = useQueryClient();
  return (id: string) =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] }),
      cache.invalidateQueries({ queryKey: templateQueries.detail(client, id).queryKey }),
    ]);
}

/** Copies a template into the account, then has the lists asked for anew. */
export function useCustomizeTemplate() {
  const client = useApiClient();
  const refresh = useRefreshTemplates();
  const once = useOnce();
  return useMutation({
    mutationFn: (id: string) => once(id, (idempotencyKey) => customizeTemplate(client, id, { idempotencyKey })),
    onSuccess: ({ id }) => refresh(id),
  });
}

/** Copies a template into a team of the person. */
export function useShareTemplate() {
  const client = useApiClient();
  const once = useOnce();
  return useMutation({
    mutationFn: ({ id, teamId }: { id: string; teamId: string }) =>
      once([id, teamId], (idempotencyKey) => shareTemplate(client, id, teamId, { idempotencyKey })),
  });
}
