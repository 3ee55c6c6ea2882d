import type { Schemas } from "@grantwright/api-client";
import { and, asc, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { opportunity, team, teamMember, user } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { tell } from "../messages/index.ts";
import { usualPage } from "./searching.ts";

type OpportunityRow = typeof opportunity.$inferSelect;
type AdminOpportunity = Schemas["AdminOpportunity"];

function present(row: OpportunityRow, forName: string): AdminOpportunity {
  const { id, title, funderName, description, eligibility, comment, grantSize, dueDate, url, state, foundAt } = row;
  return {
    id,
    title,
    funderName,
    description,
    ...(eligibility !== null && { eligibility }),
    ...(comment !== null && { comment }),
    ...(grantSize !== null && { grantSize }),
    ...(dueDate !== null && { dueDate: dueDate.toISOString() }),
    ...(url !== null && { url }),
    state,
    foundAt: foundAt.toISOString(),
    forName,
  };
}

const forName = sql<string>`coalesce(${user.name}, ${team.name})`;

const withAccount = (db: Database) =>
  db
    .select({ row: opportunity, forName })
    .from(opportunity)
    .innerJoin(team, and(eq(team.id, opportunity.teamId), isNull(team.deletedAt)))
    .leftJoin(user, eq(user.id, team.personalOf));

/** Opportunities in a state, those that have waited longest for a review first, of the others the last reviewed. */
export async function listFoundOpportunities(
  db: Database,
  state: "found" | "reviewed" | "dismissed" = "found",
  limit = usualPage,
): Promise<AdminOpportunity[]> {
  const rows = await withAccount(db)
    .where(eq(opportunity.state, state))
    .orderBy(state === "found" ? asc(opportunity.foundAt) : desc(opportunity.reviewedAt), asc(opportunity.id))
    .limit(limit);
  return rows.map((found) => present(found.row, found.forName));
}

/**
 * Passes an opportunity on to the people of its account, who are told once, or dismisses it. Throws a Refusal: `notFound`, or
 * `refused` for one that was accepted already.
 */
export async function reviewOpportunity(
  context: Context,
  id: string,
  { state, comment }: Schemas["ReviewOpportunityRequest"],
): Promise<AdminOpportunity> {
  return context.db.transaction(async (tx) => {
    const [found] = await withAccount(tx).where(eq(opportunity.id, id));
    if (!found) throw notFound("opportunity");
    const [changed] = await tx
      .update(opportunity)
      .set({
        state,
        reviewedAt: context.now(),
        ...(comment !== undefined && { comment: comment.trim() === "" ? null : comment }),
      })
      .where(and(eq(opportunity.id, id), ne(opportunity.state, "accepted")))
      .returning();
    if (!changed) throw new Refusal("refused", "This opportunity was accepted already.");
    if (state === "reviewed") await tellOfOpportunity(context, tx, changed);
    return present(changed, found.forName);
  });
}

async function tellOfOpportunity(context: Context, tx: Database, row: OpportunityRow): Promise<void> {
  const people = await tx.select({ id: teamMember.userId }).from(teamMember).where(eq(teamMember.teamId, row.teamId));
  await tell(context, tx, {
    teamId: row.teamId,
    userIds: people.map(({ id }) => id),
    type: "notification",
    priority: "medium",
    subject: `A grant that may fit: ${row.title}`,
    text: [`${row.funderName} offers “${row.title}”.`, row.comment].filter(Boolean).join("\n\n"),
    link: "/aiscout",
    linkLabel: "See the opportunity",
    eventKey: `opportunity:${row.id}`,
    mail: { kind: "opportunity", about: "opportunities" },
  });
}
