// The server from its source, with a clock that SIGUSR2 puts on by eleven minutes: longer than a sign-in link lives.
import { readConfig } from "../../packages/server/src/config.ts";
import { startServer } from "../../packages/server/src/server.ts";

const elevenMinutes = 11 * 60_000;
let offset = 0;
process.on("SIGUSR2", () => (offset += elevenMinutes));
const server = await startServer(readConfig(process.env), { now: () => new Date(Date.now() + offset) });
process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
