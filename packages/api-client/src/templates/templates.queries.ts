import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { QueryOf, Schemas } from "../core/contract.ts";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { getTemplate, listPublishedDocs } from "./templates.ts";

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

/** Cards of the library. */
export const usePublishedDocs = (query: QueryOf<"listPublishedDocs"> = {}) =>
  useQuery(templateQueries.published(useApiClient(), query));
