import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { teamActivity, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";

const usualEntries = 50;

/** Something that happened in a team. */
interface NewActivity {
  teamId: string;
  /** Null where the product itself did it. */
  actorId: string | null;
  kind: Schemas["ActivityEntry"]["kind"];
  /** Whom or what it was about. */
  subject?: string;
  /** The new role, the older name, how many credits. */
  detail?: string;
}

/** Notes what happened, in the transaction in which it happens; names stay as they are now. */
export async function noteActivity(tx: Database, now: Date, activity: NewActivity): Promise<void> {
  const [actor] = activity.actorId
    ? await tx.select({ name: user.name }).from(user).where(eq(user.id, activity.actorId))
    : [];
  await tx.insert(teamActivity).values({ id: newId(), at: now, actorName: actor?.name ?? "Grantwright", ...activity });
}

/** A moment that both databases can compare with. Throws a Refusal of kind `invalid` for one that no calendar has. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!(moment.getTime() >= 0)) throw new Refusal("invalid", "before must be a date-time.");
  return moment;
}

/**
 * What happened in the team, the newest first; nothing in a personal account. Throws a Refusal of kind `invalid` for a moment
 * that there is not.
 */
export async function listTeamActivity(
  db: Database,
  account: Account,
  { limit = usualEntries, before }: QueryOf<"listTeamActivity">,
): Promise<Schemas["ActivityEntry"][]> {
  const isEarlier = before === undefined ? undefined : lt(teamActivity.at, momentOf(before));
  const rows = await db
    .select()
    .from(teamActivity)
    .where(and(eq(teamActivity.teamId, account.teamId), isEarlier))
    .orderBy(desc(teamActivity.at), desc(teamActivity.id))
    .limit(limit);
  return rows.map(({ id, at, kind, actorName, actorId, subject, detail }) => ({
    id,
    at: at.toISOString(),
    kind,
    actorName,
    ...(actorId !== null && { actorId }),
    ...(subject !== null && { subject }),
    ...(detail !== null && { detail }),
  }));
}
