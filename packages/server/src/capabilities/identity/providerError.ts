/**
 * Why a provider did not sign a person in. `denied`: the person or the provider said no; `expired`: the provider knows nothing of it any
 * more; `unreachable`: it did not answer, or told of a failure of its own; `failed`: what it answered is not right.
 */
export type ProviderProblem = "denied" | "expired" | "unreachable" | "failed";

/** A provider did not sign a person in. Its message is a code of the protocol, for the log: nothing of the person is in it. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem, code: string) {
    super(code);
    this.problem = problem;
  }
}

/** Errors of RFC 6749 and OpenID Connect Core 3.1.2.6, as a provider sends them back with the browser or answers them. */
const problems: Record<string, ProviderProblem> = {
  access_denied: "denied",
  login_required: "denied",
  consent_required: "denied",
  interaction_required: "denied",
  account_selection_required: "denied",
  invalid_grant: "expired",
  server_error: "unreachable",
  temporarily_unavailable: "unreachable",
};

const unansweredCodes = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);

/** What openid-client threw, as a ProviderError. What is not its own goes through. */
export function asProviderError(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof ProviderError) return cause;
  const { error, code } = cause as Error & { error?: unknown; code?: unknown };
  if (typeof error === "string") {
    // It may come with the browser: what is no code of the protocol is not written down.
    const isCode = /^[a-z_]{1,60}$/.test(error);
    return new ProviderError(problems[error] ?? "failed", isCode ? error : "another error");
  }
  if (typeof code === "string") return new ProviderError(unansweredCodes.has(code) ? "unreachable" : "failed", code);
  // What `fetch` throws where nobody answers has no code of the library's.
  return cause.name === "ClientError" || cause instanceof TypeError
    ? new ProviderError("unreachable", "no answer")
    : cause;
}
