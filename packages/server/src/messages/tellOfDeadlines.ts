import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { bookmark, message, team, teamMember, template } from "../db/schema.ts";
import { tell } from "./tell.ts";

const day = 24 * 60 * 60_000;

/** How long before a deadline people are told of it, in days; the nearest first. */
const noticeDays = [3, 14] as const;

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** How long is left, in whole days begun: `in 14 days`, `in a day`. */
function timeLeft(ms: number): string {
  const days = Math.ceil(ms / day);
  return days <= 1 ? "within a day" : `in ${days} days`;
}

/**
 * Tells people of the deadlines of grants that they bookmarked: 14 days and 3 days before, once each, also when a deadline was
 * moved. Who bookmarked it after that moment saw the date and is not told. Each is told in the account in which they see the
 * template. Several processes may do it at once.
 */
export async function tellOfDeadlines(context: Pick<Context, "config" | "db" | "now" | "tasks">): Promise<void> {
  const now = context.now();
  const due = await context.db
    .select({
      userId: bookmark.userId,
      bookmarkedAt: bookmark.createdAt,
      templateId: template.id,
      name: template.name,
      funderName: template.funderName,
      endAt: template.endAt,
      teamId: team.id,
    })
    .from(bookmark)
    .innerJoin(template, eq(template.id, bookmark.templateId))
    // A public template is told of in the person's own account, a team's in the team that they are in.
    .innerJoin(
      team,
      or(eq(team.id, template.teamId), and(isNull(template.teamId), eq(team.personalOf, bookmark.userId))),
    )
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, bookmark.userId)))
    .where(
      and(
        isNotNull(template.endAt),
        gt(template.endAt, now),
        lte(template.endAt, new Date(now.getTime() + Math.max(...noticeDays) * day)),
        isNull(template.withdrawnAt),
        isNull(template.deletedAt),
        isNull(team.deletedAt),
      ),
    )
    .orderBy(asc(template.endAt), asc(bookmark.userId));
  for (const { userId, bookmarkedAt, templateId, name, funderName, endAt, teamId } of due) {
    if (!endAt) continue;
    const left = endAt.getTime() - now.getTime();
    const notice = noticeDays.find((days) => left <= days * day);
    if (notice === undefined || bookmarkedAt.getTime() > endAt.getTime() - notice * day) continue;
    const eventKey = `deadline:${templateId}:${userId}:${endAt.toISOString()}:${notice}`;
    const [isTold] = await context.db
      .select({ one: sql`1` })
      .from(message)
      .where(eq(message.eventKey, eventKey));
    if (isTold) continue;
    const from = funderName ? ` of ${funderName}` : "";
    await context.db.transaction((tx) =>
      tell(context, tx, {
        teamId,
        userIds: [userId],
        type: "notification",
        priority: notice === 3 ? "high" : "medium",
        subject: `“${name}” closes ${timeLeft(left)}`,
        text: `“${name}”${from}, which you bookmarked, closes ${timeLeft(left)}: on ${dateFormat.format(endAt)} UTC.`,
        link: `/grants/${templateId}`,
        linkLabel: "Open the grant",
        mail: { kind: "deadline" },
        eventKey,
      }),
    );
  }
}
