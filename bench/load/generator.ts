// Calls a server of this machine at a rate, as many people at once, in a process of its own so that what it takes itself can be told apart.
// Reads an Order from its input, prints an Outcome.
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
  ...(order.rate && { overallRate: order.rate }),
  setupClient: (client) => {
    const share = Math.floor(requests.length / order.connections) || 1;
    const from = (connection++ * share) % requests.length;
    client.setRequests(requests.slice(from, from + share));
  },
});
const outcome: Outcome = {
  rate: result.requests.total / result.duration,
  half: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
console.log(JSON.stringify(outcome));
