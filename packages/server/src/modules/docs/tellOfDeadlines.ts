import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { bookmark, document, message, team, teamMember, template } from "../../kernel/db/schema.ts";
import { tell } from "../messages/index.ts";
import { closesAt, isOfTemplate } from "./closing.ts";

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

const easternFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "America/New_York",
});

/** When it closes: the last minute of a day in Washington is that day there, whatever day it is by then in UTC. */
function closingTime(endAt: Date): string {
  const eastern = easternFormat.format(endAt);
  return eastern.endsWith("23:59")
    ? `${eastern.replace(/ at 23:59$/, "")}, Eastern time`
    : `${dateFormat.format(endAt)} UTC`;
}

/** How long is left, in whole days begun: `in 14 days`, `in a day`. */
function timeLeft(ms: number): string {
  const days = Math.ceil(ms / day);
  return days <= 1 ? "within a day" : `in ${days} days`;
}

/** A deadline that somebody is to hear of. */
interface Due {
  userId: string;
  /** The account in which they are told. */
  teamId: string;
  /** Who saw the date when it was near enough already is not told. */
  seenAt: Date;
  endAt: Date;
  /** What closes: each is told of it once, however they know of it. */
  key: string;
  name: string;
  text: string;
  link: string;
  linkLabel: string;
}

const soonest = noticeDays.reduce((most, days) => Math.max(most, days), 0) * day;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Documents that may be due, found by index: those with a deadline of their own about then (as text, whose offset moves it by less than a
 * day), and those of a template that closes then.
 */
async function mayBeDue(db: Database, now: Date): Promise<SQL | undefined> {
  const last = now.getTime() + soonest;
  const closing = await db
    .select({ id: template.id })
    .from(template)
    .where(and(gt(template.endAt, now), lte(template.endAt, new Date(last))));
  const { ownDeadline, templateId } = document;
  return or(
    and(isNotNull(ownDeadline), gte(ownDeadline, isoDay(now.getTime() - day)), lt(ownDeadline, isoDay(last + 2 * day))),
    inArray(
      templateId,
      closing.map(({ id }) => id),
    ),
  );
}

/** Drafts that were not written out yet, with the deadline of their grant; each person of the account is told. */
async function draftsDue(db: Database, now: Date): Promise<Due[]> {
  const rows = await db
    .select({
      userId: teamMember.userId,
      teamId: document.teamId,
      id: document.id,
      name: document.name,
      createdAt: document.createdAt,
      snapshot: document.template,
      templateId: template.id,
      endAt: closesAt,
    })
    .from(document)
    .leftJoin(template, isOfTemplate)
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, eq(teamMember.teamId, document.teamId))
    .where(
      and(
        isNull(document.deletedAt),
        isNull(document.defaultVersion),
        await mayBeDue(db, now),
        gt(closesAt, now),
        lte(closesAt, new Date(now.getTime() + soonest)),
      ),
    )
    .orderBy(asc(closesAt), asc(document.createdAt), asc(teamMember.userId));
  return rows.map(({ userId, teamId, id, name, createdAt, snapshot, templateId, endAt: end }) => ({
    userId,
    teamId,
    seenAt: createdAt,
    endAt: new Date(end),
    key: snapshot.deadline === undefined ? (templateId ?? id) : id,
    name: name.trim() || snapshot.name,
    text: `${snapshot.funderName ? `the grant of ${snapshot.funderName}` : "the grant"} that you have a draft for`,
    link: `/drafts/${id}`,
    linkLabel: "Open the draft",
  }));
}

async function bookmarksDue(db: Database, now: Date): Promise<Due[]> {
  const rows = await db
    .select({
      userId: bookmark.userId,
      seenAt: bookmark.createdAt,
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
        lte(template.endAt, new Date(now.getTime() + soonest)),
        isNull(template.withdrawnAt),
        isNull(template.deletedAt),
        isNull(team.deletedAt),
      ),
    )
    .orderBy(asc(template.endAt), asc(bookmark.userId));
  return rows.flatMap(({ templateId, funderName, endAt, ...rest }) =>
    endAt
      ? {
          ...rest,
          endAt,
          key: templateId,
          text: `“${rest.name}”${funderName ? ` of ${funderName}` : ""}, which you bookmarked,`,
          link: `/grants/${templateId}`,
          linkLabel: "Open the grant",
        }
      : [],
  );
}

/**
 * Tells people of the deadlines of grants that they bookmarked or have a draft for: 14 days and 3 days before, once each, also
 * when a deadline was moved. Who bookmarked it or began the draft after that moment saw the date and is not told. Each is told in
 * the account in which they see it. Several processes may do it at once.
 */
export async function tellOfDeadlines(context: Pick<Context, "config" | "db" | "now" | "tasks">): Promise<void> {
  const now = context.now();
  const due = [...(await draftsDue(context.db, now)), ...(await bookmarksDue(context.db, now))];
  for (const { userId, teamId, seenAt, endAt, key, name, text, link, linkLabel } of due) {
    const left = endAt.getTime() - now.getTime();
    const notice = noticeDays.find((days) => left <= days * day);
    if (notice === undefined || seenAt.getTime() > endAt.getTime() - notice * day) continue;
    const eventKey = `deadline:${key}:${userId}:${endAt.toISOString()}:${notice}`;
    const [isTold] = await context.db
      .select({ one: sql`1` })
      .from(message)
      .where(eq(message.eventKey, eventKey));
    if (isTold) continue;
    await context.db.transaction((tx) =>
      tell(context, tx, {
        teamId,
        userIds: [userId],
        type: "notification",
        priority: notice === 3 ? "high" : "medium",
        subject: `“${name}” closes ${timeLeft(left)}`,
        text: `${sentenceCase(text)} closes ${timeLeft(left)}: on ${closingTime(endAt)}.`,
        link,
        linkLabel,
        mail: { kind: "deadline", about: "deadlines" },
        eventKey,
      }),
    );
  }
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
