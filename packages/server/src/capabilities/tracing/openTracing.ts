import { setTimeout as wait } from "node:timers/promises";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../../kernel/config.ts";
import { releaseVersion } from "../../kernel/package/packageRoot.ts";
import { tellOfOutages, type Outages } from "./tellOfOutages.ts";
import { currentSpan, type NewSpan, type OpenSpan, type SpanEnd, type Tracing } from "./tracing.ts";

/** How long a server that stops waits until the last spans are sent, in milliseconds. */
const closingPatienceMs = 2_000;

const kinds: Record<NewSpan["kind"], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  switch (sampler) {
    case "always_on":
    case "always_off":
    case "traceidratio":
      return root[sampler]();
    case "parentbased_always_on":
      return new ParentBasedSampler({ root: root.always_on() });
    case "parentbased_always_off":
      return new ParentBasedSampler({ root: root.always_off() });
    case "parentbased_traceidratio":
      return new ParentBasedSampler({ root: root.traceidratio() });
  }
}

const propagator = new W3CTraceContextPropagator();

/** Where a `traceparent` says that a span belongs; a new trace where it is not well-formed. */
const contextOf = (traceparent: string | undefined): Context =>
  propagator.extract(ROOT_CONTEXT, traceparent, {
    get: (given, name) => (name === "traceparent" ? given : undefined),
    keys: () => ["traceparent"],
  });

/** A span of the SDK, with the context in which its children begin. */
class TracedSpan implements OpenSpan {
  readonly traceId: string;
  readonly #span: Span;
  readonly context: Context;

  constructor(span: Span, parent: Context) {
    this.#span = span;
    this.context = trace.setSpan(parent, span);
    this.traceId = span.spanContext().traceId;
  }

  run<Result>(work: () => Result): Result {
    return currentSpan.run(this, work);
  }

  end(how: SpanEnd): void {
    endSpan(this.#span, how);
  }
}

function endSpan(span: Span, { facts, isFailed }: SpanEnd, at?: number): void {
  if (facts) span.setAttributes(facts);
  // Without a message: those of errors may hold what people wrote.
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(at);
}

function currentContext(): Context {
  const current = currentSpan.getStore();
  return current instanceof TracedSpan ? current.context : ROOT_CONTEXT;
}

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON, in batches: at most `delayMs` milliseconds after they ended. Nothing is registered
 * for the process: libraries that could trace by themselves go on telling nothing.
 */
export function openTracing(settings: TracingSettings, outages: Outages, delayMs = 5_000): Tracing {
  const { url, headers, serviceName } = settings;
  const exporter = tellOfOutages(new OTLPTraceExporter({ url, headers }), outages);
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": serviceName, "service.version": releaseVersion }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
  });
  const tracer = provider.getTracer("grantwright", releaseVersion);
  return {
    begin({ name, kind, facts, parent }) {
      const context =
        parent === "current" ? currentContext() : parent === "none" ? ROOT_CONTEXT : contextOf(parent.traceparent);
      return new TracedSpan(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context), context);
    },
    ended({ name, kind, facts, ...how }, seconds) {
      const now = Date.now();
      const options = { kind: kinds[kind], attributes: facts, startTime: now - seconds * 1000 };
      endSpan(tracer.startSpan(name, options, currentContext()), how, now);
    },
    async close() {
      const late = wait(closingPatienceMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}
