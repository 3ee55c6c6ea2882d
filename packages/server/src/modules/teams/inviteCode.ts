import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamInvite, teamMember, user } from "../../kernel/db/schema.ts";
import { hashSecret } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";

/** An invitation that can be accepted. */
export interface LiveInvite {
  invite: typeof teamInvite.$inferSelect;
  teamName: string;
  inviterName: string;
}

/**
 * An invitation counts for as long as whoever sent it may send such a one. Throws a Refusal of kind `notFound`, the same for a code
 * that is unknown, has run out or was taken back.
 */
export async function findLiveInvite(db: Database, now: Date, code: string): Promise<LiveInvite> {
  const [found] = await db
    .select({ invite: teamInvite, teamName: team.name, inviterName: user.name })
    .from(teamInvite)
    .innerJoin(team, and(eq(team.id, teamInvite.teamId), isNull(team.deletedAt)))
    .innerJoin(
      teamMember,
      and(
        eq(teamMember.teamId, teamInvite.teamId),
        eq(teamMember.userId, teamInvite.invitedBy),
        inArray(teamMember.role, ["owner", "admin"]),
      ),
    )
    .innerJoin(user, eq(user.id, teamInvite.invitedBy))
    .where(and(eq(teamInvite.codeHash, hashSecret(code)), gt(teamInvite.expiresAt, now)));
  if (!found) throw new Refusal("notFound", "This invitation is no longer valid. Please ask for a new one.");
  return found;
}

/** An address with its middle left out, for whoever holds an invitation that is not theirs: "i…s@example.org". */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const characters = [...local];
  const end = characters.length > 2 ? characters.at(-1) : "";
  return `${characters[0] ?? ""}…${end ?? ""}@${domain}`;
}
