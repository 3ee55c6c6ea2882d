// node prepareDatabases.ts <address> <file>: makes the database at the address of a PostgreSQL server, and an embedded one, and has a
// server start on each, as the first start of every test would. The embedded one is written into the file.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createLog } from "../../src/capabilities/http/log.ts";
import { readConfig } from "../../src/kernel/config.ts";
import { startServer } from "../../src/server.ts";
import { createDatabase } from "./createDatabase.ts";
import { testTime } from "./testTime.ts";

const [address = "", file = ""] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), "grantwright-prepared-"));

async function startOnce(settings: Record<string, string>): Promise<void> {
  const fixed = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, GRANTS_GOV_URL: "off" };
  const log = createLog("error", { write: (line: string) => void process.stderr.write(line) });
  const server = await startServer(readConfig({ ...fixed, ...settings }), {
    log,
    now: () => testTime,
    print: () => {},
  });
  await server.stop();
}

try {
  const { pathname } = new URL(address);
  await createDatabase(address.slice(0, -pathname.length), pathname.slice(1));
  await startOnce({ DATABASE_URL: address });
  await startOnce({});
  const embedded = await PGlite.create(join(dataDir, "db"));
  const dump = await embedded.dumpDataDir("none");
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  await embedded.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
