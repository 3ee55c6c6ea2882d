import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { startFakeModelService } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { openTracing } from "../src/capabilities/tracing/openTracing.ts";
import { description, makeDraft } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { startOtlpReceiver, type OtlpReceiver } from "./support/otlpReceiver.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";

const server = 2;
const client = 3;
const consumer = 5;

async function startReceiver(): Promise<OtlpReceiver> {
  const receiver = await startOtlpReceiver();
  onTestFinished(receiver.close);
  return receiver;
}

async function start(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const started = await startTestServer(...given);
  onTestFinished(() => started.stop());
  return started;
}

const linesOf = ({ logLines }: TestServer) => logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe.each(bothDatabases)("traces on %s", (kind) => {
  it("tell of calls, tasks, requests to a model and mails, each in its trace, and nothing of anybody", async () => {
    const receiver = await startReceiver();
    const service = await startFakeModelService((_request, index) =>
      index === 0
        ? { status: 503 }
        : { text: JSON.stringify({ grantName: "Zinnia Gardens", sections: [] }), usage: { in: 1200, out: 34 } },
    );
    onTestFinished(service.close);
    const running = await start(kind, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
      OTEL_SERVICE_NAME: "grants",
      AI_BASE_URL: service.baseUrl,
      AI_MODEL: "tiny",
    });
    const email = "zora.marker@example.org";
    const person = await running.signIn(email);
    const token = running.lastToken();
    const { id, name } = (await person.get("/a/me")).body;
    const doc = await makeDraft(person, { text: description });
    await person.get(`/a/docs/${doc.id}`);
    await running.browser().get(`/p/invites/${"s".repeat(43)}`);
    await person.post("/p/auth/email", { email, forceEmail: true });
    await person.post("/a/help/messages", { subject: "Marker subject", content: "Marker words", priority: "high" });
    await expect
      .poll(() => receiver.spans.filter((span) => span.name === "send mail").length, { timeout: 20_000 })
      .toBe(3);
    (await LiveStream.open(person)).end();
    await fetch(`${running.address}/nowhere`);
    await running.stop();

    const named = (wanted: string) => receiver.spans.filter((span) => span.name === wanted);
    const [call] = named("GET /a/docs/:id getDoc");
    expect(call).toMatchObject({
      kind: server,
      facts: {
        "http.request.method": "GET",
        "http.route": "/a/docs/:id",
        "http.response.status_code": 200,
        "grantwright.operation": "getDoc",
      },
    });
    expect(call?.parentSpanId).toBeUndefined();
    const line = linesOf(running).find(({ operation }) => operation === "getDoc");
    expect(line).toMatchObject({ msg: "answered", trace_id: call?.traceId });

    const [task] = named("task outline");
    expect(task).toMatchObject({
      kind: consumer,
      facts: { "grantwright.task.kind": "outline", "grantwright.task.attempt": 1, "grantwright.outcome": "done" },
    });
    expect(task?.parentSpanId).toBeUndefined();
    const asked = named("chat tiny");
    expect(asked.map(({ facts, status }) => [facts["grantwright.outcome"], status.code ?? 0])).toEqual([
      ["unavailable", 2],
      ["ok", 0],
    ]);
    for (const each of asked)
      expect([each.kind, each.traceId, each.parentSpanId]).toEqual([client, task?.traceId, task?.spanId]);
    expect(asked[1]?.facts).toMatchObject({ "gen_ai.usage.input_tokens": 1200, "gen_ai.usage.output_tokens": 34 });

    // Those of links are a part of the calls which asked for them; the third waited in the queue.
    const parents = named("send mail").map(
      ({ parentSpanId }) => receiver.spans.find(({ spanId }) => spanId === parentSpanId)?.name,
    );
    const asking = "POST /p/auth/email requestSignInLink";
    expect(parents.toSorted()).toEqual([asking, asking, undefined]);
    const event = linesOf(running).findLast(({ event: found }) => found === "linkAsked");
    const ofEvent = receiver.spans.filter(({ traceId }) => traceId === event?.trace_id).map((span) => span.name);
    expect(ofEvent.toSorted()).toEqual([asking, "send mail"]);
    expect(receiver.spans.some((span) => /openLive|nowhere|other/.test(span.name))).toBe(false);

    expect(receiver.resource).toMatchObject({ "service.name": "grants", "service.version": expect.any(String) });
    expect(receiver.requests[0]).toMatchObject({ path: "/v1/traces", headers: { "x-key": "a key" } });
    const cookies = person.cookie.split("; ").map((pair) => pair.slice(pair.indexOf("=") + 1));
    const secrets = [
      email,
      name,
      id,
      doc.id,
      token,
      "s".repeat(43),
      "zora",
      "arker",
      "Zinnia",
      "127.0.0.1",
      "gw_session",
    ];
    const payload = receiver.bodies.join("\n");
    for (const secret of [
      ...secrets,
      ...description.split(/[.\n]/).filter((part) => part.trim().length > 5),
      ...cookies.filter((cookie) => cookie.length > 10),
    ])
      expect(payload).not.toContain(secret);
    for (const { status, events = [] } of receiver.spans) expect([status.message, events]).toEqual([undefined, []]);
  });
});

