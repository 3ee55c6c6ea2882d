import type { Schemas } from "../core/contract.ts";
import { defineMock } from "../core/defineMock.ts";

/** A task's id. */
export const sampleTaskId = "66f0aa10bb20cc30dd40ee71";

const startedAt = "2026-11-21T09:30:00.000Z";
const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();

/** An outline in the making, at 62 percent. */
export const sampleTaskProgress: Schemas["TaskProgress"] = {
  status: "running",
  message: "Writing Measurable outcomes",
  percentComplete: 62,
  startedAt,
  history: [
    { at: at(2), message: "Read your description and one file" },
    { at: at(9), message: "Matched it to the seven sections a grant like this asks for" },
    { at: at(21), message: "Drafted Need, Methods and Team experience" },
    { at: at(34), message: "Writing Measurable outcomes" },
  ],
};

/** The same task when it is done. */
export const sampleTaskDone: Schemas["TaskProgress"] = {
  status: "done",
  message: "Done",
  percentComplete: 100,
  startedAt,
  history: [
    ...sampleTaskProgress.history,
    { at: at(41), message: "You will be asked for: four things only you know, in Budget and Evaluation" },
  ],
};

const progress = defineMock("getTask");

/** Mocks of tasks. `progress` answers both forms of the call. */
export const taskMocks = {
  progress,
  active: defineMock("listActiveTasks", { count: 0, tasks: [] }),
};
