import type { Schemas } from "@grantwright/api-client";
import { compareTexts, type ChangePart } from "../docs/compareTexts.ts";
import type { Suggestion, WriterInput } from "../writer/writer.ts";
import { composeSummary, type SummarySource } from "../writer/offline/composeSummary.ts";
import { reviewSections } from "../writer/offline/review/reviewSections.ts";
import type { TextLimits } from "../writer/text/fitToLimits.ts";
import { readCall } from "../templates/call/readCall.ts";

/** Two texts, the older one first. */
export type TextPair = [before: string, after: string];

/** Compares texts; all together take `budgetMs` milliseconds at most, and what is not compared by then is shown as replaced. */
function compareAll(pairs: TextPair[], budgetMs: number): ChangePart[][] {
  const end = performance.now() + budgetMs;
  return pairs.map(([before, after]) => compareTexts(before, after, Math.max(0, end - performance.now())));
}

/** A summary, and the sentences of it and of those before it. */
function summarize(sources: SummarySource[], limits: TextLimits, before: ReadonlySet<string>) {
  const used = new Set(before);
  return { text: composeSummary(sources, limits, used), used };
}

/** What is done in a thread of its own where a text is long, so that the server answers everybody else meanwhile. */
export const apartJobs = {
  readCall: (text: string): Schemas["CallReading"] => readCall(text),
  compareAll,
  composeSummary: summarize,
  reviewSections: (input: WriterInput): Suggestion[] => reviewSections(input),
};

export type ApartJobs = typeof apartJobs;
