import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, opportunity } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { endOf, makeDocument } from "../docs/index.ts";
import { findProfile } from "./scoutProfile.ts";

type OpportunityRow = typeof opportunity.$inferSelect;

const present = (row: OpportunityRow, status: "reviewed" | "accepted"): Schemas["Opportunity"] => {
  const { id, title, funderName, description, comment, grantSize, dueDate, eligibility, url, number, documentId } = row;
  return {
    _id: id,
    title,
    funderName,
    description,
    ...(comment !== null && { comment }),
    ...(grantSize !== null && { grantSize: { raw: grantSize } }),
    ...(dueDate !== null && { dueDate: dueDate.toISOString() }),
    ...(eligibility !== null && { eligibility }),
    ...(url !== null && { url }),
    status,
    ...(number !== null && { number }),
    ...(documentId !== null && { documentId }),
  };
};

const listedStates = ["reviewed", "accepted"] as const;

/** The opportunities of an account that were passed on or accepted: those due next first, those whose time is over last. */
export async function listOpportunities(
  { db, now }: Pick<Context, "db" | "now">,
  account: Pick<Account, "teamId">,
): Promise<Schemas["Opportunity"][]> {
  const isOver = sql`coalesce(${opportunity.dueDate} < ${now().toISOString()}::timestamptz, false)`;
  const rows = await db
    .select({ row: opportunity, deletedAt: document.deletedAt })
    .from(opportunity)
    .leftJoin(document, eq(document.id, opportunity.documentId))
    .where(and(eq(opportunity.teamId, account.teamId), inArray(opportunity.state, [...listedStates])))
    .orderBy(isOver, sql`${opportunity.dueDate} asc nulls last`, asc(opportunity.title), asc(opportunity.id));
  return rows.map(({ row, deletedAt }) =>
    present(
      deletedAt === null ? row : { ...row, documentId: null },
      row.state === "accepted" ? "accepted" : "reviewed",
    ),
  );
}

/** Changes an opportunity that the account can see. Throws a Refusal of kind `notFound` for one that it cannot. */
async function hold(tx: Database, account: Pick<Account, "teamId">, id: string): Promise<OpportunityRow> {
  const [found] = await tx
    .select()
    .from(opportunity)
    .where(and(eq(opportunity.id, id), eq(opportunity.teamId, account.teamId)))
    .for("update");
  if (!found || !(listedStates as readonly string[]).includes(found.state)) throw notFound("opportunity");
  return found;
}

/** Accepts a reviewed opportunity; again, it stays accepted. Throws a Refusal of kind `notFound`. */
export async function acceptOpportunity(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
): Promise<Schemas["Opportunity"]> {
  return db.transaction(async (tx) => {
    const row = await hold(tx, account, id);
    await tx.update(opportunity).set({ state: "accepted" }).where(eq(opportunity.id, id));
    return present(row, "accepted");
  });
}

/** Takes a reviewed opportunity off the list. Throws a Refusal: `notFound`, or `refused` for one that was accepted. */
export async function dismissOpportunity({ db }: Pick<Context, "db">, account: Account, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await hold(tx, account, id);
    if (row.state === "accepted") throw new Refusal("refused", "You have accepted this opportunity already.");
    await tx.update(opportunity).set({ state: "dismissed" }).where(eq(opportunity.id, id));
  });
}

/**
 * Makes a draft with the facts of an accepted opportunity and what the person wants to do; again, it answers the draft that was
 * made, as long as that is there. Throws a Refusal: `notFound`, or `refused` for one that was not accepted.
 */
export async function draftFromOpportunity(
  context: Pick<Context, "config" | "now">,
  tx: Database,
  account: Account,
  id: string,
): Promise<Schemas["CreatedDocument"]> {
  const row = await hold(tx, account, id);
  if (row.state !== "accepted") throw new Refusal("refused", "Say first that you are interested in this opportunity.");
  if (row.documentId !== null) {
    const isThere = and(eq(document.id, row.documentId), isNull(document.deletedAt));
    const [made] = await tx.select({ id: document.id }).from(document).where(isThere);
    if (made) return made;
  }
  const profile = await findProfile(tx, account.teamId);
  const description = profile?.project ?? "";
  const made = await makeDocument(context, tx, account, { type: "grant", description });
  await tx
    .update(document)
    .set({
      name: row.title,
      eligibilityCriteria: row.eligibility ?? made.eligibilityCriteria,
      template: {
        ...made.template,
        funderName: row.funderName,
        ...(row.url !== null && { url: row.url }),
        ...(row.dueDate !== null && { deadline: row.dueDate.toISOString() }),
      },
      excerpt: endOf(description),
    })
    .where(eq(document.id, made.id));
  await tx.update(opportunity).set({ documentId: made.id }).where(eq(opportunity.id, id));
  return { id: made.id };
}
