import type { BodyOf, Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import { document } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { withAnswer } from "./currentReview.ts";
import { holdDocument } from "./documentRow.ts";
import { presentDocument } from "./presentDocument.ts";

/** Keeps what the person answered to a note of the assessment. Throws a Refusal of kind `notFound` where there is no such note. */
export async function answerNote(
  context: Context,
  account: Account,
  { id, noteId }: { id: string; noteId: string },
  { answer }: BodyOf<"answerNote">,
): Promise<Schemas["Review"]> {
  return context.db.transaction(async (tx) => {
    const row = await holdDocument(tx, account, id);
    const review = row.review && withAnswer(row.review, noteId, answer);
    if (!review) throw notFound("note");
    await tx.update(document).set({ review }).where(eq(document.id, id));
    const { review: now } = await presentDocument(context, tx, { ...row, review });
    if (!now) throw notFound("note");
    return now;
  });
}
