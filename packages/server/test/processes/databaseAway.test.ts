import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { completeSave, makeCompleteDocument } from "../support/fixtures.ts";
import { LiveStream } from "../support/liveStream.ts";
import { startOwnPostgres } from "../support/ownPostgres.ts";
import { launchProcess, signInAtProcess, untilReady } from "../support/serverProcess.ts";

const patience = { timeout: 120_000, interval: 100 };

it(
  "a PostgreSQL that is stopped for ten seconds is said, costs nothing, and all goes on by itself",
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "grantwright-away-"));
    chmodSync(folder, 0o755);
    const postgres = await startOwnPostgres(folder);
    const server = launchProcess({
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: postgres.url,
      GRANTS_GOV_URL: "off",
      WRITER_PACE_MS: "500",
    });
    onTestFinished(async () => {
      server.child.kill("SIGKILL");
      await server.ended;
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    await untilReady(server);
    const person = await signInAtProcess(server);
    const doc = await makeCompleteDocument(person);
    const other = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    await vi.waitFor(async () => expect((await person.document(doc.id)).sections.length).toBeGreaterThan(0), patience);
    const stream = await LiveStream.open(person);

    await postgres.stop();
    const save = () =>
      person.post("/a/docs", { id: other.id, name: "Saved when it was back", draft: [], generate: false });
    const refused = await save();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(refused.body.message).toContain("a part of the server does not answer");
    // Not 401: nobody is told that their session is over.
    expect((await person.get("/a/me")).status).toBe(503);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    await wait(10_000);
    await postgres.start();

    await vi.waitFor(async () => expect((await save()).status).toBe(200), patience);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect((await person.finished(body.taskId)).status).toBe("done");
    const after = await person.document(doc.id);
    expect(after.versions).toHaveLength(1);
    expect(after.sections.map(({ sectionId }) => sectionId)).toEqual(
      after.fields.filter(({ hidden }) => !hidden).map(({ id }) => id),
    );
    expect((await person.get("/a/me")).body.freeCredits).toEqual({ welcome: 2 });
    // What is told after it is back is heard on the stream that was open before.
    const heard = stream.told.length;
    await vi.waitFor(async () => {
      await person.post("/a/docs", { id: other.id, name: `Told ${Math.random()}`, draft: [], generate: false });
      expect(stream.told.length).toBeGreaterThan(heard);
    }, patience);
    stream.end();
    expect(server.child.exitCode).toBeNull();
    const said = server
      .output()
      .split("\n")
      .filter((line) => line.includes("something that is needed does not answer"));
    // Calls and the queue say it, each once a minute.
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(8);
  },
);
