import type { Context } from "../../capabilities/context.ts";
import { stateOf } from "../../capabilities/identity/identityProviders.ts";
import { ProviderError, type ProviderProblem } from "../../capabilities/identity/providerError.ts";
import type { Agent } from "../../capabilities/session/agent.ts";
import { beginSession } from "../../capabilities/session/sessions.ts";
import { findPerson, NotLetInError } from "./findPerson.ts";
import { takeUnderWay } from "./transactions.ts";

/** What came of a sign-in: a session, or why there is none. `returnTo` is where it began, as far as that is known. */
export type Finished = { returnTo: string | undefined } & (
  { secret: string; userId: string } | { problem: ProviderProblem | NotLetInError["outcome"]; code?: string }
);

const isState = (query: string, secret: string): boolean => new URLSearchParams(query).get("state") === stateOf(secret);

/**
 * Finishes the sign-in with which a browser comes back from a provider: once, in time, with the cookie of the browser that began it. A
 * wrong state leaves it as it is, so that no page elsewhere can end it.
 */
export async function finishSignIn(
  context: Context,
  providerId: string,
  secret: string | undefined,
  query: string,
  agent: Agent,
): Promise<Finished> {
  const underWay = secret && isState(query, secret) ? await takeUnderWay(context, secret) : undefined;
  const provider = context.config.providers.find(({ id }) => id === providerId);
  if (!secret || !provider || underWay?.providerId !== providerId)
    return { problem: "expired", returnTo: underWay?.returnTo };
  const { returnTo } = underWay;
  try {
    const proven = await context.identity.finish(provider, secret, query);
    return await context.db.transaction(async (tx) => {
      const userId = await findPerson(context, tx, provider, proven);
      return { secret: await beginSession(tx, context.now(), userId, "provider", agent), userId, returnTo };
    });
  } catch (error) {
    if (error instanceof ProviderError) return { problem: error.problem, code: error.message, returnTo };
    if (error instanceof NotLetInError) return { problem: error.outcome, returnTo };
    // The person is on no page of the app: whatever went wrong, they are led back to one.
    context.log.error({ err: error, provider: providerId }, "a sign-in by a provider failed");
    return { problem: "failed", returnTo };
  }
}
