import { connect } from "node:net";
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { operationTable } from "@grantwright/api-client";
import { startFakeModelService } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { WriterError } from "../src/capabilities/writer/writerError.ts";
import type { Browser } from "./support/browser.ts";
import { description, goodText, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { createRecordingMailer } from "./support/recordingMailer.ts";
import { createGate, createScriptedWriter } from "./support/scriptedWriter.ts";
import { bothDatabases, startTestServer, useServer, type TestServer } from "./support/testServer.ts";

const settings = { METRICS_PORT: "0", PUBLIC_URL: "https://grants.example.org", TRUST_PROXY: "loopback" };

async function readMetrics(server: Pick<TestServer, "metricsPort">): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  return answer.text();
}

/** The figure of a series with just these labels; 0 where there is none yet. */
function figure(text: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.filter((line) => wanted.every((label) => line.includes(label)));
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" ") + 1)), 0);
}

/** Waits until a series has a figure: calls are counted once their line is closed. */
async function until(server: TestServer, name: string, labels: Record<string, string>, least = 1): Promise<string> {
  const end = Date.now() + 20_000;
  for (;;) {
    const text = await readMetrics(server);
    if (figure(text, name, labels) >= least) return text;
    if (Date.now() > end) throw new Error(`${name} ${JSON.stringify(labels)} is not ${least}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const labelNames = new Set(
  "operation method status outcome kind direction state le quantile type version major minor patch space".split(" "),
);
const operations = new Set([...Object.keys(operationTable), "other"]);

describe.each(bothDatabases)("metrics on %s", (kind) => {
  const { mailer, sent } = createRecordingMailer();
  const gate = createGate();
  let isRefusing = false;
  const writer = createScriptedWriter((_index, _id, signal) => {
    if (isRefusing) throw new WriterError("refused", "Not that.");
    return gate.wait(signal);
  });
  const server = useServer(kind, { ...settings, PUBLIC_URL: "http://localhost:3000" }, { mailer, writer });
  let person: Browser;
  beforeAll(async () => {
    person = server.browser();
    await person.post("/p/auth/email", { email: "ines.okafor@example.org" });
    const token = /token=([\w-]{43})/.exec(sent[0]?.text ?? "")?.[1];
    await person.post("/p/auth/token", { token });
  });

  it("count calls, saves, conflicts, refusals, mails, tasks, what waits and streams", async () => {
    const doc = await makeCompleteDocument(person);
    const stale = { "if-match": `"${doc.revision - 1}"` };
    const save = { id: doc.id, draft: [], generate: false };
    expect((await person.post("/a/docs", save, stale)).status).toBe(412);
    expect((await server.browser().get("/a/me")).status).toBe(401);
    await fetch(`${server.address}/nowhere/${doc.id}`);
    for (let tries = 0; tries < 12; tries += 1)
      await server
        .browser()
        .post("/p/auth/password", { email: "ines.okafor@example.org", password: "a guess of mine" });

    const stream = await LiveStream.open(person);
    let text = await until(server, "grantwright_live_streams", {});
    stream.end();
    expect(figure(text, "grantwright_saves_total", { operation: "saveDoc", outcome: "taken" })).toBeGreaterThanOrEqual(
      2,
    );
    expect(figure(text, "grantwright_saves_total", { operation: "saveDoc", outcome: "conflict" })).toBe(1);
    expect(figure(text, "grantwright_http_requests_total", { operation: "getMe", method: "GET", status: "4xx" })).toBe(
      1,
    );
    expect(figure(text, "grantwright_http_requests_total", { operation: "other" })).toBe(1);
    expect(figure(text, "grantwright_http_request_duration_seconds_count", { operation: "saveDoc" })).toBeGreaterThan(
      2,
    );
    expect(figure(text, "grantwright_http_requests_in_progress")).toBe(0);
    expect(figure(text, "grantwright_rate_limited_total", { operation: "signInWithPassword" })).toBe(2);
    expect(figure(text, "grantwright_mails_total", { outcome: "sent" })).toBe(1);
    expect(figure(text, "grantwright_database_up")).toBe(1);
    expect(text).toContain('grantwright_queue_waiting{kind="proposal"} 0');

    const { body } = await person.post("/a/docs", {
      ...save,
      draft: doc.fields.filter(({ auto, hidden }) => !auto && !hidden).map(({ id }) => ({ id, userText: goodText })),
      generate: true,
    });
    await gate.reached;
    gate.open();
    await person.finished(body.taskId);
    await until(server, "grantwright_task_duration_seconds_count", { kind: "proposal", outcome: "done" });
    isRefusing = true;
    const { body: again } = await person.post("/a/docs", { ...save, generate: true });
    await person.finished(again.taskId);
    text = await until(server, "grantwright_task_duration_seconds_count", { kind: "proposal", outcome: "failed" });
    if (kind === "postgres") expect(text).toMatch(/^grantwright_database_connections\{state="idle"\} [1-9]/m);
    else expect(text).not.toMatch(/^grantwright_database_connections\{/m);
    await person.post("/a/help/messages", { subject: "Waiting", content: "Is anybody there?", priority: "high" });
    await until(server, "grantwright_mails_total", { outcome: "sent" }, 2);
  });

  it("have labels that are bounded, and nothing of anybody", async () => {
    const id: string = (await person.get("/a/me")).body.id;
    await server.app.inject({ method: "PROPFIND" as never, url: "/api/a/docs" });
    await fetch(`${server.address}/api/p/auth/${"x".repeat(40)}`, { method: "DELETE" });
    const text = await until(server, "grantwright_http_requests_total", { operation: "other", method: "DELETE" });
    for (const [, inside = ""] of text.matchAll(/^\w+\{(.*)\} /gm))
      for (const [, label = "", value = ""] of inside.matchAll(/(\w+)="([^"]*)"/g)) {
        expect(labelNames, label).toContain(label);
        if (label === "operation") expect(operations, value).toContain(value);
        if (label === "status") expect(value).toMatch(/^(?:[1-5]xx|aborted)$/);
      }
    for (const secret of [id, "ines", "example.org", "/api", "127.0.0.1", goodText, "guess"])
      expect(text).not.toContain(secret);
  });

  it("are served at their own port and at one address of it alone", async () => {
    const at = `http://127.0.0.1:${server.metricsPort}`;
    expect((await fetch(`${at}/`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: "POST" })).status).toBe(404);
    expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain("grantwright_");
  });
});

