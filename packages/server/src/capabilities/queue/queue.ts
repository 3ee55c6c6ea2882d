import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database, OpenDatabase } from "../../kernel/db/open.ts";
import { mail, task } from "../../kernel/db/schema.ts";
import { createOutageLog } from "../../kernel/outageLog.ts";

const taskQueue = "task";
const deadQueue = "task-dead";
const mailQueue = "mail";

interface TaskJob {
  taskId: string;
}

interface MailJob {
  mailId: string;
}

/** What works on the tasks of a queue. Both may be called twice for the same task. */
export interface TaskWorker {
  /** Works on a task until it is done. A rejection puts the job back for another try. */
  run(taskId: string, signal: AbortSignal): Promise<void>;
  /** The queue gave a task up. */
  giveUp(taskId: string): Promise<void>;
}

/** Sends one stored mail, or stores why not. May be called twice for the same mail. */
export type MailWorker = (mailId: string) => Promise<void>;

/** The work that waits in the database. */
export interface TaskQueue {
  /** Queues a task within a transaction: there is a job exactly when there is a task. */
  enqueue(tx: Database, taskId: string): Promise<void>;
  /** The same for a mail, which is sent after so many seconds. */
  enqueueMail(tx: Database, mailId: string, delaySeconds?: number): Promise<void>;
  /** `none` where this process only answers calls. */
  workerState(): "ok" | "none" | "dead";
  /** Begins to work. */
  work(worker: TaskWorker, sendMail: MailWorker): Promise<void>;
  /**
   * Queues open tasks anew that no job is left for, as when a worker that was thought dead ended the job of the one that had taken
   * its place, which then died. Costs nothing where there are none.
   */
  requeueLost(): Promise<void>;
  /** Queues all open tasks and waiting mails within a transaction that brought them, as a restored backup: none has a job yet. */
  requeueOpen(tx: Database): Promise<void>;
  /** Takes no more work and gives what is running back to the queue. */
  stop(): Promise<void>;
}

/** The reason of the signal that a worker gets when the server stops. */
export class ServerStoppingError extends Error {
  override name = "ServerStoppingError";
}

/** How long a stopping server waits for its workers to give their tasks back. */
const stopTimeoutMs = 8_000;

/** A worker that has not asked for work this long, with none in its hands, is dead. */
const silenceMs = 60_000;

