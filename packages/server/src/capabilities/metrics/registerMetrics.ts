import type { OperationId } from "@grantwright/api-client";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { TaskRow } from "../queue/claim.ts";
import type { Metrics, MetricsSources } from "./metrics.ts";

/** Upper bounds in seconds: of calls, most of which take milliseconds, and of work that may ask a model. */
const buckets = {
  call: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  work: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900],
};

/** How long the database is waited for when figures are asked for, in milliseconds. */
const databasePatienceMs = 2_000;

/** Methods as labels: whoever calls may name any. */
const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const late = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("The database did not answer.")), ms).unref();
  });

/** What counts, and where the figures are. */
interface RegisteredMetrics {
  metrics: Metrics;
  registry: Registry;
  /** Reads what is not counted as it happens; to be awaited before the registry is asked. */
  refresh(): Promise<void>;
}

const kinds: readonly TaskRow["kind"][] = ["outline", "proposal", "review", "scout"];

/** A call that lasts as long as its page is open: it has a figure of its own. */
const liveStream: OperationId = "openLive";

/** Counts in memory what the server tells. Each value of a label is one of a few that are known beforehand. */
export function registerMetrics(sources: MetricsSources): RegisteredMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "grantwright_http_requests_total",
    help: "Calls that ended, by operation of the contract, method and class of status (aborted: the client went away).",
    labelNames: ["operation", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "grantwright_http_request_duration_seconds",
    help: "How long calls took, live streams left out.",
    labelNames: ["operation"],
    buckets: buckets.call,
    registers,
  });
  const underWay = new Gauge({
    name: "grantwright_http_requests_in_progress",
    help: "Calls under way, live streams left out.",
    registers,
  });
  const saves = new Counter({
    name: "grantwright_saves_total",
    help: "Saves of what people wrote: taken, or refused because it was changed somewhere else (conflict).",
    labelNames: ["operation", "outcome"],
    registers,
  });
  const limited = new Counter({
    name: "grantwright_rate_limited_total",
    help: "Calls refused because there were too many.",
    labelNames: ["operation"],
    registers,
  });
  const tasks = new Histogram({
    name: "grantwright_task_duration_seconds",
    help: "Attempts at background tasks, by kind and outcome.",
    labelNames: ["kind", "outcome"],
    buckets: buckets.work,
    registers,
  });
  const mails = new Counter({
    name: "grantwright_mails_total",
    help: "Mails that were handed over (sent), and tries that failed.",
    labelNames: ["outcome"],
    registers,
  });
  const modelCalls = new Histogram({
    name: "grantwright_model_request_duration_seconds",
    help: "Requests to the model, by outcome.",
    labelNames: ["outcome"],
    buckets: buckets.work,
    registers,
  });
  const tokens = new Counter({
    name: "grantwright_model_tokens_total",
    help: "Tokens as the model's service counts them: sent to it (in) and written by it (out).",
    labelNames: ["direction"],
    registers,
  });
  const refresh = watchSources(sources, registers);
  // What is there from the start shows its first failure as a rise.
  for (const outcome of ["sent", "failed"]) mails.inc({ outcome }, 0);
  for (const kind of kinds) for (const outcome of ["done", "failed"]) tasks.zero({ kind, outcome });

  const metrics: Metrics = {
    beginCall(operation) {
      const isStream = operation === liveStream;
      if (!isStream) underWay.inc();
      return ({ method, status, seconds, isSave }) => {
        requests.inc({
          operation,
          method: knownMethods.has(method) ? method : "other",
          status: status === undefined ? "aborted" : `${Math.floor(status / 100)}xx`,
        });
        if (!isStream) {
          underWay.dec();
          durations.observe({ operation }, seconds);
        }
        if (status === 429) limited.inc({ operation });
        if (isSave && status !== undefined && status < 300) saves.inc({ operation, outcome: "taken" });
        if (isSave && (status === 409 || status === 412)) saves.inc({ operation, outcome: "conflict" });
      };
    },
    taskEnded: (kind, outcome, seconds) => tasks.observe({ kind, outcome }, seconds),
    mailTried: (outcome) => mails.inc({ outcome }),
    modelCalled({ outcome, seconds, tokensIn, tokensOut }) {
      modelCalls.observe({ outcome }, seconds);
      tokens.inc({ direction: "in" }, tokensIn ?? 0);
      tokens.inc({ direction: "out" }, tokensOut ?? 0);
    },
  };
  return { metrics, registry, refresh };
}

/** Makes the gauges of what is read when somebody asks. Returns what reads it. */
function watchSources(
  { liveStreams, readWaiting, diskFree, pool }: MetricsSources,
  registers: Registry[],
): () => Promise<void> {
  const streams = new Gauge({ name: "grantwright_live_streams", help: "Live streams that are open.", registers });
  const waiting = new Gauge({
    name: "grantwright_queue_waiting",
    help: "Jobs that wait: tasks by kind, and mails; of all processes together. Absent while the database does not answer.",
    labelNames: ["kind"],
    registers,
  });
  const oldest = new Gauge({
    name: "grantwright_queue_oldest_seconds",
    help: "How long the oldest waiting job has waited; of all processes together.",
    labelNames: ["kind"],
    registers,
  });
  const isUp = new Gauge({
    name: "grantwright_database_up",
    help: "1 where the database answered within two seconds, otherwise 0.",
    registers,
  });
  const free = new Gauge({
    name: "grantwright_disk_free_bytes",
    help: "Bytes that are free where DATA_DIR is. Absent where its disk does not say.",
    registers,
  });
  const connections = new Gauge({
    name: "grantwright_database_connections",
    help: "Connections of this process to PostgreSQL by state, and callers that wait for one.",
    labelNames: ["state"],
    registers,
  });
  return async () => {
    const found = await Promise.race([readWaiting(), late(databasePatienceMs)]).catch(() => undefined);
    waiting.reset();
    oldest.reset();
    isUp.set(found ? 1 : 0);
    for (const [kind, { count, oldestSeconds }] of Object.entries(found ?? {})) {
      waiting.set({ kind }, count);
      oldest.set({ kind }, oldestSeconds);
    }
    streams.set(liveStreams());
    free.remove();
    try {
      free.set(diskFree());
    } catch {
      // Absent: a figure that is not true would keep the alert quiet.
    }
    if (!pool) return;
    connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "waiting" }, pool.waitingCount);
  };
}
