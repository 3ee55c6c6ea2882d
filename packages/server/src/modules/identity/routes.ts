import type { Schemas } from "@grantwright/api-client";
import type { Routes } from "../../capabilities/http/call.ts";
import { ProviderError } from "../../capabilities/identity/providerError.ts";
import { callerOf } from "../../capabilities/session/session.ts";
import { clearSignInCookie, setSignInCookie, signInSecretOf } from "../../capabilities/session/signInCookie.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { enterSession, logSignIn, noteRefusal, pageOf } from "../auth/index.ts";
import { finishSignIn } from "./finishSignIn.ts";
import { beginUnderWay, signInLifetimeMs } from "./transactions.ts";

/** Signing in by a provider. */
export const identityRoutes: Routes<"startProviderSignIn" | "finishProviderSignIn"> = {
  async startProviderSignIn({ context, body, request, reply }) {
    const provider = context.config.providers.find(({ id }) => id === body.provider);
    if (!provider) throw notFound("provider");
    const secret = await beginUnderWay(context, { providerId: provider.id, returnTo: body.returnTo ?? "/" });
    const location = await context.identity.begin(provider, secret, body.email).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      logSignIn(request, "providerRefused", { provider: provider.id, why: "unreachable" });
      throw new Refusal(
        "unavailable",
        `${provider.name} cannot be reached just now. Please try again in a few minutes.`,
      );
    });
    setSignInCookie(context, reply, secret, signInLifetimeMs);
    logSignIn(request, "providerAsked", { provider: provider.id });
    return { location: location.href };
  },

  async finishProviderSignIn({ context, params, request, reply }) {
    const { providerId } = params;
    const query = request.url.split("?", 2)[1] ?? "";
    const { agent } = callerOf(context, request);
    const finished = await finishSignIn(context, providerId, signInSecretOf(context, request), query, agent);
    const page = pageOf(context.config.publicUrl, finished.returnTo);
    const leadOn = (outcome: Schemas["SignInOutcome"] | undefined): undefined => {
      if (outcome !== undefined) page.hash = new URLSearchParams({ signIn: outcome }).toString();
      reply.redirect(page.href, 302);
    };
    if ("problem" in finished) {
      const { problem, code } = finished;
      await noteRefusal({ context, request }, "providerRefused", {
        via: "provider",
        provider: providerId,
        why: code === undefined || code === problem ? problem : `${problem}: ${code}`,
      });
      return leadOn(problem);
    }
    clearSignInCookie(context, reply);
    logSignIn(request, "providerUsed", { person: finished.userId, provider: providerId });
    const { secret: session, userId } = finished;
    const detail = { via: "provider" as const, provider: providerId };
    const status = await enterSession({ context, request, reply }, { session, userId }, detail);
    return leadOn(status === "ok" ? undefined : "consent");
  },
};
