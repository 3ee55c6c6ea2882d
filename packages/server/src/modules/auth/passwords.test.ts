import { PGlite } from "@electric-sql/pglite";
import { hash, verify } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Context } from "../../capabilities/context.ts";
import { openEmbedded } from "../../kernel/db/migrate.ts";
import type { OpenDatabase } from "../../kernel/db/open.ts";
import { user } from "../../kernel/db/schema.ts";
import { signInWithPassword } from "./passwords.ts";

vi.mock("@node-rs/argon2", { spy: true });

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmbedded({ client: new PGlite() });
}, 60_000);
afterAll(() => opened.close());

it("works as much on an unknown address as on one with a password or without", { timeout: 60_000 }, async () => {
  const { db } = opened;
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const passwordHash = await hash("correct horse", cost);
  const person = { name: "Ines", createdAt: new Date() };
  await db.insert(user).values([
    { ...person, id: "1", email: "ines@example.org", passwordHash },
    { ...person, id: "2", email: "tavita@example.org" },
  ]);
  const context = { db, now: () => new Date(), config: { providers: [] as const } } as unknown as Context;
  const caller = { network: "203.0.113.0/24", browser: undefined, agent: { browser: null, system: null } };
  const parameters: (string | undefined)[] = [];
  for (const email of ["ines@example.org", "tavita@example.org", "nobody@example.org"]) {
    vi.mocked(verify).mockClear();
    await expect(signInWithPassword(context, caller, email, "wrong horse")).rejects.toMatchObject({
      kind: "unauthenticated",
      message: "Invalid email or password",
    });
    expect(verify).toHaveBeenCalledTimes(1);
    parameters.push(String(vi.mocked(verify).mock.calls[0]?.[0]).split("$").slice(1, 4).join("$"));
  }
  expect(parameters[0]).toMatch(/^argon2id\$v=19\$m=19456,t=2,p=1$/);
  expect(new Set(parameters).size).toBe(1);
});
