import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq, or } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import { proposedEdit } from "../../../kernel/db/schema.ts";
import type { EditPiece } from "../../../kernel/db/values.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { endWork } from "./askForEdit.ts";
import { findEdit, isWriters, presentEdits, undecided } from "./editRow.ts";
import { requireRight } from "../people/access.ts";
import { findText } from "./editText.ts";
import { tellOfDecision, tellOfReopening } from "./tellOfDecision.ts";

/** The undecided changes to a text of the account's. Throws a Refusal: `notFound`, or `invalid` unless one text is named. */
export async function listEdits(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  place: { fieldId?: string; sectionId?: string },
): Promise<Schemas["ProposedEdit"][]> {
  return presentEdits(db, account, await undecided(db, await findText(db, account, documentId, place)), now());
}

/** A proposed change as it is now. Throws a Refusal of kind `notFound`. */
export async function readEdit(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
): Promise<Schemas["ProposedEdit"]> {
  const [presented] = await presentEdits(db, account, [await findEdit(db, account, id)], now());
  return presented!;
}

/** Takes a proposed change away. Throws a Refusal: `notFound`, or `forbidden` for what somebody else proposes. */
export async function removeEdit({ db }: Pick<Context, "db">, account: Account, id: string): Promise<void> {
  const { id: found, writer, askedBy } = await findEdit(db, account, id);
  if (writer !== "person") requireRight(account, "write");
  if (writer === "person" && askedBy !== account.userId)
    throw new Refusal("forbidden", "Somebody else proposes this: refuse it instead.");
  const gone = await db
    .delete(proposedEdit)
    .where(and(eq(proposedEdit.id, found), or(isWriters, eq(proposedEdit.state, "open"))))
    .returning({ id: proposedEdit.id });
  // Who decided what people propose, and when, stays.
  if (gone.length === 0) throw new Refusal("forbidden", "This has been decided already, and stays in the history.");
  endWork([found]);
}

/**
 * Stores which pieces of a change a person accepted or refused, or takes that back. Throws a Refusal: `notFound`, `refused` while the
 * writer works, `invalid` for a piece that there is not.
 */
export async function decideEdit(
  context: Pick<Context, "config" | "db" | "now" | "tasks">,
  account: Account,
  id: string,
  { pieces: decisions }: BodyOf<"decideEdit">,
): Promise<Schemas["ProposedEdit"]> {
  const { db, now } = context;
  const { userId } = account;
  const moment = now();
  const row = await db.transaction(async (tx) => {
    const { id: found } = await findEdit(tx, account, id);
    const [held] = await tx.select().from(proposedEdit).where(eq(proposedEdit.id, found)).for("update");
    if (!held || held.state === "writing" || held.state === "failed")
      throw new Refusal("refused", "There is nothing to decide yet.");
    const states = new Map(decisions.map((piece) => [piece.id, piece.state]));
    const known = new Set(held.pieces.map((piece) => piece.id));
    if ([...states.keys()].some((piece) => !known.has(piece)))
      throw new Refusal("invalid", "There is no such piece in this change.");
    const isTaken = held.pieces.some(
      ({ id: piece, state, decidedBy }) =>
        state !== "open" && decidedBy !== userId && states.has(piece) && states.get(piece) !== state,
    );
    if (isTaken) throw new Refusal("refused", "Somebody else has decided this already.");
    const pieces = held.pieces.map(({ decidedBy, decidedAt, ...piece }): EditPiece => {
      const state = states.get(piece.id);
      if (state === undefined || state === piece.state)
        return {
          ...piece,
          ...(decidedBy !== undefined && { decidedBy }),
          ...(decidedAt !== undefined && { decidedAt }),
        };
      return { ...piece, state, ...(state !== "open" && { decidedBy: userId, decidedAt: moment.toISOString() }) };
    });
    const state = pieces.some((piece) => piece.state === "open") ? "open" : "decided";
    const [changed] = await tx
      .update(proposedEdit)
      .set({ pieces, state })
      .where(eq(proposedEdit.id, found))
      .returning();
    if (held.state === "open" && state === "decided") await tellOfDecision(context, tx, account, changed!);
    if (held.state === "decided" && state === "open") await tellOfReopening(context, tx, account, held);
    return changed!;
  });
  const [presented] = await presentEdits(db, account, [row], moment);
  return presented!;
}
