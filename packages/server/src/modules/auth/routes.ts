import type { Call, Routes } from "../../capabilities/http/call.ts";
import type { OperationId } from "@grantwright/api-client";
import { rememberBrowser } from "../../capabilities/session/knownBrowsers.ts";
import {
  callerOf,
  clearSessionCookie,
  sessionOf,
  sessionSecretOf,
  setBrowserCookie,
  setSessionCookie,
} from "../../capabilities/session/session.ts";
import { endSession } from "../../capabilities/session/sessions.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { normaliseEmail, signInStatus } from "./accounts.ts";
import { mailSignInLink, redeemLink } from "./links.ts";
import { hasPassword, signInWithPassword } from "./passwords.ts";

/** Replaces whatever session the browser had: a new sign-in never goes on in an old session. */
async function signIn<Id extends OperationId>(
  { context, request, reply }: Call<Id>,
  { secret, userId }: { secret: string; userId: string },
  via: "link" | "password",
): Promise<void> {
  const old = sessionSecretOf(context, request);
  if (old) await endSession(context.db, old);
  setSessionCookie(context, reply, secret);
  const { browser } = callerOf(context, request);
  setBrowserCookie(context, reply, await rememberBrowser(context, userId, browser));
  context.log.info({ person: userId, ip: request.ip, via }, "signed in");
}

/** Signing in and out. */
export const authRoutes: Routes<"checkUser" | "requestSignInLink" | "redeemToken" | "signInWithPassword" | "logOut"> = {
  async checkUser({ context, body }) {
    return { hasPassword: await hasPassword(context, body.email) };
  },

  async requestSignInLink({ context, body, request, reply }) {
    const session = await sessionOf(context, request, reply);
    const isSignedIn = session?.user.email === normaliseEmail(body.email);
    if (isSignedIn && !body.forceEmail) return { status: "confirmEmailSending" };
    if (!body.forceEmail && (await hasPassword(context, body.email)))
      throw new Refusal("refused", "This account has a password. Please sign in with it, or ask for a link instead.");
    await mailSignInLink(context, callerOf(context, request), body.email, body.returnTo);
    return { status: "checkEmail" };
  },

  async redeemToken(call) {
    const redeemed = await redeemLink(call.context, call.body.token);
    if ("invalid" in redeemed) {
      call.context.log.warn({ ip: call.request.ip, via: "link" }, "sign-in refused");
      return { status: "invalidToken", ...(redeemed.email !== undefined && { email: redeemed.email }) };
    }
    await signIn(call, redeemed, "link");
    return { status: await signInStatus(call.context.db, redeemed.userId), email: redeemed.email };
  },

  async signInWithPassword(call) {
    const { email, password } = call.body;
    const caller = callerOf(call.context, call.request);
    const signedIn = await signInWithPassword(call.context, caller, email, password).catch((error: unknown) => {
      if (error instanceof Refusal)
        call.context.log.warn({ ip: call.request.ip, via: "password", why: error.kind }, "sign-in refused");
      throw error;
    });
    await signIn(call, signedIn, "password");
    return { status: await signInStatus(call.context.db, signedIn.userId) };
  },

  async logOut({ context, request, reply }) {
    const secret = sessionSecretOf(context, request);
    if (secret) await endSession(context.db, secret);
    clearSessionCookie(context, reply);
    context.log.info({ person: request.session?.user.id, ip: request.ip }, "signed out");
  },
};
