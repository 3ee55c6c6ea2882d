import type { WriterErrorKind } from "../writerError.ts";

/** One request to a model, as far as it is told to those who watch the server. */
export interface ModelCall {
  /** `schemaRefused`: the service knows no JSON schema, and is asked without; `aborted`: nobody waits for it any more. */
  outcome: "ok" | WriterErrorKind | "schemaRefused" | "aborted";
  seconds: number;
  /** As the service counts them; undefined where it does not say. */
  tokensIn: number | undefined;
  tokensOut: number | undefined;
}