describe("a traceparent", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const calledWith = async (traceparent: string, settings: Record<string, string>) => {
    const receiver = await startReceiver();
    const running = await start("embedded", {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${receiver.endpoint}/traces`,
      ...settings,
    });
    await fetch(`${running.address}/api/a/me`, { headers: { traceparent, tracestate: "who=anybody" } });
    await running.stop();
    expect(receiver.requests.every(({ path }) => path === "/traces")).toBe(true);
    return receiver.spans.filter(({ name }) => name === "GET /a/me getMe");
  };

  it("of a trusted proxy is continued, whether it is sent or not", async () => {
    const sampled = await calledWith(`00-${traceId}-b7ad6b7169203331-01`, { TRUST_PROXY: "loopback" });
    expect(sampled).toMatchObject([{ traceId, parentSpanId: "b7ad6b7169203331" }]);
    expect(await calledWith(`00-${traceId}-b7ad6b7169203331-00`, { TRUST_PROXY: "loopback" })).toEqual([]);
  });

  it("of somebody else, or that is none, is not", async () => {
    const [foreign] = await calledWith(`00-${traceId}-b7ad6b7169203331-01`, {});
    const [wrong] = await calledWith(`00-${traceId}-b7ad6b7169203331`, { TRUST_PROXY: "loopback" });
    for (const span of [foreign, wrong]) {
      expect(span?.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect([span?.traceId === traceId, span?.parentSpanId]).toEqual([false, undefined]);
    }
  });
});

describe("a server that sends traces", () => {
  it("answers as ever where the collector is away, says so once and without a header, and stops soon", async () => {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as AddressInfo;
    listener.close();
    const running = await start("embedded", {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=sesame-5",
    });
    for (let calls = 0; calls < 20; calls += 1) expect((await running.browser().get("/a/me")).status).toBe(401);
    const outages = () => linesOf(running).filter(({ msg }) => String(msg).startsWith("the collector"));
    await expect.poll(outages, { timeout: 40_000 }).toHaveLength(1);
    expect(outages()[0]).toMatchObject({ level: 40, code: "ECONNREFUSED" });
    await running.browser().get("/a/me");
    const began = performance.now();
    await running.stop();
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(outages()).toHaveLength(1);
    expect(running.logLines.join("\n")).not.toContain("sesame");
  });

  it("says once that what it sends is not taken, and once that it is again", async () => {
    const receiver = await startReceiver();
    receiver.answerWith(400);
    const told: (string | undefined)[] = [];
    const tracing = openTracing(
      { url: receiver.endpoint, headers: {}, serviceName: "grants", sampler: "always_on", ratio: 1 },
      { away: (why) => told.push(`away ${why}`), back: () => told.push("back") },
      10,
    );
    const sendOne = async () => {
      const before = receiver.requests.length;
      tracing.ended({ name: "step", kind: "internal", facts: {} }, 0.5);
      await expect.poll(() => receiver.requests.length).toBe(before + 1);
    };
    await sendOne();
    await sendOne();
    await expect.poll(() => told).toEqual(["away 400"]);
    receiver.answerWith(200);
    await sendOne();
    await sendOne();
    await tracing.close();
    expect(told).toEqual(["away 400", "back"]);
    expect(receiver.spans.map(({ name }) => name)).toEqual(["step", "step"]);
  });

  it("sends none, and has no trace in its log, without a setting for it", async () => {
    const running = await start("embedded", { OTEL_SERVICE_NAME: "grants" });
    await running.browser().get("/a/me");
    expect(running.context.tracing).toBeUndefined();
    expect(running.logLines.join("\n")).not.toContain("trace_id");
  });
});
