import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readRows } from "../src/kernel/db/readRows.ts";
import { useServer } from "./support/testServer.ts";

describe("a connection to postgres that is lost", () => {
  const server = useServer("postgres");

  it("in the middle of a transaction, while nothing is asked, fails it and nothing else", async () => {
    const { db } = server.context;
    const broken = db.transaction(async (tx) => {
      const [own] = await readRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
      // As where a process of PostgreSQL is killed: the server hears of it before it asks for anything.
      await wait(200);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await server.browser().get("/p/payments/products")).status).toBe(200);
  });
});
