import type { Context } from "../../capabilities/context.ts";
import type { TaskOutcome } from "../../capabilities/metrics/metrics.ts";
import type { TaskRow } from "../../capabilities/queue/claim.ts";
import { ServerStoppingError, type TaskWorker } from "../../capabilities/queue/queue.ts";
import { within } from "../../capabilities/tracing/tracing.ts";
import { WriterError } from "../../capabilities/writer/writerError.ts";
import type { Module, TaskWork } from "../module.ts";
import { ClaimLostError, holdClaim } from "./claim.ts";
import { TaskFailedError } from "./taskFailedError.ts";
import { claimTask, failTask, releaseTask } from "./tasks.ts";

/** How often a task is tried before it fails. */
const mostAttempts = 3;

/** What the person is told where the reason would mean nothing to them. */
const failedMessage = "Something went wrong. Nothing you wrote is lost, and no credit was used. Please try again.";

/** What the person is told between two tries, so that nobody waits without knowing why. */
const againMessage = "This did not work at the first try. Grantwright tries again by itself";

/** A reason that another try would meet again. */
const isFinal = (error: unknown): boolean =>
  error instanceof TaskFailedError || (error instanceof WriterError && error.kind === "refused");

const messageOf = (error: unknown): string =>
  error instanceof TaskFailedError || error instanceof WriterError ? error.message : failedMessage;

/** Works on tasks as the modules do: tries each a few times, fails it with its credit returned after that. */
export function createTaskWorker(context: Context, modules: readonly Pick<Module, "tasks">[]): TaskWorker {
  const { db, now, log, metrics, tracing } = context;
  const works: Module["tasks"] = Object.assign({}, ...modules.map(({ tasks }) => tasks));
  const workOf = (kind: TaskRow["kind"]): TaskWork => {
    const work = works?.[kind];
    if (!work) throw new Error(`No module does tasks of kind ${kind}.`);
    return work;
  };
  const fail = (taskId: string, message: string, claim?: string) =>
    db.transaction(async (tx) => {
      const failed = await failTask(tx, now(), taskId, message, claim);
      if (failed) await workOf(failed.kind).tellOfFailure(context, tx, failed, message);
      return failed;
    });
  return {
    async run(taskId, signal) {
      const claimed = await claimTask(db, now(), taskId);
      if (!claimed) return;
      const { id, kind, attempts } = claimed;
      const began = performance.now();
      const span = tracing?.begin({
        name: `task ${kind}`,
        kind: "consumer",
        facts: { "grantwright.task.kind": kind, "grantwright.task.attempt": attempts },
        parent: "none",
      });
      const tell = (outcome: TaskOutcome) => {
        metrics?.taskEnded(kind, outcome, (performance.now() - began) / 1000);
        const isFailed = outcome === "retried" || outcome === "failed";
        span?.end({ facts: { "grantwright.outcome": outcome }, isFailed });
      };
      const attempt = async () => {
        if (attempts > mostAttempts) {
          await fail(taskId, failedMessage, claimed.claim);
          return tell("failed");
        }
        const claim = holdClaim(context, taskId, claimed.claim);
        try {
          await workOf(kind).run(context, claimed, claim, signal);
          tell("done");
        } catch (error) {
          if (error instanceof ClaimLostError) return tell("lost");
          if (signal.reason instanceof ServerStoppingError) {
            tell("returned");
            await releaseTask(db, taskId, claimed.claim);
            throw error;
          }
          log.error({ err: error, taskId: id, kind, attempts }, "a task failed");
          const isTriedAgain = attempts < mostAttempts && !isFinal(error);
          tell(isTriedAgain ? "retried" : "failed");
          if (isTriedAgain) {
            // Where that cannot be stored, the other try matters more.
            await claim.progress(0, againMessage).catch(() => undefined);
            throw error;
          }
          await fail(taskId, messageOf(error), claimed.claim);
        }
      };
      await within(span, attempt);
    },
    async giveUp(taskId) {
      const failed = await fail(taskId, failedMessage);
      if (failed) metrics?.taskEnded(failed.kind, "failed", 0);
    },
  };
}
