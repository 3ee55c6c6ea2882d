// The server from its source, with a clock that SIGUSR2 puts on by eleven minutes, longer than a sign-in link lives, and with the
// app from the folder that E2E_APP_FOLDER names.
import { readConfig } from "../../packages/server/src/kernel/config.ts";
import { startServer } from "../../packages/server/src/server.ts";

const elevenMinutes = 11 * 60_000;
let offset = 0;
process.on("SIGUSR2", () => (offset += elevenMinutes));
const appFolder = process.env.E2E_APP_FOLDER;
const server = await startServer(readConfig(process.env), {
  now: () => new Date(Date.now() + offset),
  ...(appFolder !== undefined && { appFolder }),
});
process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
