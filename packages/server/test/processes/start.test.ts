import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { newId } from "../../src/kernel/ids.ts";
import { completeSave, makeCompleteDocument } from "../support/fixtures.ts";
import { launchProcess, movedTo, signInAtProcess, untilReady, type ServerProcess } from "../support/serverProcess.ts";

// Each test starts several servers, which on a busy machine takes minutes.
describe("a server process", { timeout: 600_000 }, () => {
  let dataDir: string;
  const running: ServerProcess[] = [];

  function launch(settings: Record<string, string> = {}): ServerProcess {
    const server = launchProcess({ DATA_DIR: dataDir, ...settings });
    running.push(server);
    return server;
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "grantwright-start-"));
  });
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill("SIGKILL");
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says at once what is wrong with its settings, and no secret", async () => {
    const server = launch({
      PORT: "many",
      SMTP_URL: "http://user:hunter2@mail",
      AI_BASE_URL: "x",
      LOG_LEVEL: "loud",
      ROLE: "boss",
    });
    expect(await server.ended).toBe(1);
    for (const name of ["PORT", "SMTP_URL", "AI_BASE_URL", "AI_MODEL", "LOG_LEVEL", "ROLE"])
      expect(server.output()).toContain(`- ${name} `);
    expect(server.output()).not.toContain("hunter2");
  });

  it("goes on after it was killed in the middle of a proposal: one version, one credit", async () => {
    const first = await untilReady(launch({ WRITER_PACE_MS: "400" }));
    expect(first.output()).toContain(`Grantwright is ready at http://localhost:${new URL(first.address).port}`);
    expect(first.output()).toContain(`Mail goes to ${join(dataDir, "outbox")}`);
    expect(first.output()).toContain("Written by: ");

    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Another Grantwright server is using ${dataDir}.`);

    const person = await signInAtProcess(first);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    let during = await person.document(doc.id);
    while (during.sections.length < 3) during = await person.document(doc.id);
    first.child.kill("SIGKILL");
    await first.ended;

    const third = await untilReady(launch({ WRITER_PACE_MS: "20", LOG_LEVEL: "info" }));
    const back = movedTo(third, person);
    // At once: the queue itself would take more than a minute to notice.
    expect(third.output()).toContain("what was being worked on goes on");
    expect((await back.finished(body.taskId)).status).toBe("done");
    const after = await back.document(doc.id);
    expect(after.versions).toHaveLength(1);
    expect(after.sections.filter(({ id }) => during.sections.some((early) => early.id === id))).toHaveLength(
      during.sections.length,
    );
    expect((await back.get("/a/me")).body.freeCredits).toEqual({ welcome: 2 });
    expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(1);

    third.child.kill("SIGTERM");
    expect(await third.ended).toBe(0);
  });

  it("sends once, after it was killed and started again, a mail that waited", async () => {
    const first = await untilReady(launch());
    const person = await signInAtProcess(first);
    first.child.kill("SIGTERM");
    await first.ended;

    const second = await untilReady(launch({ SMTP_URL: "smtp://127.0.0.1:1" }));
    const back = movedTo(second, person);
    const request = { subject: "Waiting", content: "Is anybody there?", priority: "high" };
    expect((await back.post("/a/help/messages", request)).status).toBe(201);
    const until = Date.now() + 30_000;
    while (!second.output().includes("a mail could not be sent") && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    second.child.kill("SIGKILL");
    await second.ended;

    const outbox = join(dataDir, "outbox");
    const before = readdirSync(outbox).length;
    await untilReady(launch());
    while (readdirSync(outbox).length === before && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
    expect(mails).toHaveLength(before + 1);
    expect(mails.filter((raw) => raw.includes("Subject: Urgent: Waiting"))).toHaveLength(1);
  });

  it("hands the work of a killed process to another one on the same PostgreSQL", async () => {
    const url = inject("postgresUrl");
    const name = `start_${newId()}`;
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const shared = { DATABASE_URL: `${url}/${name}` };
    const [web, worker] = [
      launch({ ...shared, ROLE: "web" }),
      launch({ ...shared, ROLE: "worker", WRITER_PACE_MS: "500" }),
    ];
    await Promise.all([untilReady(web), untilReady(worker)]);
    expect(await (await fetch(`${web.address}/healthz`)).json()).toMatchObject({ worker: "none" });
    const person = await signInAtProcess(web);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    let during = await person.document(doc.id);
    while (during.sections.length < 2) during = await person.document(doc.id);
    worker.child.kill("SIGKILL");
    await worker.ended;
    await untilReady(launch({ ...shared, ROLE: "all", WRITER_PACE_MS: "0" }));
    expect((await person.finished(body.taskId)).status).toBe("done");
    expect((await person.document(doc.id)).versions).toHaveLength(1);
    expect((await person.get("/a/me")).body.freeCredits).toEqual({ welcome: 2 });
  });

  it("never writes a token into its log", async () => {
    const server = await untilReady(launch({ LOG_LEVEL: "trace", PUBLIC_URL: "http://localhost:9" }));
    const person = await signInAtProcess(server);
    await person.get(`/p/published/docs?search=secret-search`);
    const structured = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .join("\n");
    // A busy machine hands the lines over later than the answers.
    await vi.waitFor(() => expect(structured()).toContain("/api/p/published/docs"), { timeout: 30_000 });
    expect(structured()).not.toMatch(/token=|secret-search|gw_session/);
    const [mail] = readdirSync(join(dataDir, "outbox"));
    expect(readFileSync(join(dataDir, "outbox", mail ?? ""), "utf8")).toContain("token=");
  });
});
