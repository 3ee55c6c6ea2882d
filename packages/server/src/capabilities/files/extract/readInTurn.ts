import { createGate } from "../../../kernel/apart/gate.ts";

/** The one gate for reading files and long texts, in calls and in background work alike: each reading may take 640 MB. */
export const readInTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 4 });