/** Opens the queue in either database. It does not work on anything before `work` is called. */
export async function openTaskQueue(database: OpenDatabase, log: Logger): Promise<TaskQueue> {
  const boss = new PgBoss({
    ...(database.kind === "embedded"
      ? { db: fromPglite(database.client), backend: "pglite" as const, reindex: false, monitorVacuum: false }
      : {
          connectionString: database.connectionString,
          max: 4,
          // Together with the heartbeat, how soon another process takes up the work of one that died.
          superviseIntervalSeconds: 5,
          monitorIntervalSeconds: 5,
        }),
    useListenNotify: true,
    schedule: false,
  });
  const tellOutage = createOutageLog(log);
  boss.on("error", (error) => {
    // It asks twice a second, and would say as often that the database is away.
    if (!tellOutage(error)) log.error({ err: error }, "the queue failed");
  });
  await boss.start();
  await boss.createQueue(deadQueue, { retryLimit: 10, notify: true });
  await boss.createQueue(taskQueue, {
    retryLimit: 10,
    retryDelay: 1,
    heartbeatSeconds: 10,
    expireInSeconds: 2 * 60 * 60,
    deleteAfterSeconds: 24 * 60 * 60,
    deadLetter: deadQueue,
    notify: true,
  });
  // A try that fails is stored with the mail, which queues its next one itself. What is retried here is a process that died.
  await boss.createQueue(mailQueue, {
    retryLimit: 10,
    retryDelay: 1,
    heartbeatSeconds: 10,
    expireInSeconds: 10 * 60,
    deleteAfterSeconds: 24 * 60 * 60,
    notify: true,
  });

  const stopping = new AbortController();
  let isWorking = false;
  const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
  const enqueue = async (tx: Database, taskId: string) => {
    await boss.send(taskQueue, { taskId } satisfies TaskJob, { db: fromDrizzle(tx as never, sql) });
  };
  const enqueueMail = async (tx: Database, mailId: string, delaySeconds = 0) => {
    const options = { db: fromDrizzle(tx as never, sql), ...(delaySeconds > 0 && { startAfter: delaySeconds }) };
    await boss.send(mailQueue, { mailId } satisfies MailJob, options);
  };

  return {
    enqueue,
    enqueueMail,
    workerState() {
      if (!isWorking) return "none";
      const workers = boss.getWipData().filter((worker) => worker.name === taskQueue);
      const isAlive = workers.some(
        ({ state, count, lastFetchedOn, createdOn }) =>
          state === "active" && (count > 0 || Date.now() - (lastFetchedOn ?? createdOn) < silenceMs),
      );
      return isAlive ? "ok" : "dead";
    },
    async work(worker, sendMail) {
      isWorking = true;
      if (database.kind === "embedded") await requeueAll(boss, database.db, log, { enqueue, enqueueMail });
      await boss.work<TaskJob>(deadQueue, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job) await worker.giveUp(job.data.taskId);
      });
      const options = { ...polling, localConcurrency: 4, heartbeatRefreshSeconds: 3 };
      await boss.work<TaskJob>(taskQueue, options, async ([job]) => {
        if (job) await worker.run(job.data.taskId, AbortSignal.any([job.signal, stopping.signal]));
      });
      // Nothing notifies of a mail whose next try is due: the queue has to look.
      const everySecond = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
      const mailOptions = { ...everySecond, localConcurrency: 2, heartbeatRefreshSeconds: 3 };
      await boss.work<MailJob>(mailQueue, mailOptions, async ([job]) => {
        if (job) await sendMail(job.data.mailId);
      });
    },
    async requeueLost() {
      for (const { id } of await openTasks(database.db))
        await database.db.transaction(async (tx) => {
          // Held, for several processes may look at the same time.
          const [held] = await openTasks(tx, eq(task.id, id)).for("update");
          const inTransaction = { db: fromDrizzle(tx as never, sql) };
          const data: TaskJob = { taskId: id };
          const jobs = held && (await boss.findJobs(taskQueue, { data, ...inTransaction }));
          if (!jobs || jobs.some(({ state }) => ["created", "retry", "active"].includes(state))) return;
          log.error({ taskId: id }, "a task had no job any more");
          await enqueue(tx, id);
        });
    },
    requeueOpen: async (tx) => void (await requeueOpen(tx, { enqueue, enqueueMail })),
    async stop() {
      isWorking = false;
      stopping.abort(new ServerStoppingError());
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

const openTasks = (db: Database, which?: SQL) =>
  db
    .select({ id: task.id })
    .from(task)
    .where(and(inArray(task.status, activeStates), which));

/**
 * The embedded database serves one process: whatever was being worked on when it ended is nobody's now, so that it can go on
 * at once instead of after its heartbeat ran out.
 */
async function requeueAll(
  boss: PgBoss,
  db: Database,
  log: Logger,
  { enqueue, enqueueMail }: Pick<TaskQueue, "enqueue" | "enqueueMail">,
): Promise<void> {
  await boss.deleteAllJobs(taskQueue);
  await boss.deleteAllJobs(mailQueue);
  const tasks = await db.transaction((tx) => requeueOpen(tx, { enqueue, enqueueMail }));
  if (tasks > 0) log.info({ tasks }, "what was being worked on goes on");
}

/** Queues what no job is left for. Returns how many tasks that are. */
async function requeueOpen(
  tx: Database,
  { enqueue, enqueueMail }: Pick<TaskQueue, "enqueue" | "enqueueMail">,
): Promise<number> {
  const open = await openTasks(tx);
  for (const { id } of open) await enqueue(tx, id);
  const unsent = await tx.select({ id: mail.id }).from(mail).where(eq(mail.status, "waiting"));
  for (const { id } of unsent) await enqueueMail(tx, id);
  return open.length;
}