describe("metrics", () => {
  const stops: TestServer[] = [];
  afterEach(async () => {
    for (const server of stops.splice(0)) await server.stop();
  });
  const start = async (...given: Parameters<typeof startTestServer>) => {
    const server = await startTestServer(...given);
    stops.push(server);
    return server;
  };

  it("are nowhere, and counted nowhere, with no port for them", async () => {
    const server = await start("embedded");
    expect([server.metricsPort, server.context.metrics]).toEqual([undefined, undefined]);
  });

  it("are served by a process that only works in the background", async () => {
    const server = await start("postgres", { ...settings, ROLE: "worker" });
    expect(figure(await readMetrics(server), "grantwright_database_up")).toBe(1);
  });

  it("tell of requests to a model, with their tokens and outcome", async () => {
    const service = await startFakeModelService((_request, index) =>
      index === 0
        ? { status: 503 }
        : { text: JSON.stringify({ grantName: "Gardens", sections: [] }), usage: { in: 1200, out: 34 } },
    );
    onTestFinished(service.close);
    const server = await start("embedded", {
      ...settings,
      PUBLIC_URL: "http://localhost:3000",
      AI_BASE_URL: service.baseUrl,
      AI_MODEL: "fake",
    });
    const person = await server.signIn();
    await makeDraft(person, { text: description });
    const text = await readMetrics(server);
    const name = "grantwright_model_request_duration_seconds_count";
    expect(figure(text, name, { outcome: "unavailable" })).toBe(1);
    expect(figure(text, name, { outcome: "ok" })).toBe(1);
    expect(figure(text, "grantwright_model_tokens_total", { direction: "in" })).toBe(1200);
    expect(figure(text, "grantwright_model_tokens_total", { direction: "out" })).toBe(34);
    expect(figure(text, "grantwright_task_duration_seconds_count", { kind: "outline", outcome: "done" })).toBe(1);
  });

  it("tell of mails that could not be sent, and of a client that went away", async () => {
    const { mailer } = createRecordingMailer(() => {
      throw new Error("no");
    });
    const server = await start("embedded", settings, { mailer });
    expect((await server.browser().post("/p/auth/email", { email: "x@example.org" })).status).toBe(503);
    const line = connect(server.port, "127.0.0.1");
    line.write(
      "POST /api/p/auth/email HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    line.destroy();
    const text = await until(server, "grantwright_http_requests_total", { status: "aborted" });
    expect(figure(text, "grantwright_mails_total", { outcome: "failed" })).toBe(1);
  });

  it("are served while the database does not answer, and say so", async () => {
    const server = await start("embedded", settings);
    const { select } = server.context.db;
    onTestFinished(() => void Object.assign(server.context.db, { select }));
    Object.assign(server.context.db, {
      select: () => {
        throw new Error("gone");
      },
    });
    const text = await readMetrics(server);
    expect(figure(text, "grantwright_database_up")).toBe(0);
    expect(text).not.toContain("grantwright_queue_waiting{");
  });
});
