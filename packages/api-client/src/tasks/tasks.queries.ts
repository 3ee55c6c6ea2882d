import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApiClient } from "../core/ApiClientProvider.tsx";
import type { ApiClient } from "../core/createApiClient.ts";
import { isId } from "../core/ids.ts";
import { getTask, getTaskProgress, listActiveTasks } from "./tasks.ts";

/** How often the progress of a task is asked for, in milliseconds. */
export const taskProgressPoll = 2_000;
/** How often the active tasks are asked for, in milliseconds. */
export const activeTasksPoll = 10_000;

/** Query options for tasks. */
export const taskQueries = {
  /** Title and description of a task. */
  detail: (client: ApiClient, id: string) =>
    queryOptions({
      queryKey: [client.scope, "tasks", id],
      queryFn: ({ signal }) => getTask(client, id, { signal }),
      enabled: isId(id),
      staleTime: Infinity,
    }),
  /** How far a task is; asked for every 2 seconds, in the background too, until it is done or failed. */
  progress: (client: ApiClient, id: string) =>
    queryOptions({
      queryKey: [client.scope, "tasks", id, "progress"],
      queryFn: ({ signal }) => getTaskProgress(client, id, { signal }),
      enabled: isId(id),
      gcTime: 0,
      refetchIntervalInBackground: true,
      refetchInterval: ({ state }) =>
        state.data?.status === "done" || state.data?.status === "failed" ? false : taskProgressPoll,
    }),
  /** Tasks that are queued or running; asked for every 10 seconds. */
  active: (client: ApiClient) =>
    queryOptions({
      queryKey: [client.scope, "tasks", "active"],
      queryFn: ({ signal }) => listActiveTasks(client, { signal }),
      refetchInterval: activeTasksPoll,
    }),
};

/** Title and description of a task. */
export const useTask = (id: string) => useQuery(taskQueries.detail(useApiClient(), id));

/** How far a task is. */
export const useTaskProgress = (id: string) => useQuery(taskQueries.progress(useApiClient(), id));

/** Tasks that are queued or running. Asked for only while `isEnabled`. */
export function useActiveTasks(isEnabled = true) {
  return useQuery({ ...taskQueries.active(useApiClient()), enabled: isEnabled });
}
