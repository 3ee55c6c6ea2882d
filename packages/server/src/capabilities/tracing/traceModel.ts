import type { ModelCall } from "../writer/model/modelCall.ts";
import type { SpanFacts, Tracing } from "./tracing.ts";

/** Tells of each request to a model, by the names that OpenTelemetry has for them: which model, how many tokens, how it ended. No text. */
export const traceModel =
  (model: string, tracing: Pick<Tracing, "ended">) =>
  ({ outcome, seconds, tokensIn, tokensOut }: ModelCall): void => {
    const facts: SpanFacts = {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": model,
      "grantwright.outcome": outcome,
      ...(tokensIn !== undefined && { "gen_ai.usage.input_tokens": tokensIn }),
      ...(tokensOut !== undefined && { "gen_ai.usage.output_tokens": tokensOut }),
    };
    const isFailed = !["ok", "aborted", "schemaRefused"].includes(outcome);
    tracing.ended({ name: `chat ${model}`, kind: "client", facts, isFailed }, seconds);
  };
