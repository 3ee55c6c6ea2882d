// What the calls cost that every page makes, in CPU of the server's process on PostgreSQL, beside a bare Fastify route with one prepared
// statement of the same rows, in the same run. Prints the ratios; the goal is at most 1.3 each.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../packages/server/src/capabilities/http/log.ts";
import { beginSession } from "../packages/server/src/capabilities/session/sessions.ts";
import { readConfig } from "../packages/server/src/kernel/config.ts";
import { findOrMakeAccount } from "../packages/server/src/modules/auth/accounts.ts";
import { startServer } from "../packages/server/src/server.ts";

const rounds = 7;
const callsEach = 300;

// What the server stands on, as the server resolves it.
const serverRequire = createRequire(new URL("../packages/server/package.json", import.meta.url));
interface Answering {
  inject(call: { url: string; headers: { cookie: string } }): Promise<{ statusCode: number; body: string }>;
}
interface Bare extends Answering {
  get(url: string, answer: () => Promise<unknown[]>): unknown;
}
const fastify = serverRequire("fastify") as () => Bare;
interface Pool {
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
  end(): Promise<void>;
}
const { Pool } = serverRequire("pg") as { Pool: new (options: { connectionString: string }) => Pool };

const statements = {
  "/api/a/me": `select u.*, t.id as team_id, (select coalesce(sum(amount), 0) from credit_entry c where c.user_id = u.id and c.team_id is null)
    as credits from "user" u join team t on t.personal_of = u.id where u.id = $1`,
  "/api/a/messages?limit=1": `select m.*, r.read_at from message m join message_recipient r on r.message_id = m.id
    where r.user_id = $1 order by m.created_at desc limit 1`,
  "/api/a/tasks/active": `select id, title, description, percent_complete from task
    where user_id = $1 and status in ('queued', 'running') order by created_at desc`,
};

const folder = mkdtempSync(join(tmpdir(), "grantwright-bench-"));
chmodSync(folder, 0o755);
const probe = createServer().listen(0, "127.0.0.1");
await once(probe, "listening");
const { port } = probe.address() as AddressInfo;
probe.close();
const script = join(import.meta.dirname, "../packages/server/test/support/runPostgres.ts");
const postgres = spawn(process.execPath, [script, join(folder, "postgres"), String(port)], {
  stdio: ["pipe", "pipe", "inherit"],
});
const ended = once(postgres, "exit");

/** Milliseconds of CPU that one call takes. */
async function costOf(app: Answering, url: string, cookie: string): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < callsEach; call += 1) {
    const { statusCode, body } = await app.inject({ url, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsEach;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

try {
  await once(postgres.stdout, "data");
  const databaseUrl = `postgres://postgres:test@127.0.0.1:${port}/postgres`;
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", DATABASE_URL: databaseUrl, DATA_DIR: folder, ROLE: "web" });
  const log = createLog("info", { write: () => {} });
  const server = await startServer(config, { log, print: () => {} });
  const { db } = server.context;
  const userId = await db.transaction((tx) => findOrMakeAccount(server.context, tx, "ines@example.org"));
  const cookie = `gw_session=${await beginSession(db, new Date(), userId, "link", { browser: null, system: null })}`;

  const pool = new Pool({ connectionString: databaseUrl });
  const bare = fastify();
  for (const [url, text] of Object.entries(statements))
    bare.get(url.split("?", 1)[0] ?? url, async () => (await pool.query({ name: url, text, values: [userId] })).rows);

  for (const url of Object.keys(statements)) {
    const took = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const [ours, least] = [await costOf(server.app, url, cookie), await costOf(bare, url, cookie)];
      // The first round warms up.
      if (round === 0) continue;
      took.ours.push(ours);
      took.bare.push(least);
    }
    const [ours, least] = [median(took.ours), median(took.bare)];
    console.log(`${url}: ${ours.toFixed(2)} ms, bare ${least.toFixed(2)} ms, ${(ours / least).toFixed(2)} times`);
  }
  await pool.end();
  await server.stop();
} finally {
  postgres.stdin.end();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
