import { and, asc, eq, gte, isNull, lte } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { document, message, sectionWork, team } from "../../../kernel/db/schema.ts";
import { tell } from "../../messages/index.ts";
import { seersAmong } from "../people/seers.ts";
import { aboutSection, dayWords, headOf, sectionWords } from "./tellOfSectionWork.ts";

/** How long before its day the person who does a section is told, in days. */
const noticeDays = 2;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Tells who does a section that its day is near: once for each day that was set, unless it is ready or signed off by then. Several
 * processes may do it at once.
 */
export async function tellOfDueSections(context: Pick<Context, "config" | "db" | "now" | "tasks">): Promise<void> {
  const now = context.now();
  const rows = await context.db
    .select({
      userId: sectionWork.ownerId,
      fieldId: sectionWork.fieldId,
      dueOn: sectionWork.dueOn,
      about: { id: document.id, name: document.name, defaultVersion: document.defaultVersion },
      fields: document.fields,
    })
    .from(sectionWork)
    .innerJoin(document, and(eq(document.id, sectionWork.documentId), isNull(document.deletedAt)))
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .where(
      and(
        eq(sectionWork.state, "inWork"),
        gte(sectionWork.dueOn, dayOf(now)),
        lte(sectionWork.dueOn, dayOf(new Date(now.getTime() + noticeDays * 24 * 60 * 60_000))),
      ),
    )
    .orderBy(asc(sectionWork.dueOn), asc(sectionWork.documentId), asc(sectionWork.fieldId));
  for (const { userId, fieldId, dueOn, about, fields } of rows) {
    const eventKey = `section:due:${about.id}:${fieldId}:${userId}:${dueOn}`;
    const [isTold] = await context.db.select({ id: message.id }).from(message).where(eq(message.eventKey, eventKey));
    if (isTold || userId === null) continue;
    const [seer] = await seersAmong(context.db, now, about.id, [userId]);
    if (!seer) continue;
    const title = fields.find(({ id }) => id === fieldId)?.title ?? fieldId;
    await context.db.transaction((tx) =>
      tell(context, tx, {
        ...aboutSection(about, fieldId),
        teamId: seer.teamId,
        userIds: [seer.id],
        priority: "medium",
        subject: `${headOf(about)}${sectionWords(title)} is due on ${dayWords(dueOn!)}`,
        text: "You are named as the one who writes this section.",
        eventKey,
      }),
    );
  }
}
