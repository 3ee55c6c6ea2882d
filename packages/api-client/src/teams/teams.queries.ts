import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { slowRefresh } from "../core/refresh.ts";
import { listTeams } from "./teams.ts";

/** Query options for teams. */
export const teamQueries = {
  /** The accounts that the person can work in; refreshed every 15 minutes. */
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "teams"],
      queryFn: ({ signal }) => listTeams(client, { signal }),
      staleTime: slowRefresh,
      refetchInterval: slowRefresh,
    }),
};

/** The accounts that the person can work in. Asked for only while `isEnabled`. */
export function useTeamList(isEnabled = true) {
  return useQuery({ ...teamQueries.list(useApiClient()), enabled: isEnabled });
}
