import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics, MetricsSources } from "./metrics.ts";
import { registerMetrics } from "./registerMetrics.ts";

/** Metrics that are served. */
export interface ServedMetrics {
  metrics: Metrics;
  /** The port that it really got. */
  port: number;
  close(): Promise<void>;
}

/** Counts, and serves the figures at `/metrics` and nothing else. Rejects where it cannot listen there. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  sources: MetricsSources,
): Promise<ServedMetrics> {
  const { metrics, registry, refresh } = registerMetrics(sources);
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    refresh()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  return {
    metrics,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
