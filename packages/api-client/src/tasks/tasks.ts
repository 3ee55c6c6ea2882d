import type { Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";

/** The title and description of a task. */
export const getTask = async (client: ApiClient, id: string, options?: CallOptions) =>
  (await client.send<"getTask">("GET", `/a/tasks/${id}`, options)) as Schemas["Task"];

/** How far a task is, with everything it said so far. */
export const getTaskProgress = async (client: ApiClient, id: string, options?: CallOptions) =>
  (await client.send<"getTask">("GET", `/a/tasks/${id}`, {
    ...options,
    query: { progressOnly: true },
  })) as Schemas["TaskProgress"];

/** Tasks that are queued or running. */
export const listActiveTasks = (client: ApiClient, options?: CallOptions) =>
  client.send<"listActiveTasks">("GET", "/a/tasks/active", options);
