import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bothDatabases, startTestServer } from "./support/testServer.ts";

const ready = async (address: string) => {
  const answer = await fetch(`${address}/readyz`);
  return [answer.status, await answer.json()];
};

describe.each(bothDatabases)("readiness on %s", (kind) => {
  it("lasts until the server begins to stop, while calls are still answered, and ends with the migrations", async () => {
    const server = await startTestServer(kind, {}, { drainMs: 1_500 });
    const isReady = [200, { status: "ok", database: "ok", migrations: "ok", disk: expect.any(String) }];
    expect(await ready(server.address)).toEqual(isReady);
    const table = sql`drizzle.__drizzle_migrations`;
    // A newer release has come to the same database.
    await server.context.db.execute(sql`insert into ${table} (hash, created_at) values ('newer', 9999999999999)`);
    expect(await ready(server.address)).toEqual(isReady);
    // An older database was put in its place.
    await server.context.db.execute(
      sql`delete from ${table} where created_at = (select max(created_at) from ${table} where hash <> 'newer')`,
    );
    const status = { status: "failing", database: "ok", migrations: "missing", disk: expect.any(String) };
    expect(await ready(server.address)).toEqual([503, status]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);

    const stopped = server.stop();
    expect(await ready(server.address)).toEqual([503, { status: "stopping" }]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect((await server.browser().get("/a/me")).status).toBe(401);
    await stopped;
    await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();
  });
});
