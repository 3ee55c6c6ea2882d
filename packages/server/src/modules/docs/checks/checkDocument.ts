import { and, asc, eq } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import { draftChecks } from "../../../capabilities/writer/checks/draftChecks.ts";
import { withoutBeginnings } from "../../../capabilities/writer/beginningOf.ts";
import type { WriterInput } from "../../../capabilities/writer/writer.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { section } from "../../../kernel/db/schema.ts";
import { storedTexts } from "../../files/index.ts";
import { finishedVersion } from "../aiUse/versionEntries.ts";
import { findDocument } from "../documentRow.ts";
import { judgedIn, notedPairs } from "../currentReview.ts";
import { inputsOf } from "../inputsOf.ts";
import { inTurn } from "../receipts/checkGate.ts";
import { writerInput } from "../writerInput.ts";
import { presentChecks } from "./presentChecks.ts";

/** The texts of a version, by the fields that they answer. */
async function textsOf(db: Database, versionId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ fieldId: section.fieldId, text: section.text })
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));
  return Object.fromEntries(rows.map(({ fieldId, text }) => [fieldId, text]));
}

/**
 * What contradicts itself in a draft or a finished version, how it stands to what the funder asks, and what in a draft may belong elsewhere. Throws a Refusal: `notFound`, or `tooMany` or
 * `unavailable` where too much waits.
 */
export async function checkDocument(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  versionId: string | undefined,
): Promise<Schemas["DocumentChecks"]> {
  const row = await findDocument(db, account, id);
  const version = versionId === undefined ? undefined : await finishedVersion(db, row.id, versionId);
  const inputs = version?.inputs ?? inputsOf(row);
  const given = writerInput(inputs, await storedTexts(db, row.id));
  // What is finished stands where it stands, and what was composed of it says nothing of its own.
  const input: WriterInput = version
    ? withoutBeginnings({ ...given, texts: await textsOf(db, version.id), drafted: {} })
    : given;
  const settled = new Set(row.settledDoubts);
  return inTurn(account.userId, async () =>
    presentChecks(input, await draftChecks(input, notedPairs(row.review), judgedIn(row.review, input)), settled),
  );
}
