import { normaliseEmail, signInStatus } from "../../auth/accounts.ts";
import { mailSignInLink, redeemLink } from "../../auth/links.ts";
import { hasPassword, signInWithPassword } from "../../auth/passwords.ts";
import { endSession } from "../../auth/sessions.ts";
import { Refusal } from "../../refusal.ts";
import type { Call, Routes } from "../call.ts";
import type { OperationId } from "../contract.ts";
import { clearSessionCookie, sessionCookie, sessionOf, setSessionCookie } from "../session.ts";

/** Replaces whatever session the browser had: a new sign-in never goes on in an old session. */
async function signIn<Id extends OperationId>({ context, request, reply }: Call<Id>, secret: string): Promise<void> {
  const old = request.cookies[sessionCookie];
  if (old) await endSession(context.db, old);
  setSessionCookie(context, reply, secret);
}

/** Signing in and out. */
export const authRoutes: Routes<"checkUser" | "requestSignInLink" | "redeemToken" | "signInWithPassword" | "logOut"> = {
  async checkUser({ context, body }) {
    return { hasPassword: await hasPassword(context, body.email) };
  },

  async requestSignInLink({ context, body, request, reply }) {
    const session = await sessionOf(context, request, reply);
    if (session?.user.email === normaliseEmail(body.email)) return { status: "confirmEmailSending" };
    if (!body.forceEmail && (await hasPassword(context, body.email)))
      throw new Refusal("refused", "This account has a password. Please sign in with it, or ask for a link instead.");
    await mailSignInLink(context, body.email, body.returnTo);
    return { status: "checkEmail" };
  },

  async redeemToken(call) {
    const redeemed = await redeemLink(call.context, call.body.token);
    if ("invalid" in redeemed)
      return { status: "invalidToken", ...(redeemed.email !== undefined && { email: redeemed.email }) };
    await signIn(call, redeemed.secret);
    return { status: await signInStatus(call.context.db, redeemed.userId), email: redeemed.email };
  },

  async signInWithPassword(call) {
    const { email, password } = call.body;
    const { secret, userId } = await signInWithPassword(call.context, email, password);
    await signIn(call, secret);
    return { status: await signInStatus(call.context.db, userId) };
  },

  async logOut({ context, request, reply }) {
    const secret = request.cookies[sessionCookie];
    if (secret) await endSession(context.db, secret);
    clearSessionCookie(reply);
  },
};
