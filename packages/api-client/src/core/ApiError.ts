/**
 * A failed answer of the server, or no answer at all.
 * `status` is 0 when the server could not be reached; then `body` is empty.
 */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status, or 0 without an answer. */
  readonly status: number;
  /** The raw text of the answer. */
  readonly body: string;
  /** The path that was called, without prefix and query. */
  readonly path: string;
  /** After how many seconds the server asks to be called again; undefined where it does not say. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string, path: string, cause?: unknown, retryAfter?: number) {
    super(`${path} answered ${status || "nothing"}`, { cause });
    this.status = status;
    this.body = body;
    this.path = path;
    this.retryAfter = retryAfter;
  }

  /** What the server says to the person: `message` or `error` of a JSON body, else a short plain text; empty where there is none. */
  get serverMessage(): string {
    try {
      const { message, error } = JSON.parse(this.body) as { message?: unknown; error?: unknown };
      return [message, error].find((text) => typeof text === "string") ?? "";
    } catch {
      return this.body.length < 300 && !this.body.includes("<") ? this.body : "";
    }
  }

  /** The body as JSON; undefined where it is none. */
  json(): unknown {
    try {
      return JSON.parse(this.body) as unknown;
    } catch {
      return undefined;
    }
  }
}
