// Made from openapi.yaml by pnpm run contract: never edited.

/** The calls of `tasks`. */
export const tasks = {
  listActiveTasks: { method: "GET", path: "/a/tasks/active", needsSession: true },
  getTask: { method: "GET", path: "/a/tasks/{taskId}", needsSession: true },
} as const;
