import { and, eq, isNotNull, isNull, type Placeholder } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { document } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { standingOf, type CheckedInputs, type Standing } from "./inputProblems.ts";

/** A stored document. */
export type DocumentRow = typeof document.$inferSelect;

/** Which documents of an account are looked for. */
type Life = "live" | "deleted";

const readOf = (life: Life) =>
  prepareRead(`${life} document`, ["id", "teamId"], (db, { id, teamId }) =>
    db
      .select()
      .from(document)
      .where(isOwn({ teamId }, id, life)),
  );
const readLive = readOf("live");
const readDeleted = readOf("deleted");

/**
 * A document of the account that asks. Throws a Refusal of kind `notFound` where there is none, it is another's, or it was
 * deleted (but with `life` "deleted": then only such a one is found).
 */
export async function findDocument(
  db: Database,
  account: Pick<Account, "teamId">,
  id: string,
  life: Life = "live",
): Promise<DocumentRow> {
  const [found] = await (life === "live" ? readLive : readDeleted)(db, { id, teamId: account.teamId });
  if (!found) throw notFound("document");
  return found;
}

/**
 * As findDocument, and holds the row until the transaction ends, so that changes come one after the other. What only refers to it may be
 * added meanwhile: it would wait here with what the holder needs next.
 */
export async function holdDocument(
  tx: Database,
  account: Pick<Account, "teamId">,
  id: string,
  life: Life = "live",
): Promise<DocumentRow> {
  const [found] = await tx
    .select()
    .from(document)
    .where(isOwn(account, id, life))
    .for("no key update");
  if (!found) throw notFound("document");
  return found;
}

function isOwn(account: { teamId: string | Placeholder }, id: string | Placeholder, life: Life) {
  const isInLife = life === "live" ? isNull(document.deletedAt) : isNotNull(document.deletedAt);
  return and(eq(document.id, id), eq(document.teamId, account.teamId), isInLife);
}

/** The inputs of a document as the rules look at them. */
export function checkedInputs(
  row: Pick<DocumentRow, "name" | "parentId" | "eligibilityCriteria" | "assessmentCriteria" | "fields" | "draft">,
): CheckedInputs {
  return { ...row, isChild: row.parentId !== null };
}

/** The columns that follow from the inputs. To be set whenever those change. */
export function derivedColumns(row: Parameters<typeof checkedInputs>[0]): Standing {
  return standingOf(checkedInputs(row));
}

/** How much of a name lists, messages and titles give, in characters: names from before there was a bound may be longer. */
export const shownName = 300;

/** The title that people know a document by. */
export const titleOf = (row: { name: string; templateName: string }): string =>
  row.name.trim().slice(0, shownName).toWellFormed() || row.templateName;
