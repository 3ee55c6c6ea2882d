import type { Context } from "../capabilities/context.ts";
import { ServerStoppingError, type TaskWorker } from "../capabilities/queue/queue.ts";
import { WriterError } from "../capabilities/writer/writerError.ts";
import { ClaimLostError } from "../modules/tasks/claim.ts";
import { TaskFailedError } from "../modules/tasks/taskFailedError.ts";
import { claimTask, failTask, releaseTask } from "../modules/tasks/tasks.ts";
import { tellOfTask } from "./tellOfTask.ts";
import { doWork } from "./work.ts";

/** How often a task is tried before it fails. */
const mostAttempts = 3;

/** What the person is told where the reason would mean nothing to them. */
const failedMessage = "Something went wrong. Nothing you wrote is lost, and no credit was used. Please try again.";

/** A reason that another try would meet again. */
const isFinal = (error: unknown): boolean =>
  error instanceof TaskFailedError || (error instanceof WriterError && error.kind === "refused");

const messageOf = (error: unknown): string =>
  error instanceof TaskFailedError || error instanceof WriterError ? error.message : failedMessage;

/** Works on tasks: tries each a few times, fails it with its credit returned after that. */
export function createTaskWorker(context: Context): TaskWorker {
  const { db, now, log } = context;
  const fail = async (taskId: string, message: string, claim?: string) => {
    await db.transaction(async (tx) => {
      const failed = await failTask(tx, now(), taskId, message, claim);
      if (failed) await tellOfTask(context, tx, failed, message);
    });
  };
  return {
    async run(taskId, signal) {
      const claimed = await claimTask(db, now(), taskId);
      if (!claimed) return;
      if (claimed.attempts > mostAttempts) return fail(taskId, failedMessage, claimed.claim);
      try {
        await doWork(context, claimed, signal);
      } catch (error) {
        if (error instanceof ClaimLostError) return;
        if (signal.reason instanceof ServerStoppingError) {
          await releaseTask(db, taskId, claimed.claim);
          throw error;
        }
        const { id, kind, attempts } = claimed;
        log.error({ err: error, taskId: id, kind, attempts }, "a task failed");
        if (attempts < mostAttempts && !isFinal(error)) throw error;
        await fail(taskId, messageOf(error), claimed.claim);
      }
    },
    giveUp: (taskId) => fail(taskId, failedMessage),
  };
}
