import { ApiError } from "./ApiError.ts";
import type { Operation } from "./contract.ts";

/** How to make a client. */
export interface ApiClientOptions {
  /** Where the API stands: a path or an absolute address, `/api` by default. */
  baseUrl?: string;
  /** The team whose data the calls are about; the personal account without one. */
  teamId?: string | undefined;
  /**
   * The id of the person at the screen, asked before each call that may change something. It goes along as `Expected-User`: where
   * somebody else has signed in meanwhile, the server refuses the call with 401, and nothing is done in the other's name.
   */
  userId?: () => string | undefined;
  /** Stands in for the global fetch. */
  fetch?: typeof fetch;
  /** Called on any 401 or 403 but those of `/p/auth/*` and a 401 of `GET /a/me`, before the error is thrown. */
  onUnauthorized?: (error: ApiError) => void;
}

/** What every call takes besides its own arguments. */
export interface CallOptions {
  /** Ends the call; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page, where its body is small enough for that (browsers allow 64 kB). */
  keepalive?: boolean | undefined;
}

/** What goes into one request, whichever call it is; `RequestParts` says what each call takes. */
export interface AnyRequestParts extends CallOptions {
  path?: Record<string, string> | undefined;
  query?: object | undefined;
  body?: unknown;
  headers?: Record<string, string | undefined> | undefined;
}

/** A client of the API, bound to the personal account or to one team. */
export interface ApiClient {
  /** The prefix of every call. It starts every cache key, so that one team's data never shows for another. */
  readonly scope: string;
  /** The team that the client is bound to. */
  readonly teamId: string | undefined;
  /** Where a call stands, for a link. */
  address(operation: Operation, parts?: Pick<AnyRequestParts, "path" | "query">): string;
  /** Makes a call. Throws an ApiError for a failed answer, or none. `send` ties it to the contract. */
  request(operation: Operation, parts?: AnyRequestParts): Promise<unknown>;
}

/** Whether a refused call is no news: signing in says itself what is wrong, and nobody may be signed in. */
const isQuiet = (method: string, path: string, status: number) =>
  path.startsWith("/p/auth/") || (status === 401 && method === "GET" && path === "/a/me");

/** `Retry-After` in seconds: it is a number of them, or a date. */
const secondsOf = (retryAfter: string | null): number | undefined => {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  return Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1_000 || undefined : seconds;
};

const fill = (path: string, values: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(values[name]!));

function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value != null) search.set(key, String(value));
  return search.size ? `?${search}` : "";
}

/** Makes a client of the Grantwright API. Sends cookies along; never retries. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = "/api", teamId, onUnauthorized } = options;
  const scope = teamId ? `${baseUrl}/teams/${teamId}` : baseUrl;
  const address: ApiClient["address"] = ({ path, isFixed }, parts) =>
    (isFixed ? baseUrl : scope) + fill(path, parts?.path) + searchOf(parts?.query);
  return {
    scope,
    teamId,
    address,
    async request(operation, { body, headers, signal, keepalive, ...parts } = {}) {
      const { method } = operation;
      const path = fill(operation.path, parts.path);
      const sent = new Headers();
      for (const [key, value] of Object.entries(headers ?? {})) if (value) sent.set(key, value);
      const isJson = body !== undefined && !(body instanceof Blob);
      if (isJson) sent.set("content-type", "application/json");
      const userId = method === "GET" ? undefined : options.userId?.();
      if (userId) sent.set("expected-user", userId);
      const content = isJson ? JSON.stringify(body) : ((body as Blob | undefined) ?? null);
      let status = 0;
      let text = "";
      let retryAfter: number | undefined;
      try {
        const answer = await (options.fetch ?? fetch)(address(operation, parts), {
          method,
          credentials: "include",
          headers: sent,
          body: content,
          signal: signal ?? null,
          // A character is at most three bytes.
          keepalive: Boolean(keepalive) && (typeof content !== "string" || content.length < 21_000),
        });
        status = answer.status;
        if (answer.ok && operation.answersBytes) return await answer.blob();
        retryAfter = secondsOf(answer.headers.get("retry-after"));
        text = await answer.text();
        if (answer.ok) return text ? (JSON.parse(text) as unknown) : undefined;
      } catch (cause) {
        if (signal?.aborted) throw signal.reason;
        throw new ApiError(status >= 400 ? status : 0, text, path, cause);
      }
      const error = new ApiError(status, text, path, undefined, retryAfter);
      if ((status === 401 || status === 403) && !isQuiet(method, path, status)) onUnauthorized?.(error);
      throw error;
    },
  };
}
