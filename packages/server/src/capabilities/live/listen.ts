import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import pg from "pg";
import type { OpenDatabase } from "../../kernel/db/open.ts";

/** Who listens to a channel of the database. */
export interface Listener {
  onMessage(payload: string): void;
  /** The line was down: what was told meanwhile was not heard. */
  onGap(): void;
}

/** How often a line on which nothing is said is tried, and how long it may take to answer, in milliseconds. */
const probe = { every: 20_000, patience: 10_000 };

/** How long it waits before it connects anew, in milliseconds: the first time and at most. */
const retry = { first: 250, most: 5_000 };

/**
 * Listens to a channel of either database until it is ended. On PostgreSQL it has a connection of its own, which is made anew as
 * often as it breaks. Returns what ends it.
 */
export async function listen(
  database: OpenDatabase,
  channel: string,
  listener: Listener,
  log: Logger,
): Promise<() => Promise<void>> {
  if (database.kind === "embedded")
    return database.client.listen(channel, (payload) => listener.onMessage(payload)).then((end) => () => end());
  const ending = new AbortController();
  const first = await connect(database.connectionString, channel, listener);
  const whole = keepListening(first, database.connectionString, channel, listener, log, ending.signal);
  return async () => {
    ending.abort();
    await whole;
  };
}

interface Line {
  /** Settles when it is down, for whatever reason. */
  down: Promise<void>;
  end(): Promise<void>;
}

async function connect(connectionString: string, channel: string, listener: Listener): Promise<Line> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: probe.patience,
    query_timeout: probe.patience,
    application_name: "grantwright live",
  });
  const { promise: down, resolve: tellDown } = Promise.withResolvers<void>();
  client.on("error", () => tellDown());
  client.on("end", () => tellDown());
  client.on("notification", ({ payload }) => listener.onMessage(payload ?? ""));
  await client.connect();
  await client.query(`listen "${channel}"`);
  const timer = setInterval(() => void client.query("select 1").catch(() => tellDown()), probe.every);
  timer.unref();
  void down.then(() => clearInterval(timer));
  return { down, end: () => client.end().catch(() => undefined) };
}

async function keepListening(
  first: Line,
  connectionString: string,
  channel: string,
  listener: Listener,
  log: Logger,
  ending: AbortSignal,
): Promise<void> {
  const ended = new Promise<void>((done) => ending.addEventListener("abort", () => done(), { once: true }));
  let line: Line | undefined = first;
  let delay = retry.first;
  while (!ending.aborted) {
    if (line) {
      await Promise.race([line.down, ended]);
      void line.end();
      line = undefined;
      if (!ending.aborted) log.warn("the line to the database for live news is down");
      continue;
    }
    await wait(delay, undefined, { signal: ending }).catch(() => undefined);
    delay = Math.min(delay * 2, retry.most);
    if (ending.aborted) return;
    line = await connect(connectionString, channel, listener).catch(() => undefined);
    if (!line) continue;
    delay = retry.first;
    listener.onGap();
  }
}
