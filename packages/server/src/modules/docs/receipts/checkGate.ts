import { createGate } from "../../../kernel/apart/gate.ts";

/** Holding texts against their sources, a few at once: on behalf of whoever asks, or of a document. */
export const inTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 4 });
