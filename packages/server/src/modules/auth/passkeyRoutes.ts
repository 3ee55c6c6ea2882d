import { accountOf, type Routes } from "../../capabilities/http/call.ts";
import {
  callerOf,
  challengeSecretOf,
  clearChallengeCookie,
  requireSession,
  setChallengeCookie,
} from "../../capabilities/session/session.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { logSignIn } from "./logSignIn.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from "./passkeys/changePasskeys.ts";
import { beginPasskeySignIn, signInWithPasskey } from "./passkeys/signInWithPasskey.ts";
import { confirmPerson } from "./passwords.ts";
import { enterSession, noteRefusal } from "./routes.ts";
import { challengeLifetimeMs } from "./secondFactor/challenges.ts";

/** Signing in with a passkey, and the passkeys of a person. */
export const passkeyRoutes: Routes<
  | "beginPasskeySignIn"
  | "signInWithPasskey"
  | "listPasskeys"
  | "beginPasskey"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey"
> = {
  async beginPasskeySignIn({ context, reply }) {
    const { options, secret } = await beginPasskeySignIn(context);
    setChallengeCookie(context, reply, "gw_passkey", secret, challengeLifetimeMs);
    return options;
  },

  async signInWithPasskey(call) {
    const { context, request, reply, body } = call;
    const secret = challengeSecretOf(context, request, "gw_passkey");
    clearChallengeCookie(context, reply, "gw_passkey");
    const { agent } = callerOf(context, request);
    const signedIn = await signInWithPasskey(context, agent, secret, body.credential).catch(async (error: unknown) => {
      if (error instanceof Refusal) await noteRefusal(call, "passkeyRefused", { via: "passkey" });
      throw error;
    });
    logSignIn(request, "passkeyRight", { person: signedIn.userId });
    return { status: await enterSession(call, signedIn, { via: "passkey" }) };
  },

  listPasskeys: ({ context, request }) => listPasskeys(context.db, accountOf(request).userId),

  async beginPasskey({ context, request, reply, body }) {
    const session = await requireSession(context, request, reply);
    await confirmPerson(context, session, body.currentPassword);
    const { options, secret } = await beginPasskey(context, session.user);
    setChallengeCookie(context, reply, "gw_passkey", secret, challengeLifetimeMs);
    return options;
  },

  async addPasskey({ context, request, reply, body }) {
    const { userId } = accountOf(request);
    const secret = challengeSecretOf(context, request, "gw_passkey");
    clearChallengeCookie(context, reply, "gw_passkey");
    const added = await addPasskey(context, userId, secret, body);
    logSignIn(request, "passkeysChanged", { person: userId, why: "added" });
    return added;
  },

  renamePasskey: ({ context, request, params, body }) =>
    renamePasskey(context.db, accountOf(request).userId, params.id, body.name),

  async removePasskey({ context, request, params }) {
    const { userId } = accountOf(request);
    await removePasskey(context, userId, params.id);
    logSignIn(request, "passkeysChanged", { person: userId, why: "removed" });
  },
};
