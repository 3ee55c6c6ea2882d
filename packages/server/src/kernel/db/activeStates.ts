/** The states of a task in which something still happens. */
export const activeStates = ["queued", "running"] as const;
