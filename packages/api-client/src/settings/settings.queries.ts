import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { getSettings } from "./settings.ts";

/** Query options for the settings of the deployment. */
export const settingsQueries = {
  /** What this deployment offers; kept for 15 minutes. */
  all: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "settings"],
      queryFn: ({ signal }) => getSettings(client, { signal }),
      staleTime: slowRefresh,
    }),
};

/** What this deployment offers. */
export const useSettings = () => useQuery(settingsQueries.all(useApiClient()));
