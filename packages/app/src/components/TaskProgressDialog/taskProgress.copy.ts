/** Which piece of work a progress dialog shows. */
export type TaskKind = "outline" | "proposal" | "review" | "scout";

/** Texts of the progress dialog. */
export const copy = {
  title: {
    outline: "Creating your outline",
    proposal: "Writing your proposal",
    review: "Reading your draft",
    scout: "Looking for grants",
    other: "Work in progress",
  },
  doneTitle: {
    outline: "Your outline is ready",
    proposal: "Your proposal is ready",
    review: "Your assessment is ready",
    scout: "The scout is back",
    other: "It is done",
  },
  from: { outline: "Start", proposal: "Ready to Create", review: "Outline Created", scout: "Start", other: "Start" },
  to: { outline: "Outline Created", proposal: "Done", review: "Optional Assessment", scout: "Done", other: "Done" },
  queued: "Waiting for a free hand",
  canLeave: "You can leave this page: the work goes on, and your draft will be waiting.",
  canLeaveSearch: "You can leave this page: the search goes on, and a message tells you when it is done.",
  opens: "It opens by itself in 5 seconds.",
  waits: "It waits for you.",
  stay: "Stay here",
  past: "Done:",
  viewNow: "View now",
  leave: "Leave it running",
  readAlong: "Read along",
  connectionLost: "The connection is lost. The work goes on, and this page keeps asking.",
} as const satisfies Record<string, unknown>;
