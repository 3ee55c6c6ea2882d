import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { Session } from "../../capabilities/session/sessions.ts";
import { isFreshSignIn } from "../auth/index.ts";
import { creditBalance } from "../credits/index.ts";
import { countDocuments } from "../docs/index.ts";
import { isSubscribed } from "../subscriptions/index.ts";
import { type TeamFate, teamFates } from "../teams/index.ts";

/** What deleting the account of the person who is signed in would do. */
export async function describeDeletion(
  { db, now }: Pick<Context, "db" | "now">,
  session: Session,
): Promise<Schemas["DeletionNotice"]> {
  const { user, personalTeamId } = session;
  const fates = await teamFates(db, user.id);
  const named = (fate: TeamFate["fate"]) =>
    fates.filter((each) => each.fate === fate && !each.isDeleted).map(({ name }) => name);
  const doomed = fates.filter(({ fate }) => fate === "deleted").map(({ id }) => id);
  return {
    documents: await countDocuments(db, personalTeamId),
    credits: (await creditBalance(db, user.id)).total,
    isSubscribed: await isSubscribed(db, [personalTeamId, ...doomed]),
    teamsLeft: named("left"),
    teamsDeleted: named("deleted"),
    teamsBlocking: named("blocking"),
    needsPassword: user.passwordHash !== null && !isFreshSignIn(now(), session),
  };
}
