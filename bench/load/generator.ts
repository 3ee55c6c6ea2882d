// Calls a server of this machine at a rate, as many people at once, in a process of its own so that what it takes itself can be told apart.
// Reads an Order from its input, prints an Outcome.
import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import autocannon, { type Request, type Result } from "autocannon";

/** What is to be called. */
export interface Order {
  /** Of this machine: nothing else is ever called. */
  url: string;
  /** Calls a second, all together; as many as are answered without. */
  rate?: number;
  connections: number;
  seconds: number;
  /** Each connection takes these in turn, from a place of its own on. */
  calls: { method: "GET" | "POST"; path: string; cookie: string; body?: string; version?: number }[];
}

/** What came of it. */
export interface Outcome {
  /** Calls answered a second. */
  rate: number;
  /** Milliseconds; calls that had to wait for their turn count from when they were due. */
  half: number;
  p99: number;
  /** Answers but 2xx, and calls without one. */
  failed: number;
}

const text = await new Response(process.stdin as never).text();
const order = JSON.parse(text) as Order;
if (!["127.0.0.1", "localhost"].includes(new URL(order.url).hostname))
  throw new Error("This calls servers of this machine alone.");

/** How often calls of a rate are sent, in milliseconds: a few at a time, as people's pages do, and not a second's all at once. */
const everyMs = 10;

/** Calls that are sent when they are due, whatever the server makes of those before. */
async function callAtRate(rate: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const took: number[] = [];
  const pending = new Set<Promise<void>>();
  let failed = 0;
  const call = (at: number, due: number) =>
    new Promise<void>((done) => {
      const { path, cookie } = order.calls[at % order.calls.length]!;
      const sent = get(order.url + path, { agent, headers: { cookie } }, (answer) => {
        if (answer.statusCode !== 200) failed += 1;
        answer.resume().on("end", () => {
          took.push(performance.now() - due);
          done();
        });
      });
      sent.on("error", () => {
        failed += 1;
        done();
      });
    });
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < order.seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * rate);
    for (; count < due; count += 1) {
      const one = call(count, began + (count / rate) * 1_000).finally(() => pending.delete(one));
      pending.add(one);
    }
    await wait(everyMs);
  }
  await Promise.all(pending);
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  took.sort((one, other) => one - other);
  const share = (part: number) => Math.round(took[Math.floor(took.length * part)] ?? 0);
  return { rate: took.length / seconds, half: share(0.5), p99: share(0.99), failed };
}

/** Calls that are sent as fast as those before are answered. */
async function callAsFastAsItCan(): Promise<Outcome> {
  const versions = new Map<string, number>();
  const requests = order.calls.map(({ method, path, cookie, body, version }): Request => {
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    if (version === undefined) return { method, path, headers };
    return {
      method,
      path,
      setupRequest: (request) => ({
        ...request,
        body: body ?? "",
        headers: { ...headers, "if-match": `"${versions.get(cookie) ?? version}"` },
      }),
      onResponse: (_status, answer) => void versions.set(cookie, (JSON.parse(answer) as { revision: number }).revision),
    };
  });

  let connection = 0;
  const result: Result = await autocannon({
    url: order.url,
    connections: order.connections,
    duration: order.seconds,
    setupClient: (client) => {
      const share = Math.floor(requests.length / order.connections) || 1;
      const from = (connection++ * share) % requests.length;
      client.setRequests(requests.slice(from, from + share));
    },
  });
  return {
    rate: result.requests.total / result.duration,
    half: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

console.log(JSON.stringify(await (order.rate ? callAtRate(order.rate) : callAsFastAsItCan())));
