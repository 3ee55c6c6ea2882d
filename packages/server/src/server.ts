import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { openBreachedPasswords } from "./capabilities/breaches/breachedPasswords.ts";
import type { Context } from "./capabilities/context.ts";
import { openFiles } from "./capabilities/files/openFiles.ts";
import type { GrantSource } from "./capabilities/grants/grantSource.ts";
import { createGrantsGov } from "./capabilities/grants/grantsGov/createGrantsGov.ts";
import { createApp } from "./capabilities/http/app.ts";
import type { AllDoors, AllRoutes } from "./capabilities/http/call.ts";
import type { Readiness } from "./capabilities/http/health.ts";
import { createLog } from "./capabilities/http/log.ts";
import { createIdentityProviders } from "./capabilities/identity/identityProviders.ts";
import { openLive } from "./capabilities/live/live.ts";
import { createMailer, type Mailer } from "./capabilities/mail/mailer.ts";
import { createMailWorker } from "./capabilities/mail/sendQueued.ts";
import { countMails } from "./capabilities/metrics/countMails.ts";
import type { Metrics, MetricsSources } from "./capabilities/metrics/metrics.ts";
import { readWaiting } from "./capabilities/metrics/readWaiting.ts";
import type { ServedMetrics } from "./capabilities/metrics/serveMetrics.ts";
import { createStripeProvider } from "./capabilities/payments/stripeProvider.ts";
import { openOperate } from "./capabilities/operate/openOperate.ts";
import { openTaskQueue } from "./capabilities/queue/queue.ts";
import { createModelWriter } from "./capabilities/writer/model/createModelWriter.ts";
import { createOfflineWriter } from "./capabilities/writer/offline/createOfflineWriter.ts";
import { paceWriter } from "./capabilities/writer/paceWriter.ts";
import type { Writer } from "./capabilities/writer/writer.ts";
import { createWriters } from "./capabilities/writer/writers.ts";
import { traceMails } from "./capabilities/tracing/traceMails.ts";
import { traceModel } from "./capabilities/tracing/traceModel.ts";
import type { Tracing } from "./capabilities/tracing/tracing.ts";
import type { Config } from "./kernel/config.ts";
import { lockDataDir } from "./kernel/db/lock.ts";
import { openEmbedded, openPostgres } from "./kernel/db/migrate.ts";
import type { OpenDatabase } from "./kernel/db/open.ts";
import { isLoopback } from "./kernel/loopback.ts";
import { appFolder } from "./kernel/package/packageRoot.ts";
import { roomFor } from "./kernel/room.ts";
import { startMaintenance } from "./maintenance.ts";
import { modules } from "./modules.ts";
import { createTaskWorker } from "./modules/tasks/worker.ts";
import { templateSeeds } from "./modules/templates/seed/index.ts";
import { seedTemplates } from "./modules/templates/seedTemplates.ts";

/** What may stand in for a part of the server. */
export interface ServerOverrides {
  writer?: Writer;
  now?: () => Date;
  log?: Logger;
  mailer?: Mailer;
  grants?: GrantSource;
  /** Opens the database in place of what the settings say. */
  openDatabase?: () => Promise<OpenDatabase>;
  /** The folder of the built app. */
  appFolder?: string;
  /** Writes a line for the person at the terminal. */
  print?: (line: string) => void;
  /** How long it goes on answering after it was told to stop, in milliseconds. */
  drainMs?: number;
  /** Ends the process, which cannot go on, at once. */
  endProcess?: () => void;
}

