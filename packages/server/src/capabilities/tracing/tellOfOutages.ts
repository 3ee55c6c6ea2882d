import { ExportResultCode, type ExportResult } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";

/** Hears when spans are not taken any more, and when they are again: once each, not at every batch. */
export interface Outages {
  /** `why` is a code of the network (`ECONNREFUSED`) or a status, and nothing that the collector wrote. */
  away(why: string | undefined): void;
  back(): void;
}

function reasonOf({ error }: ExportResult): string | undefined {
  const code: unknown = (error as { code?: unknown } | undefined)?.code;
  return typeof code === "string" || typeof code === "number" ? String(code) : undefined;
}

/** An exporter that sends what another does, and tells whether that is taken. What is not taken is lost. */
export function tellOfOutages(exporter: SpanExporter, outages: Outages): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS;
        if (isTaken && isAway) outages.back();
        if (!isTaken && !isAway) outages.away(reasonOf(result));
        isAway = !isTaken;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
