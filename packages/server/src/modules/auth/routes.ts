import type { Call, Routes } from "../../capabilities/http/call.ts";
import type { OperationId, Schemas } from "@grantwright/api-client";
import { record } from "../../capabilities/audit/audit.ts";
import { forgetOtherBrowsers, rememberBrowser } from "../../capabilities/session/knownBrowsers.ts";
import {
  callerOf,
  clearSessionCookie,
  requireSession,
  sessionOf,
  sessionSecretOf,
  setBrowserCookie,
  setChallengeCookie,
  setSessionCookie,
} from "../../capabilities/session/session.ts";
import {
  endOtherSessions,
  endSession,
  endSessionOf,
  listSessions,
  type Session,
} from "../../capabilities/session/sessions.ts";
import type { session } from "../../kernel/db/schema.ts";
import { providerFor, requiredProvider } from "../../kernel/providers.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { normaliseEmail, signInStatus } from "./accounts.ts";
import { mailSignInLink, redeemLink } from "./links.ts";
import { logSignIn } from "./logSignIn.ts";
import { hasPassword, signInWithPassword } from "./passwords.ts";
import type { SignInBegun } from "./secondFactor/beginSignIn.ts";
import { challengeLifetimeMs } from "./secondFactor/challenges.ts";
import type { StepShown } from "./secondFactor/checkStep.ts";

/** A call of signing in, whichever it is. */
type SignInCall = Pick<Call<OperationId>, "context" | "request" | "reply">;

/** Replaces whatever session the browser had: a new sign-in never goes on in an old session. Returns what is answered. */
export async function enterSession(
  { context, request, reply }: SignInCall,
  { session: secret, userId }: { session: string; userId: string },
  detail: { via: Session["via"]; secondStep?: StepShown; provider?: string },
): Promise<"ok" | "confirmEmailSending"> {
  const old = sessionSecretOf(context, request);
  const person = old && (await endSession(context.db, old));
  if (person) logSignIn(request, "sessionEnded", { person, why: "replaced" });
  setSessionCookie(context, reply, secret);
  const { browser } = callerOf(context, request);
  setBrowserCookie(context, reply, await rememberBrowser(context, userId, browser));
  await record(context, request.ip, { area: "signIn", event: "signedIn", actorId: userId, detail: { ...detail } });
  return signInStatus(context.db, userId);
}

/** Signs in after a first step, or begins to wait for the second one. Returns what is answered. */
async function goOn(call: SignInCall, begun: SignInBegun, via: "link" | "password") {
  if ("session" in begun) return enterSession(call, begun, { via });
  const { context, request, reply } = call;
  setChallengeCookie(context, reply, "gw_step", begun.challenge, challengeLifetimeMs);
  logSignIn(request, "stepAsked", { person: begun.userId });
  return "secondStep";
}

/**
 * Notes that a sign-in was refused, in the log and in the audit log. Whose it would have been is noted where the first step was right, and not
 * otherwise.
 */
export async function noteRefusal(
  { context, request }: Pick<SignInCall, "context" | "request">,
  event: "linkRefused" | "passwordWrong" | "stepWrong" | "passkeyRefused" | "providerRefused",
  detail: { via: Session["via"]; secondStep?: StepShown; why?: string; userId?: string; provider?: string },
): Promise<void> {
  const { via: _via, userId: person, ...said } = detail;
  logSignIn(request, event, { ...said, person });
  await record(context, request.ip, { area: "signIn", event: "signInRefused", detail: { ...detail } });
}

/** A session as its person sees it. */
const presentSession = (
  { id, browser, system, via, createdAt, lastSeenAt }: typeof session.$inferSelect,
  isThis: boolean,
): Schemas["SignedInBrowser"] => ({
  id,
  isThis,
  ...(browser !== null && { browser }),
  ...(system !== null && { system }),
  via,
  since: createdAt.toISOString(),
  lastUsedAt: lastSeenAt.toISOString(),
});

/** Signing in and out, and where a person is signed in. */
export const authRoutes: Routes<
  | "checkUser"
  | "requestSignInLink"
  | "redeemToken"
  | "signInWithPassword"
  | "logOut"
  | "listSessions"
  | "endSession"
  | "endOtherSessions"
> = {
  async checkUser({ context, body }) {
    const provider = providerFor(context.config, body.email);
    const isRequired = requiredProvider(context.config, body.email) !== undefined;
    return {
      hasPassword: await hasPassword(context, body.email),
      ...(provider && { provider: { id: provider.id, name: provider.name, isRequired } }),
    };
  },

  async requestSignInLink({ context, body, request, reply }) {
    const session = await sessionOf(context, request, reply);
    const isSignedIn = session?.user.email === normaliseEmail(body.email);
    if (isSignedIn && !body.forceEmail) return { status: "confirmEmailSending" };
    if (!body.forceEmail && (await hasPassword(context, body.email)))
      throw new Refusal("refused", "This account has a password. Please sign in with it, or ask for a link instead.");
    await mailSignInLink(context, callerOf(context, request), body.email, body.returnTo);
    logSignIn(request, "linkAsked", { person: isSignedIn ? session.user.id : undefined });
    return { status: "checkEmail" };
  },

  async redeemToken(call) {
    const { agent } = callerOf(call.context, call.request);
    const redeemed = await redeemLink(call.context, call.body.token, agent).catch(async (error: unknown) => {
      if (error instanceof Refusal) await noteRefusal(call, "linkRefused", { via: "link", why: error.kind });
      throw error;
    });
    if ("invalid" in redeemed) {
      await noteRefusal(call, "linkRefused", { via: "link" });
      return { status: "invalidToken", ...(redeemed.email !== undefined && { email: redeemed.email }) };
    }
    logSignIn(call.request, "linkUsed", { person: redeemed.userId });
    return { status: await goOn(call, redeemed, "link"), email: redeemed.email };
  },

  async signInWithPassword(call) {
    const { email, password } = call.body;
    const caller = callerOf(call.context, call.request);
    const signedIn = await signInWithPassword(call.context, caller, email, password).catch(async (error: unknown) => {
      if (error instanceof Refusal) await noteRefusal(call, "passwordWrong", { via: "password", why: error.kind });
      throw error;
    });
    logSignIn(call.request, "passwordRight", { person: signedIn.userId });
    return { status: await goOn(call, signedIn, "password") };
  },

  async logOut({ context, request, reply }) {
    const secret = sessionSecretOf(context, request);
    const person = secret && (await endSession(context.db, secret));
    clearSessionCookie(context, reply);
    if (person) logSignIn(request, "loggedOut", { person });
  },

  async listSessions({ context, request, reply }) {
    const current = await requireSession(context, request, reply);
    const all = await listSessions(context, current.user.id);
    return all.map((row) => presentSession(row, row.tokenHash === current.tokenHash));
  },

  async endSession({ context, request, reply, params }) {
    const { user } = await requireSession(context, request, reply);
    if (!(await endSessionOf(context.db, user.id, params.id))) throw new Refusal("notFound", "It has ended already.");
    logSignIn(request, "sessionEnded", { person: user.id, why: "elsewhere" });
  },

  async endOtherSessions({ context, request, reply }) {
    const current = await requireSession(context, request, reply);
    const sessions = await endOtherSessions(context.db, current);
    await forgetOtherBrowsers(context.db, current.user.id, callerOf(context, request).browser);
    logSignIn(request, "sessionEnded", { person: current.user.id, why: "everywhereElse", sessions });
  },
};
