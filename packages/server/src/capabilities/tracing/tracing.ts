import { AsyncLocalStorage } from "node:async_hooks";

/** What is told of a span. Nothing of a person ever is: no id, no address, no text. */
export type SpanFacts = Record<string, string | number | boolean>;

/** What does the work of a span: it answers somebody, asks somebody, takes work from the queue, or neither. */
type SpanKind = "server" | "client" | "consumer" | "internal";

/** How a span ended. */
export interface SpanEnd {
  facts?: SpanFacts;
  /** Whether what was done came to nothing by our own fault or that of somebody who was asked. */
  isFailed?: boolean;
}

/** A span whose work is under way. */
export interface OpenSpan {
  /** 32 hexadecimal digits, as the log names it. */
  readonly traceId: string;
  /** Does a part of its work: spans that begin in it are its children, and lines of the log have its trace. */
  run<Result>(work: () => Result): Result;
  /** To be called once. */
  end(how: SpanEnd): void;
}

/** A span that begins. */
export interface NewSpan {
  name: string;
  kind: SpanKind;
  facts: SpanFacts;
  /** Where it belongs: below the span that is under way (`current`), in a new trace (`none`), or where a W3C `traceparent` says. */
  parent: "current" | "none" | { traceparent: string | undefined };
}

/** What tells of the server's work, step by step, to whoever collects traces. */
export interface Tracing {
  begin(span: NewSpan): OpenSpan;
  /** Tells of work that took so many seconds and has ended just now, as a part of the span that is under way. */
  ended(span: Omit<NewSpan, "parent"> & SpanEnd, seconds: number): void;
  /** Sends what waits, and gives up after two seconds. */
  close(): Promise<void>;
}

/** The span that is under way. */
export const currentSpan = new AsyncLocalStorage<OpenSpan>();

/** Adds the trace that is under way to a line of the log. */
export function traceOfLine(): { trace_id?: string } {
  const span = currentSpan.getStore();
  return span ? { trace_id: span.traceId } : {};
}

/** Does work as a part of a span, where there is one. */
export const within = <Result>(span: OpenSpan | undefined, work: () => Result): Result =>
  span ? span.run(work) : work();
