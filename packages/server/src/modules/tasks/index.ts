import { task } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { handOverTasks, holdTasks } from "./eraseTasks.ts";
import { taskRoutes } from "./routes.ts";

/** Work that goes on in the background. */
export const tasks: Module = {
  name: "tasks",
  holds: [{ table: task, exported: { not: "What came of it is in the documents." }, erased: "forget" }],
  routes: taskRoutes,
  erase: { hold: holdTasks, forget: handOverTasks },
};

export { TaskFailedError } from "./taskFailedError.ts";
export { doneNow, failTask, findActiveTask, refuseWhileActive, startTask } from "./tasks.ts";
