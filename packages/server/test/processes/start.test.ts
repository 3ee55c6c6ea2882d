import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { newId } from "../../src/kernel/ids.ts";
import { Browser } from "../support/browser.ts";
import { completeSave, makeCompleteDocument } from "../support/fixtures.ts";

const main = join(import.meta.dirname, "../../src/main.ts");

/** A server in a process of its own. */
interface ServerProcess {
  child: ChildProcess;
  output: () => string;
  address: string;
  ended: Promise<number | null>;
}

let nextPort = 10_000 + (process.pid % 20_000);

// Each test starts several servers, which on a busy machine takes minutes.
describe("a server process", { timeout: 600_000 }, () => {
  let dataDir: string;
  const running: ServerProcess[] = [];

  function launch(settings: Record<string, string> = {}): ServerProcess {
    const port = String(nextPort++);
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: port,
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...settings,
    };
    const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
    const process_ = { child, output: () => output, address: `http://127.0.0.1:${port}`, ended };
    running.push(process_);
    return process_;
  }

  async function ready(server: ServerProcess): Promise<ServerProcess> {
    const until = Date.now() + 180_000;
    while (Date.now() < until) {
      if (server.child.exitCode !== null) throw new Error(server.output());
      const isUp = await fetch(`${server.address}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return server;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Not ready in three minutes: ${server.output()}`);
  }

  async function signIn(server: ServerProcess): Promise<Browser> {
    const person = new Browser(server.address);
    await person.post("/p/auth/email", { email: `person-${newId()}@example.org` });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await person.post("/p/auth/token", { token: /token=([\w-]{43})\s*$/.exec(server.output())?.[1] });
    return person;
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
    const first = await ready(launch({ WRITER_PACE_MS: "400" }));
    expect(first.output()).toContain(`Grantwright is ready at http://localhost:${new URL(first.address).port}`);
    expect(first.output()).toContain(`Mail goes to ${join(dataDir, "outbox")}`);
    expect(first.output()).toContain("Written by: ");

    const second = launch();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Another Grantwright server is using ${dataDir}.`);

    const person = await signIn(first);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    let during = await person.document(doc.id);
    while (during.sections.length < 3) during = await person.document(doc.id);
    first.child.kill("SIGKILL");
    await first.ended;

    const third = await ready(launch({ WRITER_PACE_MS: "20", LOG_LEVEL: "info" }));
    const back = Object.assign(new Browser(third.address), { cookie: person.cookie });
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
    const first = await ready(launch());
    const person = await signIn(first);
    first.child.kill("SIGTERM");
    await first.ended;

    const second = await ready(launch({ SMTP_URL: "smtp://127.0.0.1:1" }));
    const back = Object.assign(new Browser(second.address), { cookie: person.cookie });
    const request = { subject: "Waiting", content: "Is anybody there?", priority: "high" };
    expect((await back.post("/a/help/messages", request)).status).toBe(201);
    const until = Date.now() + 30_000;
    while (!second.output().includes("a mail could not be sent") && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    second.child.kill("SIGKILL");
    await second.ended;

    const outbox = join(dataDir, "outbox");
    const before = readdirSync(outbox).length;
    await ready(launch());
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
    await Promise.all([ready(web), ready(worker)]);
    expect(await (await fetch(`${web.address}/healthz`)).json()).toMatchObject({ worker: "none" });
    const person = await signIn(web);
    const doc = await makeCompleteDocument(person);
    const { body } = await person.post("/a/docs", completeSave(doc, true));
    let during = await person.document(doc.id);
    while (during.sections.length < 2) during = await person.document(doc.id);
    worker.child.kill("SIGKILL");
    await worker.ended;
    await ready(launch({ ...shared, ROLE: "all", WRITER_PACE_MS: "0" }));
    expect((await person.finished(body.taskId)).status).toBe("done");
    expect((await person.document(doc.id)).versions).toHaveLength(1);
    expect((await person.get("/a/me")).body.freeCredits).toEqual({ welcome: 2 });
  });

  it("never writes a token into its log", async () => {
    const server = await ready(launch({ LOG_LEVEL: "trace", PUBLIC_URL: "http://localhost:9" }));
    const person = await signIn(server);
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
