import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number; message?: string };
  events?: unknown[];
}

/** A span as it came to a collector, with what it tells by name. */
interface ReceivedSpan extends Omit<SentSpan, "attributes"> {
  facts: Record<string, unknown>;
}

interface Payload {
  resourceSpans: {
    resource: { attributes: SentSpan["attributes"] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector of traces on this machine. */
export interface OtlpReceiver {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  endpoint: string;
  spans: ReceivedSpan[];
  /** What it was sent, as it came. */
  bodies: string[];
  requests: { path: string | undefined; headers: IncomingHttpHeaders }[];
  /** What the server is called in the last payload. */
  resource: Record<string, unknown>;
  /** What it answers from now on, 200 at first. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

const factsOf = (attributes: SentSpan["attributes"]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a collector that takes OTLP over HTTP as JSON, and keeps what it gets. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  let status = 200;
  const [spans, bodies, requests]: [ReceivedSpan[], string[], OtlpReceiver["requests"]] = [[], [], []];
  const resource = {};
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ path: request.url, headers: request.headers });
    if (status === 200) {
      bodies.push(body);
      for (const { resource: of, scopeSpans } of (JSON.parse(body) as Payload).resourceSpans) {
        Object.assign(resource, factsOf(of.attributes));
        for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, facts: factsOf(attributes) });
      }
    }
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    requests,
    resource,
    answerWith: (next) => void (status = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
