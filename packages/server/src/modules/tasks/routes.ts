import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { findTask, listActiveTasks, presentProgress, presentTask } from "./tasks.ts";

/** Work that goes on in the background. */
export const taskRoutes: Routes<"listActiveTasks" | "getTask"> = {
  listActiveTasks: ({ context, request }) => listActiveTasks(context.db, accountOf(request)),

  async getTask({ context, request, params, query }) {
    const row = await findTask(context.db, accountOf(request), params.taskId);
    return query.progressOnly ? presentProgress(row) : presentTask(row);
  },
};