/** A server that runs. */
export interface RunningServer {
  /** Where it listens, with the port it really got. */
  address: string;
  port: number;
  app: FastifyInstance;
  context: Context;
  /** Where figures are served; undefined where they are not. */
  metricsPort: number | undefined;
  /** Is not ready any more, and a moment later finishes the calls under way, gives background work back to the queue and closes everything. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a server as the settings say. Throws where it cannot: a DataDirInUseError when another process uses the data
 * folder, a NewerDatabaseError when a newer release was started on the database, or what the database or the network raised.
 */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const print = overrides.print ?? ((line: string) => void process.stdout.write(`${line}\n`));
  const log = overrides.log ?? createLog(config.logLevel);
  const undo: (() => Promise<void> | void)[] = [];
  const unwind = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    // The first thing that is opened ends last, when all that it tells of has ended.
    const tracing = await chooseTracing(config, log);
    undo.push(() => tracing?.close());
    const holdsDataDir = !config.databaseUrl && !overrides.openDatabase;
    if (holdsDataDir) undo.push(lockDataDir(config.dataDir));
    const endProcess = overrides.endProcess ?? (() => process.exit(1));
    const open = overrides.openDatabase ?? (() => openConfigured(config, log, endProcess));
    const database = await open();
    undo.push(() => database.close());
    const now = overrides.now ?? (() => new Date());
    const live = await openLive(database, log);
    const served = await chooseMetrics(config, {
      liveStreams: () => live.size(),
      readWaiting: () => readWaiting({ db: database.db, now }),
      diskFree: () => roomFor(config.dataDir),
      pool: database.kind === "postgres" ? database.pool : undefined,
    });
    undo.push(() => served?.close());
    const metrics = served?.metrics;
    const mailer = chooseMailer(overrides.mailer ?? createMailer(config, print), metrics, tracing);
    undo.push(() => mailer.close());
    const tasks = await openTaskQueue(database, log);
    undo.push(() => tasks.stop());
    const context: Context = {
      config,
      db: database.db,
      now,
      log,
      mailer,
      writers: createWriters(overrides.writer ?? chooseWriter(config, metrics, tracing)),
      files: await openFiles(config),
      tasks,
      live,
      identity: createIdentityProviders({ config, now, log }),
      breached: openBreachedPasswords(config.breached, log),
      grants: overrides.grants ?? chooseGrants(config),
      payments: config.payments && (await createStripeProvider(config.payments)),
      metrics,
      tracing,
    };
    await seedTemplates(context.db, context.now(), templateSeeds);
    if (config.role !== "web") {
      await tasks.work(createTaskWorker(context, modules), createMailWorker(context));
      undo.push(startMaintenance(modules, context));
    }
    if (holdsDataDir) undo.push(await openOperate({ config, database, files: context.files, log, now }));
    const readiness: Readiness = { isStopping: false };
    const app = await createApp(
      context,
      {
        routes: Object.assign({}, ...modules.map(({ routes }) => routes)) as AllRoutes,
        doors: Object.assign({}, ...modules.map(({ doors }) => doors)) as AllDoors,
      },
      overrides.appFolder ?? appFolder,
      readiness,
    );
    undo.push(() => closeSoon(app));
    // Its answers have no end of their own, for which a server that closes would wait.
    undo.push(() => live.stop());
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;

    const drainMs = overrides.drainMs ?? (isLoopback(config.publicUrl) ? 0 : defaultDrainMs);
    const drainAndUnwind = async () => {
      readiness.isStopping = true;
      if (drainMs > 0) await wait(drainMs);
      await unwind();
    };
    let stopping: Promise<void> | undefined;
    return {
      address: addressOf(config, port),
      port,
      app,
      context,
      metricsPort: served?.port,
      stop: () => (stopping ??= drainAndUnwind()),
    };
  } catch (error) {
    await unwind();
    throw error;
  }
}

/**
 * How long a server that people reach through a proxy goes on answering once it is not ready any more, in milliseconds: the proxy has to
 * see that first.
 */
const defaultDrainMs = 5_000;

/** How long calls under way are waited for when the server stops, in milliseconds. */
const stopPatienceMs = 5_000;

/** Finishes the calls under way. A line on which nothing was ever asked is not idle to Node.js, and would be waited for over a minute. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), stopPatienceMs);
  await app.close();
  clearTimeout(timer);
}

function openConfigured({ databaseUrl, dataDir }: Config, log: Logger, endProcess: () => void): Promise<OpenDatabase> {
  if (databaseUrl)
    return openPostgres(databaseUrl, (error) => log.error({ err: error }, "a database connection failed"));
  const onPanic = (err: Error) => {
    log.fatal({ err }, "the embedded database cannot write: make room where DATA_DIR is, and start the server again");
    endProcess();
  };
  return openEmbedded({ dataDir, onPanic });
}

async function chooseMetrics(
  { metrics }: Pick<Config, "metrics">,
  sources: MetricsSources,
): Promise<ServedMetrics | undefined> {
  if (!metrics) return undefined;
  const { serveMetrics } = await import("./capabilities/metrics/serveMetrics.ts");
  return serveMetrics(metrics, sources);
}

async function chooseTracing({ tracing }: Pick<Config, "tracing">, log: Logger): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { openTracing } = await import("./capabilities/tracing/openTracing.ts");
  return openTracing(tracing, {
    away: (code) => log.warn({ code }, "the collector takes no traces: what ends meanwhile is in none"),
    back: () => log.info("the collector takes traces again"),
  });
}

function chooseMailer(mailer: Mailer, metrics: Metrics | undefined, tracing: Tracing | undefined): Mailer {
  const counted = metrics ? countMails(mailer, metrics) : mailer;
  return tracing ? traceMails(counted, tracing) : counted;
}

function chooseWriter(
  { model, writerPaceMs }: Config,
  metrics: Metrics | undefined,
  tracing: Tracing | undefined,
): Writer {
  if (!model) return paceWriter(createOfflineWriter(), writerPaceMs);
  const told = [metrics?.modelCalled, tracing && traceModel(model.model, tracing)].filter((each) => each !== undefined);
  return createModelWriter({
    ...model,
    onCall: told.length === 0 ? undefined : (call) => told.forEach((tell) => tell(call)),
  });
}

function chooseGrants({ scout: { grantsGovUrl } }: Config): GrantSource | undefined {
  return grantsGovUrl === undefined ? undefined : createGrantsGov({ url: grantsGovUrl });
}

const addressOf = (config: Config, port: number): string => {
  const shown = ["0.0.0.0", "::"].includes(config.host) ? "localhost" : config.host;
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
};
