import type { PoolFigures } from "../../kernel/db/open.ts";
import type { TaskRow } from "../queue/claim.ts";
import type { ModelCall } from "../writer/model/modelCall.ts";

/** A call that was answered, or whose client went away before. */
interface EndedCall {
  method: string;
  /** Undefined where the client went away before the answer. */
  status: number | undefined;
  seconds: number;
  /** Whether it keeps what a person wrote, and so may be refused as a conflict. */
  isSave: boolean;
}

/**
 * How an attempt at a task ended: `done`; `retried` where it failed and is tried again; `failed` for good; `returned` to the queue by a
 * server that stops; `lost` to another worker.
 */
export type TaskOutcome = "done" | "retried" | "failed" | "returned" | "lost";

/** What the server tells of its work to whoever watches it. Nothing of a person is ever told: no id, no address, no text. */
export interface Metrics {
  /**
   * A call begins: one with this operation id of the contract, or `other` for pages, their files and addresses at which there is nothing.
   * Returns what is to be called once, when it has ended.
   */
  beginCall(operation: string): (ended: EndedCall) => void;
  taskEnded(kind: TaskRow["kind"], outcome: TaskOutcome, seconds: number): void;
  mailTried(outcome: "sent" | "failed"): void;
  modelCalled(call: ModelCall): void;
}

/** What waits in the queue, of one kind. */
export interface Waiting {
  count: number;
  /** Of the one that has waited longest, in seconds; 0 where none waits. */
  oldestSeconds: number;
}

/** What waits: tasks by their kind, and mails. */
export type WaitingByKind = Record<TaskRow["kind"] | "mail", Waiting>;

/** Where the figures come from that are read when somebody asks for them. */
export interface MetricsSources {
  liveStreams(): number;
  /** Rejects where the database does not answer. */
  readWaiting(): Promise<WaitingByKind>;
  /** The bytes that are free where the data folder is. Throws where its disk does not say. */
  diskFree(): number;
  /** The connections to the database; undefined with the embedded one. */
  pool: PoolFigures | undefined;
}
