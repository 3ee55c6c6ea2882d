import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { sectionWork } from "../../../kernel/db/schema.ts";
import type { DocumentRow } from "../documentRow.ts";
import { tellOfLapse } from "./tellOfSectionWork.ts";

/**
 * Takes back the sign-offs of sections whose text is another now, of all sections where none are named; who signed them off is told. The
 * transaction holds the document.
 */
export async function lapseSignOffs(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  account: Pick<Account, "userId" | "teamId">,
  row: Pick<DocumentRow, "id" | "name" | "fields" | "defaultVersion">,
  fieldIds?: readonly string[],
): Promise<void> {
  if (fieldIds?.length === 0) return;
  const lapsed = await tx
    .update(sectionWork)
    .set({ state: "inWork", changedBy: account.userId, changedAt: context.now(), updatedAt: context.now() })
    .where(
      and(
        eq(sectionWork.documentId, row.id),
        eq(sectionWork.state, "signedOff"),
        fieldIds === undefined ? undefined : inArray(sectionWork.fieldId, [...fieldIds]),
      ),
    )
    .returning({ fieldId: sectionWork.fieldId, signedBy: sectionWork.signedBy, signedAt: sectionWork.signedAt });
  await tellOfLapse(context, tx, account, row, lapsed);
}
