import { ConfigError, readConfig } from "./config.ts";
import { DataDirInUseError } from "./db/lock.ts";
import { startServer } from "./server.ts";

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const { mailer, writer } = server.context;
  console.log(`Grantwright is ready at ${config.publicUrl}`);
  console.log(`Mail goes to ${mailer.destination}`);
  console.log(`Written by: ${writer.label}`);

  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
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
  console.error(error instanceof ConfigError || error instanceof DataDirInUseError ? error.message : error);
  process.exit(1);
}
