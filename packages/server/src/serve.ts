import { ConfigError, doubtsAbout, readConfig } from "./kernel/config.ts";
import { DataDirInUseError } from "./kernel/db/lock.ts";
import { NewerDatabaseError } from "./kernel/db/migrations.ts";
import { NoRoomError } from "./kernel/room.ts";
import { startServer } from "./server.ts";

/** A stopping server ends by then, whatever is still under way. */
const mostStoppingMs = 20_000;

/** Whose message says all that there is to say. */
const plainErrors = [ConfigError, DataDirInUseError, NewerDatabaseError, NoRoomError];

function explain(error: unknown): unknown {
  if (plainErrors.some((each) => error instanceof each)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const name = String(port) === process.env.METRICS_PORT ? "METRICS_PORT" : "PORT";
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop what uses it, or set ${name} to another one.`;
  return error;
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const { mailer, writers } = server.context;
  for (const doubt of doubtsAbout(config)) console.warn(`Warning: ${doubt}`);
  console.log(`Grantwright is ready at ${config.publicUrl}`);
  console.log(`Mail goes to ${mailer.destination}`);
  console.log(`Written by: ${writers.usual.label}`);

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), mostStoppingMs).unref();
    console.log(`Stopping (${signal})`);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
