import { zipStream } from "../../capabilities/files/zipStream.ts";
import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import { callerOf, clearSessionCookie, requireSession } from "../../capabilities/session/session.ts";
import { countTry, exportsPerPerson } from "../../kernel/rateLimits.ts";
import { logSignIn, presentUser, setPassword, updateAccount } from "../auth/index.ts";
import { changeNotifications, readNotifications } from "../messages/index.ts";
import type { Module } from "../module.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { describeDeletion } from "./deletionNotice.ts";
import { exportFiles } from "./exportFiles.ts";

/** The person who is signed in. */
export const accountRoutes = (
  modules: readonly Module[],
): Routes<
  | "getMe"
  | "updateMe"
  | "getProfile"
  | "getNotifications"
  | "updateNotifications"
  | "setPassword"
  | "exportMyData"
  | "getDeletionNotice"
  | "deleteMe"
> => ({
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

  getNotifications: ({ context, request }) => readNotifications(context.db, accountOf(request).userId),

  updateNotifications: ({ context, request, body }) => changeNotifications(context.db, accountOf(request).userId, body),

  async setPassword({ context, request, reply, body }) {
    const session = await requireSession(context, request, reply);
    const { browser } = callerOf(context, request);
    const person = session.user.id;
    const sessions = await setPassword(context, session, browser, body.password, body.currentPassword);
    logSignIn(request, "passwordSet", { person });
    if (sessions > 0) logSignIn(request, "sessionEnded", { person, why: "passwordSet", sessions });
    return { status: "ok" };
  },

  async exportMyData({ context, request, reply }) {
    const account = accountOf(request);
    // Asked about a file that nobody has: once the download has begun, a storage that is away could only break it off.
    await context.files.about(account.userId);
    await countTry(context, exportsPerPerson, account.userId);
    const day = context.now().toISOString().slice(0, 10);
    reply.type("application/zip").header("content-disposition", `attachment; filename="grantwright-${day}.zip"`);
    return zipStream(exportFiles(context, modules, account));
  },

  async getDeletionNotice({ context, request, reply }) {
    return describeDeletion(context, await requireSession(context, request, reply));
  },

  async deleteMe({ context, request, reply, body }) {
    const session = await requireSession(context, request, reply);
    await deleteAccount(context, modules, session, body.email, body.currentPassword);
    clearSessionCookie(context, reply);
    logSignIn(request, "accountDeleted", { person: session.user.id });
  },
});
