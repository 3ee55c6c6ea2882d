import type { Config } from "../kernel/config.ts";
import { fail, ok, tried, warn, type Finding } from "./finding.ts";

const part = "traces";
const patienceMs = 10_000;

/** Whether the collector of traces answers and takes the key: an empty list of traces is sent. */
export const checkTraces = ({ tracing }: Pick<Config, "tracing">): Promise<Finding[]> =>
  tried(part, "See that OTEL_EXPORTER_OTLP_ENDPOINT is right, and that the collector runs.", async () => {
    if (!tracing) return [];
    const { status, ok: isTaken } = await fetch(tracing.url, {
      method: "POST",
      headers: { ...tracing.headers, "content-type": "application/json" },
      body: JSON.stringify({ resourceSpans: [] }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    const { host } = new URL(tracing.url);
    if (isTaken) return [ok(part, `${host} takes them`)];
    if (status === 401 || status === 403)
      return [fail(part, `${host} refuses the key (${status}). See that OTEL_EXPORTER_OTLP_HEADERS is right.`)];
    return [warn(part, `${host} answers ${status}. See that it takes OTLP over HTTP as JSON at that address.`)];
  });
