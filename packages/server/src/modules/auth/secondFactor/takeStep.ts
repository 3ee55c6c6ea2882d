import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { Caller } from "../../../capabilities/session/caller.ts";
import { beginSession } from "../../../capabilities/session/sessions.ts";
import { countCode, takeChallenge } from "./challenges.ts";
import { checkStep, countStep } from "./checkStep.ts";

/** What came of a second step: a session, a code that was wrong, or nothing that it could have been for. */
export type StepTaken =
  | { outcome: "right"; session: string; userId: string; via: "link" | "password" }
  | { outcome: "wrong"; userId: string; via: "link" | "password" }
  | { outcome: "over" };

/**
 * Ends a sign-in in two steps, of the browser that began it. A wrong code leaves it open for another one, five in all. Throws a Refusal of kind
 * `tooMany`.
 */
export async function takeStep(
  context: Context,
  caller: Caller,
  secret: string | undefined,
  shown: Schemas["SecondStepRequest"],
): Promise<StepTaken> {
  const counted = secret && (await countCode(context.db, context.now(), secret));
  if (!secret || !counted || !counted.userId || !counted.via) return { outcome: "over" };
  const { userId, via } = counted;
  await countStep(context, caller, userId);
  return context.db.transaction(async (tx): Promise<StepTaken> => {
    if (!(await checkStep(context, tx, userId, shown))) return { outcome: "wrong", userId, via };
    if (!(await takeChallenge(tx, context.now(), secret, "secondStep"))) return { outcome: "over" };
    return { outcome: "right", session: await beginSession(tx, context.now(), userId, via, caller.agent), userId, via };
  });
}
