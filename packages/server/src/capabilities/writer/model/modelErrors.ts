import { APICallError } from "ai";
import { WriterError } from "../writerError.ts";

const say = {
  refused:
    "The writing service declined to write this. Please look through the text for anything it may take amiss, and try again.",
  broken: "The writing service gave an answer that could not be used. Please try again.",
  timeout: "The writing service took too long. Please try again.",
  unavailable: "The writing service cannot be reached at the moment. Please try again in a few minutes.",
  overlong: "The writing service wrote more than the section allows. Please try again, or raise the limit.",
  notSetUp: "The writing service is not set up correctly. Please tell the people who run this site.",
} as const;

/** A failure with the words for its kind. */
export function writerError(kind: keyof typeof say, detail?: string): WriterError {
  return new WriterError(kind === "notSetUp" ? "unavailable" : kind, say[kind], detail);
}

/** Whether another try may help: not where the service is set up wrongly. */
export function isWorthRetrying(error: WriterError): boolean {
  return error.message !== say.notSetUp && error.kind !== "timeout";
}

const codeOf = (error: unknown): string | undefined => {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ("code" in at && typeof at.code === "string" && /^[A-Z_]{3,40}$/.test(at.code)) return at.code;
  }
  return undefined;
};

/** Any failure of a call as a WriterError. Nothing of the original message is passed on: it may hold keys or texts. */
export function toWriterError(error: unknown): WriterError {
  if (error instanceof WriterError) return error;
  if (error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)) return writerError("timeout");
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return writerError("unavailable", codeOf(error));
    const detail = `HTTP ${statusCode}`;
    if (statusCode === 408 || statusCode === 504) return writerError("timeout", detail);
    if (statusCode >= 500 || statusCode === 429) return writerError("unavailable", detail);
    if (statusCode >= 400) return writerError("notSetUp", detail);
    return writerError("broken", detail);
  }
  const code = codeOf(error);
  return code === undefined ? writerError("broken") : writerError("unavailable", code);
}

/** The longest that a service is waited for at its own word, in milliseconds: a person waits, too. */
const longestWaitMs = 30_000;

/** How long a service asks to be left alone (`Retry-After`), in milliseconds and within bounds; 0 where it does not say. */
export function askedToWait(error: unknown): number {
  const given = APICallError.isInstance(error) ? error.responseHeaders?.["retry-after"] : undefined;
  if (given === undefined) return 0;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1_000;
  return Math.max(0, Math.min(ms || 0, longestWaitMs));
}

/** Whether the service did not take the request as it was put: some know no JSON schema. */
export function isBadRequest(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}
