import type { Schemas } from "@grantwright/api-client";
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

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

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

/** How many days are left: to a deadline those that have begun, to a day those of the calendar. */
const daysLeft = ({ endAt, keyDate }: Due, now: Date): number => {
  const left = (endAt.getTime() - now.getTime()) / day;
  return keyDate === undefined ? Math.ceil(left) : Math.floor(left);
};

/** When a day comes, in words. */
const whenDay = (days: number): string => (days <= 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

/** How long is left, in whole days begun: `in 14 days`, `in a day`. */
function timeLeft(days: number): string {
  return days <= 1 ? "within a day" : `in ${days} days`;
}

/** A deadline, or a day that leads to one, that somebody is to hear of. */
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
  /** Of a day that leads to the deadline: what it is the day of. */
  keyDate?: string;
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

const lastMinute = (isoDate: string) => new Date(`${isoDate}T23:59:00Z`);

/** The days that lead to the deadline of a template, of those that are due before so long. */
const leadingDays = (
  { keyDates, endAt }: { keyDates: Schemas["KeyDates"]; endAt: Date | null },
  now: Date,
): Schemas["KeyDates"] =>
  keyDates.filter(({ day: on }) => {
    const end = lastMinute(on);
    return end > now && end.getTime() < now.getTime() + soonest + day && (endAt === null || end < endAt);
  });

/** Days that lead to the deadline of a grant somebody bookmarked or has a draft for. */
async function keyDatesDue(db: Database, now: Date): Promise<Due[]> {
  const days = { from: isoDay(now.getTime()), to: isoDay(now.getTime() + soonest + day) };
  const hasNear = sql`exists (
    select 1 from jsonb_array_elements(${template.content}->'keyDates') as date
    where date->>'day' between ${days.from} and ${days.to}
  )`;
  // First which grants they are, few and found by index; then who is to hear of them.
  const near = await db
    .select({ id: template.id })
    .from(template)
    .where(and(sql`${template.content} ? 'keyDates'`, hasNear, isNull(template.deletedAt)));
  if (near.length === 0) return [];
  const ids = near.map(({ id }) => id);
  const of = {
    templateId: template.id,
    name: template.name,
    funderName: template.funderName,
    endAt: template.endAt,
    keyDates: sql<Schemas["KeyDates"]>`${template.content}->'keyDates'`,
    userId: teamMember.userId,
    teamId: team.id,
  };
  const written = await db
    .select({ ...of, seenAt: document.createdAt, documentId: document.id, documentName: document.name })
    .from(document)
    .innerJoin(template, eq(template.id, document.templateId))
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, eq(teamMember.teamId, team.id))
    .where(and(inArray(document.templateId, ids), isNull(document.deletedAt), isNull(document.defaultVersion)))
    .orderBy(asc(document.createdAt), asc(teamMember.userId));
  const bookmarked = await db
    .select({ ...of, seenAt: bookmark.createdAt })
    .from(bookmark)
    .innerJoin(template, eq(template.id, bookmark.templateId))
    .innerJoin(team, and(eq(team.id, template.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, bookmark.userId)))
    .where(and(inArray(bookmark.templateId, ids), isNull(template.withdrawnAt)))
    .orderBy(asc(bookmark.createdAt));
  const known: (Omit<(typeof written)[number], "documentId" | "documentName"> &
    Partial<Pick<(typeof written)[number], "documentId" | "documentName">>)[] = [...written, ...bookmarked];
  return known.flatMap((row) =>
    leadingDays(row, now).map(({ id, day: on, what }) => ({
      userId: row.userId,
      teamId: row.teamId,
      seenAt: row.seenAt,
      endAt: lastMinute(on),
      key: `${row.templateId}:${id}`,
      name: row.documentName?.trim() || row.name,
      text: row.funderName ? `“${what}” of ${row.funderName}` : `“${what}”`,
      keyDate: what,
      ...(row.documentId === undefined
        ? { link: `/grants/${row.templateId}`, linkLabel: "Open the grant" }
        : { link: `/drafts/${row.documentId}`, linkLabel: "Open the draft" }),
    })),
  );
}

/** What somebody is told of it, with how long is left. */
function wordsOf({ name, text, keyDate, endAt }: Due, days: number): { subject: string; text: string } {
  if (keyDate === undefined) {
    const left = timeLeft(days);
    return {
      subject: `“${name}” closes ${left}`,
      text: `${sentenceCase(text)} closes ${left}: on ${closingTime(endAt)}.`,
    };
  }
  return {
    subject: `“${name}”: ${keyDate} ${whenDay(days)}`,
    text: `${text} is ${whenDay(days)}: on ${dayFormat.format(endAt)}.`,
  };
}

/**
 * Tells people of the deadlines of grants that they bookmarked or have a draft for, and of the days that lead to them: 14 days and 3 days before, once each, also
 * when a deadline was moved. Who bookmarked it or began the draft after that moment saw the date and is not told. Each is told in
 * the account in which they see it. Several processes may do it at once.
 */
export async function tellOfDeadlines(context: Pick<Context, "config" | "db" | "now" | "tasks">): Promise<void> {
  const now = context.now();
  const { db } = context;
  const due = [...(await draftsDue(db, now)), ...(await bookmarksDue(db, now)), ...(await keyDatesDue(db, now))];
  for (const each of due) {
    const { userId, teamId, seenAt, endAt, key, link, linkLabel } = each;
    const left = daysLeft(each, now);
    const notice = noticeDays.find((days) => left <= days);
    if (notice === undefined) continue;
    const toldFrom = endAt.getTime() - (notice + (each.keyDate === undefined ? 0 : 1)) * day;
    if (seenAt.getTime() > toldFrom) continue;
    const eventKey = `deadline:${key}:${userId}:${endAt.toISOString()}:${notice}`;
    const [isTold] = await db
      .select({ one: sql`1` })
      .from(message)
      .where(eq(message.eventKey, eventKey));
    if (isTold) continue;
    const words = wordsOf(each, left);
    await db.transaction((tx) =>
      tell(context, tx, {
        teamId,
        userIds: [userId],
        type: "notification",
        priority: notice === 3 ? "high" : "medium",
        ...words,
        link,
        linkLabel,
        mail: { kind: "deadline", about: "deadlines" },
        eventKey,
      }),
    );
  }
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
