import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { TaskRow } from "../../capabilities/queue/claim.ts";
import type { Account } from "../../kernel/account.ts";
import { activeStates } from "../../kernel/db/activeStates.ts";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { documentVersion, task } from "../../kernel/db/schema.ts";
import type { Inputs } from "../../kernel/db/values.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { returnCredit } from "../credits/index.ts";

const titles: Record<TaskRow["kind"], string> = {
  outline: "Creating your outline",
  proposal: "Writing your proposal",
  review: "Assessing your draft",
  scout: "Looking for grants",
};

const waiting = "Waiting to start";

/** The task that works on a document now. */
export async function findActiveTask(db: Database, documentId: string): Promise<TaskRow | undefined> {
  const [found] = await readActiveTask(db, { documentId });
  return found;
}

const readActiveTask = prepareRead("active task of document", ["documentId"], (db, { documentId }) =>
  db
    .select()
    .from(task)
    .where(and(eq(task.documentId, documentId), inArray(task.status, activeStates))),
);

/** Throws a Refusal of kind `refused` while a task works on the document. The caller holds the document. */
export async function refuseWhileActive(tx: Database, documentId: string): Promise<void> {
  if (await findActiveTask(tx, documentId))
    throw new Refusal("refused", "Grantwright is still working on this document. Please wait until it is done.");
}

/** What a new task is about. */
export interface NewTask {
  id: string;
  kind: TaskRow["kind"];
  /** Null for a scout's search. */
  documentId: string | null;
  /** For a proposal. */
  versionId?: string;
  /** For an outline or a review. */
  inputs?: Inputs;
  /** What the person knows the document, or the search, by. */
  description: string;
}

/** Stores a task and queues the work on it, in the caller's transaction. */
export async function startTask(
  context: Pick<Context, "tasks" | "now">,
  tx: Database,
  account: Account,
  { id, kind, documentId, versionId, inputs, description }: NewTask,
): Promise<void> {
  const now = context.now();
  await tx.insert(task).values({
    id,
    kind,
    userId: account.userId,
    teamId: account.teamId,
    documentId,
    versionId,
    inputs,
    title: titles[kind],
    description,
    status: "queued",
    message: waiting,
    history: [],
    createdAt: now,
  });
  await context.tasks.enqueue(tx, id);
}

/**
 * Ends a task without a result, in one step with what follows: its version is given up and its credit comes back. Returns
 * undefined where it was over already.
 */
export async function failTask(
  tx: Database,
  now: Date,
  taskId: string,
  message: string,
  claim?: string,
): Promise<TaskRow | undefined> {
  const [failed] = await tx
    .update(task)
    .set({ status: "failed", claim: null, finishedAt: now, ...newMessage(now, message) })
    .where(
      and(
        eq(task.id, taskId),
        inArray(task.status, activeStates),
        claim === undefined ? undefined : eq(task.claim, claim),
      ),
    )
    .returning();
  if (!failed) return undefined;
  if (failed.versionId)
    await tx
      .update(documentVersion)
      .set({ status: "failed", finishedAt: now })
      .where(eq(documentVersion.id, failed.versionId));
  await returnCredit(tx, now, taskId);
  return failed;
}

/** A task's message, and the same at the end of its history. */
export function newMessage(now: Date, message: string) {
  const entry = JSON.stringify([{ at: now.toISOString(), message }]);
  return { message, history: sql`${task.history} || ${entry}::jsonb` };
}

/** What ends a task that is done. Its history tells what was done, and the end of it is no part of that. */
export const doneNow = (now: Date) => ({
  status: "done" as const,
  percentComplete: 100,
  finishedAt: now,
  message: "Done",
});

/** Takes a task up. Returns undefined where it is done or gone; otherwise nobody else may write to it from now on. */
export async function claimTask(
  db: Database,
  now: Date,
  taskId: string,
): Promise<(TaskRow & { claim: string }) | undefined> {
  const claim = newId();
  const [claimed] = await db
    .update(task)
    .set({
      status: "running",
      claim,
      attempts: sql`${task.attempts} + 1`,
      startedAt: sql`coalesce(${task.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(task.id, taskId), inArray(task.status, activeStates)))
    .returning();
  return claimed && { ...claimed, claim };
}

/** Gives a task back untried, as when the server stops. */
export async function releaseTask(db: Database, taskId: string, claim: string): Promise<void> {
  await db
    .update(task)
    .set({ status: "queued", claim: null, attempts: sql`${task.attempts} - 1` })
    .where(and(eq(task.id, taskId), eq(task.claim, claim), eq(task.status, "running")));
}

/** What people are told of a task: not what it works on, which is a whole document. */
type ShownTask = Omit<TaskRow, "inputs" | "outcome">;

const readTask = prepareRead("task", ["id", "teamId"], (db, given) => {
  const { inputs: _inputs, outcome: _outcome, ...shown } = getTableColumns(task);
  return db
    .select(shown)
    .from(task)
    .where(and(eq(task.id, given.id), eq(task.teamId, given.teamId)));
});

/** A task of the account that asks. Throws a Refusal of kind `notFound`. */
export async function findTask(db: Database, { teamId }: Account, id: string): Promise<ShownTask> {
  const [found] = await readTask(db, { id, teamId });
  if (!found) throw notFound("task");
  return found;
}

const readActiveTasks = prepareRead("active tasks", ["userId", "teamId"], (db, { userId, teamId }) => {
  const { id, title, description, percentComplete } = task;
  return db
    .select({ id, title, description, percentComplete })
    .from(task)
    .where(and(eq(task.userId, userId), eq(task.teamId, teamId), inArray(task.status, activeStates)))
    .orderBy(desc(task.createdAt));
});

/** What the person is doing in the background, the newest first. */
export async function listActiveTasks(db: Database, { userId, teamId }: Account): Promise<Schemas["ActiveTasks"]> {
  const tasks = await readActiveTasks(db, { userId, teamId });
  return { count: tasks.length, tasks };
}

/** A task as the contract has it, for the person who asks. */
export function presentTask(
  { id, title, description, documentId, kind, userId }: ShownTask,
  asker: Pick<Account, "userId">,
): Schemas["Task"] {
  const isOwn = userId === asker.userId;
  return { id, title, description, ...(documentId !== null && { docId: documentId }), kind, isOwn };
}

/** How far a task is. */
export function presentProgress(row: ShownTask): Schemas["TaskProgress"] {
  const { status, message, percentComplete, startedAt, history } = row;
  return { status, message, percentComplete, ...(startedAt && { startedAt: startedAt.toISOString() }), history };
}
