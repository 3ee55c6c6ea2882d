import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { findTaskMessage } from "../messages/index.ts";
import { findTask, listActiveTasks, presentProgress, presentTask } from "./tasks.ts";

/** Work that goes on in the background. */
export const taskRoutes: Routes<"listActiveTasks" | "getTask"> = {
  listActiveTasks: ({ context, request }) => listActiveTasks(context.db, accountOf(request)),

  async getTask({ context, request, params, query }) {
    const account = accountOf(request);
    const row = await findTask(context.db, account, params.taskId);
    if (!query.progressOnly) return presentTask(row, account);
    const messageId = row.status === "done" ? await findTaskMessage(context.db, account, row.id) : undefined;
    return { ...presentProgress(row), ...(messageId !== undefined && { messageId }) };
  },
};
