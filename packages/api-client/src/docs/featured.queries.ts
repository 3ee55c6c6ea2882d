import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { listFeaturableDocs } from "../admin/admin.ts";
import { getFeaturedDoc } from "./featured.ts";

/** Query options for featured documents. */
export const featuredQueries = {
  /** A featured document. */
  detail: (client: ApiClient, id: string) =>
    queryOptions({
      queryKey: [client.scope, "featured", id],
      queryFn: ({ signal }) => getFeaturedDoc(client, id, { signal }),
    }),
  /** What an admin can feature. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "admin", "featured"],
      queryFn: ({ signal }) => listFeaturableDocs(client, { signal }),
    }),
};

/** A featured document. */
export const useFeaturedDoc = (id: string) => useQuery(featuredQueries.detail(useApiClient(), id));

/** The proposals that an admin can feature. */
export const useFeaturableDocs = () => useQuery(featuredQueries.list(useApiClient()));
