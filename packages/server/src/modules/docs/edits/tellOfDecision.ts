import { eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { shortLine } from "../../../kernel/text/shortLine.ts";
import { tell } from "../../messages/index.ts";
import { titleOf } from "../documentRow.ts";
import { seersAmong } from "../people/seers.ts";
import type { EditRow } from "./editRow.ts";

/** How much of a document's name and of the words stands in a message, in characters. */
const mostOf = { title: 60, words: 160 };

/** Tells who has proposed other words that they were decided, in the transaction of that; nobody of their own decision. */
export async function tellOfDecision(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  { userId }: Account,
  { id, writer, askedBy, documentId, sectionId, exact, pieces }: EditRow,
): Promise<void> {
  if (writer !== "person" || askedBy === null || askedBy === userId) return;
  const [about] = await tx
    .select({ name: document.name, defaultVersion: document.defaultVersion })
    .from(document)
    .where(eq(document.id, documentId));
  const [decider] = await tx.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
  const [asker] = await seersAmong(tx, context.now(), documentId, [askedBy]);
  if (!about || !decider || !asker) return;
  const name = calledBy(decider);
  const title = shortLine(titleOf({ name: about.name, templateName: "" }), mostOf.title);
  const accepted = pieces.filter(({ state }) => state === "accepted").length;
  const what =
    accepted === 0
      ? "refuses your change"
      : accepted === pieces.length
        ? "takes your change"
        : `takes ${accepted} of your ${pieces.length} changes`;
  const form = about.defaultVersion === null ? "/drafts" : "/docs/edit";
  await tell(context, tx, {
    teamId: asker.teamId,
    userIds: [askedBy],
    type: "notification",
    subject: title === "" ? `${name} ${what}` : `${title}: ${name} ${what}`,
    text:
      exact.trim() === ""
        ? "You had proposed words for an empty section."
        : `It was about “${shortLine(exact, mostOf.words)}”.`,
    link: `${sectionId === null ? form : "/docs"}/${documentId}`,
    linkLabel: "Open the document",
    fromUser: { userId, name },
    mail: { kind: "decision", about: "answers" },
    eventKey: `decided:${id}:${pieces.map(({ state }) => state.at(0)).join("")}`,
  });
}
