import type { Schemas } from "../core/contract.ts";
import type { ApiClient, CallOptions } from "../core/createApiClient.ts";
import { sendOf } from "../core/send.ts";
import { tasks } from "../generated/operations.ts";

const send = /* @__PURE__ */ sendOf(tasks);

/** The title and description of a task. */
export const getTask = async (client: ApiClient, id: string, options?: CallOptions) =>
  (await send(client, "getTask", { ...options, path: { taskId: id } })) as Schemas["Task"];

/** How far a task is, with everything it said so far. */
export const getTaskProgress = async (client: ApiClient, id: string, options?: CallOptions) =>
  (await send(client, "getTask", {
    ...options,
    path: { taskId: id },
    query: { progressOnly: true },
  })) as Schemas["TaskProgress"];

/** Tasks that are queued or running. */
export const listActiveTasks = (client: ApiClient, options?: CallOptions) => send(client, "listActiveTasks", options);
