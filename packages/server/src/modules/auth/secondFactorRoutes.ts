import type { Routes } from "../../capabilities/http/call.ts";
import {
  callerOf,
  challengeSecretOf,
  clearChallengeCookie,
  requireSession,
} from "../../capabilities/session/session.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { logSignIn } from "./logSignIn.ts";
import { confirmPerson, isFreshSignIn } from "./passwords.ts";
import { enterSession, noteRefusal } from "./routes.ts";
import {
  describeFactor,
  renewRecoveryCodes,
  setUpFactor,
  turnOffFactor,
  turnOnFactor,
  wrongStep,
} from "./secondFactor/changeFactor.ts";
import { shownBy } from "./secondFactor/checkStep.ts";
import { takeStep } from "./secondFactor/takeStep.ts";

/** The second step of a sign-in, and how a person turns it on and off. */
export const secondFactorRoutes: Routes<
  | "takeSecondStep"
  | "getSecondFactor"
  | "setUpSecondFactor"
  | "turnOnSecondFactor"
  | "makeRecoveryCodes"
  | "turnOffSecondFactor"
> = {
  async takeSecondStep(call) {
    const { context, request, reply, body } = call;
    const secret = challengeSecretOf(context, request, "gw_step");
    const taken = await takeStep(context, callerOf(context, request), secret, body);
    if (taken.outcome === "wrong") {
      await noteRefusal(call, "stepWrong", { via: taken.via, secondStep: shownBy(body), userId: taken.userId });
      throw new Refusal("unauthenticated", wrongStep);
    }
    clearChallengeCookie(context, reply, "gw_step");
    if (taken.outcome === "over") return { status: "beginAgain" };
    logSignIn(request, "stepRight", { person: taken.userId });
    return { status: await enterSession(call, taken, { via: taken.via, secondStep: shownBy(body) }) };
  },

  async getSecondFactor({ context, request, reply }) {
    const session = await requireSession(context, request, reply);
    const needsPassword = session.user.passwordHash !== null && !isFreshSignIn(context.now(), session);
    return { ...(await describeFactor(context.db, session.user.id)), needsPassword };
  },

  async setUpSecondFactor({ context, request, reply, body }) {
    const session = await requireSession(context, request, reply);
    await confirmPerson(context, session, body.currentPassword);
    return setUpFactor(context, session.user);
  },

  async turnOnSecondFactor({ context, request, reply, body }) {
    const { user } = await requireSession(context, request, reply);
    const recoveryCodes = await turnOnFactor(context, callerOf(context, request), user.id, body.code);
    logSignIn(request, "secondFactorChanged", { person: user.id, why: "on" });
    return { recoveryCodes };
  },

  async makeRecoveryCodes({ context, request, reply, body }) {
    const { user } = await requireSession(context, request, reply);
    const recoveryCodes = await renewRecoveryCodes(context, callerOf(context, request), user.id, body);
    logSignIn(request, "secondFactorChanged", { person: user.id, why: "recoveryCodes" });
    return { recoveryCodes };
  },

  async turnOffSecondFactor({ context, request, reply, body }) {
    const { user } = await requireSession(context, request, reply);
    await turnOffFactor(context, callerOf(context, request), user.id, body);
    logSignIn(request, "secondFactorChanged", { person: user.id, why: "off" });
  },
};
