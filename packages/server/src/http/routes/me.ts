import { presentUser, updateAccount } from "../../auth/accounts.ts";
import { setPassword } from "../../auth/passwords.ts";
import { accountOf, type Routes } from "../call.ts";
import { requireSession } from "../session.ts";

/** The person who is signed in. */
export const meRoutes: Routes<"getMe" | "updateMe" | "getProfile" | "setPassword"> = {
  async getMe({ context, request }) {
    const { userId, teamId } = accountOf(request);
    return presentUser(context, userId, teamId);
  },

  async updateMe({ context, request, body }) {
    const { userId, teamId } = accountOf(request);
    await updateAccount(context.db, userId, body);
    return presentUser(context, userId, teamId);
  },

  async getProfile({ context, request, reply }) {
    const { user } = await requireSession(context, request, reply);
    return { email: user.email, hasPassword: user.passwordHash !== null };
  },

  async setPassword({ context, request, reply, body }) {
    const session = await requireSession(context, request, reply);
    await setPassword(context, session, body.password, body.currentPassword);
    return { status: "ok" };
  },
};
