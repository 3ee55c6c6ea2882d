import { eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, section, user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { shortLine } from "../../../kernel/text/shortLine.ts";
import { takeBack, tell } from "../../messages/index.ts";
import { titleOf } from "../documentRow.ts";
import { pathOfTexts } from "../pathOfTexts.ts";
import { seersAmong } from "../people/seers.ts";
import type { EditRow } from "./editRow.ts";

type Needed = Pick<Context, "config" | "now" | "tasks">;

/** How much of a document's name and of the words stands in a message, in characters. */
const mostOf = { title: 60, words: 160 };

/** What decisions are mailed as. */
const mailKind = "decision";

/** What a person is told of words that they proposed. */
interface Told {
  /** What somebody did with them: "takes your change". */
  what: string;
  eventKey: string;
}

/** The decision of a change, once all of it is decided. */
const decisionOf = ({ id, pieces }: EditRow) =>
  `decided:${id}:${pieces.map(({ decidedAt }) => decidedAt ?? "").reduce((one, other) => (one > other ? one : other))}`;

/** Tells who has proposed other words that they were decided, in the transaction of that; nobody of their own decision. */
export const tellOfDecision = (context: Needed, tx: Database, account: Account, row: EditRow): Promise<void> =>
  tellAuthor(context, tx, account, row, { what: decided(row), eventKey: decisionOf(row) });

/**
 * Takes back what was told of a decision that is undone, in the transaction of that; `row` is the change as it was decided. Whoever knows
 * of the decision is told that it is open again.
 */
export async function tellOfReopening(context: Needed, tx: Database, account: Account, row: EditRow): Promise<void> {
  const eventKey = decisionOf(row);
  const known = await takeBack(tx, eventKey, mailKind);
  if (known.length > 0)
    await tellAuthor(context, tx, account, row, { what: "opens your change again", eventKey: `undone:${eventKey}` });
}

function decided({ pieces }: EditRow): string {
  const accepted = pieces.filter(({ state }) => state === "accepted").length;
  if (accepted === 0) return "refuses your change";
  return accepted === pieces.length ? "takes your change" : `takes ${accepted} of your ${pieces.length} changes`;
}

async function tellAuthor(
  context: Needed,
  tx: Database,
  { userId }: Account,
  { writer, askedBy, documentId, sectionId, exact }: EditRow,
  { what, eventKey }: Told,
): Promise<void> {
  if (writer !== "person" || askedBy === null || askedBy === userId) return;
  const [about] = await tx
    .select({ name: document.name, defaultVersion: document.defaultVersion, versionId: section.versionId })
    .from(document)
    .leftJoin(section, eq(section.id, sectionId ?? ""))
    .where(eq(document.id, documentId));
  const [decider] = await tx.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
  const [asker] = await seersAmong(tx, context.now(), documentId, [askedBy]);
  if (!about || !decider || !asker) return;
  const name = calledBy(decider);
  const title = shortLine(titleOf({ name: about.name, templateName: "" }), mostOf.title);
  await tell(context, tx, {
    teamId: asker.teamId,
    userIds: [askedBy],
    type: "notification",
    subject: title === "" ? `${name} ${what}` : `${title}: ${name} ${what}`,
    text:
      exact.trim() === ""
        ? "You had proposed words for an empty section."
        : `It was about “${shortLine(exact, mostOf.words)}”.`,
    link: pathOfTexts({ documentId, ...about }),
    linkLabel: "Open the document",
    fromUser: { userId, name },
    mail: { kind: mailKind, about: "answers" },
    eventKey,
  });
}
