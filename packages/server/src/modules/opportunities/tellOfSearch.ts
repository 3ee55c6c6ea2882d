import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { type opportunity, type task, teamMember } from "../../kernel/db/schema.ts";
import { shortLine } from "../../kernel/text/shortLine.ts";
import { taskEvent, tell } from "../messages/index.ts";

type TaskRow = typeof task.$inferSelect;
type OpportunityRow = typeof opportunity.$inferSelect;

const mostListed = 20;

const listed = ({ id, title, funderName, dueDate }: OpportunityRow) => {
  const due = dueDate?.toLocaleDateString("en-US", {
    timeZone: "America/New_York",
    year: "numeric",
    month: "long",
    day: "numeric",
  });
  return {
    name: title,
    // The element of the scout's page that it stands in.
    link: `/aiscout#${id}`,
    detail: [due ? `Due ${due}` : "", funderName].filter(Boolean).join(" · "),
  };
};

/** Whose deadline is soonest comes first, and what has none last. */
const bySoonest = (one: OpportunityRow, other: OpportunityRow) =>
  (one.dueDate?.getTime() ?? Infinity) - (other.dueDate?.getTime() ?? Infinity) || 0;

/** How much of a grant's title stands in a subject, in characters. */
const mostOfTitle = 60;

const found = (count: number) => (count === 1 ? "1 grant that may fit" : `${count} grants that may fit`);

/**
 * Tells, in the transaction that ends a search, what came of it. What is listed at once is told to everybody in the account, in
 * one message; what waits for a review, or that there was nothing new, to the person who asked.
 */
export async function tellOfSearch(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  { id, userId, teamId }: Pick<TaskRow, "id" | "userId" | "teamId">,
  opportunities: OpportunityRow[],
): Promise<void> {
  const members = await tx.select({ id: teamMember.userId }).from(teamMember).where(eq(teamMember.teamId, teamId));
  const asker = members.filter((member) => member.id === userId).map((member) => member.id);
  const told = { teamId, link: "/aiscout", eventKey: taskEvent(id) };
  const listedNow = opportunities.filter(({ state }) => state === "reviewed");
  if (listedNow.length > 0)
    await tell(context, tx, {
      ...told,
      userIds: members.map((member) => member.id),
      type: "AI",
      priority: "medium",
      subject:
        listedNow.length === 1
          ? `A grant that may fit: ${shortLine(listedNow[0]!.title, mostOfTitle)}`
          : found(listedNow.length),
      text:
        listedNow.length === 1 ? "The scout is back with this:" : "The scout is back with these, the soonest first:",
      items: listedNow.toSorted(bySoonest).slice(0, mostListed).map(listed),
      textAfter: "Each says which of your words it fits. Read who may apply before you begin.",
      linkLabel: "See what was found",
      mail: { kind: "opportunity", about: "opportunities" },
    });
  else if (opportunities.length > 0)
    await tell(context, tx, {
      ...told,
      userIds: asker,
      type: "AI",
      subject: "Your search is done",
      text: `The scout found ${found(opportunities.length)}. A person looks at what was found before you see it; you will hear of each that is passed on to you.`,
      linkLabel: "Open AI Scout",
      mail: { kind: "taskDone", about: "tasks" },
    });
  else
    await tell(context, tx, {
      ...told,
      userIds: asker,
      type: "AI",
      subject: "Your search is done",
      text: "The scout found nothing new that fits. Try it with other words, or again in a few weeks: new grants are posted every day.",
      linkLabel: "Open AI Scout",
      mail: { kind: "taskDone", about: "tasks" },
    });
}

/** Tells the person who asked for a search why it came to nothing. Somebody who works in the account no longer is told nothing. */
export async function tellOfFailedSearch(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  { id, userId, teamId }: Pick<TaskRow, "id" | "userId" | "teamId">,
  failure: string,
): Promise<void> {
  const isMember = and(eq(teamMember.teamId, teamId), eq(teamMember.userId, userId));
  const asker = await tx.select({ id: teamMember.userId }).from(teamMember).where(isMember);
  await tell(context, tx, {
    teamId,
    userIds: asker.map((member) => member.id),
    type: "AI",
    subject: "Your search could not be done",
    text: failure,
    link: "/aiscout",
    linkLabel: "Open AI Scout",
    eventKey: taskEvent(id),
    mail: { kind: "taskFailed", about: "tasks" },
  });
}
