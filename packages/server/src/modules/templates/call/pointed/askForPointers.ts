import type { Context } from "../../../../capabilities/context.ts";
import type { CallPointers } from "../../../../capabilities/writer/callPointers.ts";
import { WriterError } from "../../../../capabilities/writer/writerError.ts";
import type { Account } from "../../../../kernel/account.ts";
import { createGate } from "../../../../kernel/apart/gate.ts";
import { Refusal } from "../../../../kernel/refusal.ts";
import { splitLines } from "../../../../kernel/text/splitLines.ts";

/** Where a model says that things stand in a call; its name, and up to which line it has seen the call. */
interface Pointed {
  pointers: CallPointers;
  lastLine: number;
  label: string;
}

/** Why a call was read by rules alone, though a model writes for the account. */
export const noModel = {
  failed: "The model gave no usable answer: this was read by rules alone.",
  slow: "The model took too long: this was read by rules alone.",
  busy: "The model has much to do just now: this was read by rules alone.",
};

/** For how long a model is waited for, and for a turn to ask it, in milliseconds. */
const longestWait = { answer: 100_000, turn: 10_000 };

/** Calls that models are asked about at once, by this process. */
const inTurn = createGate({ atOnce: 8, mostWaiting: 40, mostWaitingEach: 2 });

/**
 * Asks the account's model where things stand in a call. Answers nothing where none writes for it, and in words why where it was not heard: a call is read all
 * the same. Throws the signal's reason.
 *
 * @param gone that nobody waits for it any more
 */
export async function askForPointers(
  { db, writers, log }: Pick<Context, "db" | "writers" | "log">,
  account: Account,
  text: string,
  gone: AbortSignal,
): Promise<Pointed | { failure?: string }> {
  const writer = await writers.of(db, account.teamId);
  if (!writer.pointOut) return {};
  const turn = AbortSignal.timeout(longestWait.turn);
  let late: AbortSignal | undefined;
  try {
    return await inTurn(
      account.userId,
      async () => {
        late = AbortSignal.timeout(longestWait.answer);
        const signal = AbortSignal.any([gone, late]);
        const { lastLine, ...pointers } = await writer.pointOut!(splitLines(text), signal);
        return { pointers, lastLine, label: writer.label };
      },
      { signal: AbortSignal.any([gone, turn]) },
    );
  } catch (error) {
    gone.throwIfAborted();
    const isBusy = error instanceof Refusal || (late === undefined && turn.aborted);
    if (!isBusy && !late?.aborted && !(error instanceof WriterError)) throw error;
    log.warn({ err: error }, "a model could not point out what stands in a call");
    return { failure: isBusy ? noModel.busy : late?.aborted ? noModel.slow : noModel.failed };
  }
}
