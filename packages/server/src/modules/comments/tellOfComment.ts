import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { comment, document, user } from "../../kernel/db/schema.ts";
import { calledBy } from "../../kernel/text/calledBy.ts";
import { shortLine } from "../../kernel/text/shortLine.ts";
import { inEachAccount, pathOfTexts, seersAmong, titleOf } from "../docs/index.ts";
import { tell } from "../messages/index.ts";
import type { ThreadRow } from "./commentRow.ts";

type Needed = Pick<Context, "config" | "now" | "tasks">;

/** How much of a document's name stands in a subject, and of the words that it is about in a message, in characters. */
const mostOf = { title: 60, quote: 160 };

/** What was said, by whom. */
export interface Said {
  commentId: string;
  text: string;
  /** Who is mentioned for the first time. */
  mentioned: readonly string[];
  /** It is no answer, or a change of one: only who is mentioned is told. */
  isQuiet?: boolean;
}

/** Who has written in a thread, or was mentioned in it. */
async function participants(tx: Database, threadId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ authorId: comment.authorId, mentions: comment.mentions })
    .from(comment)
    .where(eq(comment.threadId, threadId));
  return new Set(rows.flatMap(({ authorId, mentions }) => [authorId ?? [], mentions.map(({ id }) => id)].flat()));
}

/** Tells who is mentioned, and who takes part in the thread, in the transaction in which it is said. Nobody is told of their own words. */
export async function tellOfComment(
  context: Needed,
  tx: Database,
  { userId }: Account,
  thread: ThreadRow,
  { commentId, text, mentioned, isQuiet = false }: Said,
): Promise<void> {
  const [about] = await tx
    .select({ name: document.name, defaultVersion: document.defaultVersion })
    .from(document)
    .where(eq(document.id, thread.documentId));
  const [author] = await tx.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
  if (!about || !author) return;
  const name = calledBy(author);
  const title = shortLine(titleOf({ name: about.name, templateName: "" }), mostOf.title);
  const subjectOf = (what: string) => (title === "" ? `${name} ${what}` : `${title}: ${name} ${what}`);
  const quote = thread.exact && `About “${shortLine(thread.exact, mostOf.quote)}”:\n\n`;
  const others = (ids: Iterable<string>) => [...ids].filter((id) => id !== userId);
  const shared = {
    type: "notification" as const,
    text: `${quote}${text}`,
    link: `${pathOfTexts({ ...thread, defaultVersion: about.defaultVersion })}?comment=${thread.id}`,
    linkLabel: "Open the comment",
    fromUser: { userId, name },
  };
  // One event for each of them: whoever is mentioned once more by a change has been told.
  for (const { id: person, teamId } of await seersAmong(tx, context.now(), thread.documentId, others(mentioned)))
    await tell(context, tx, {
      ...shared,
      teamId,
      userIds: [person],
      subject: subjectOf("mentions you"),
      eventKey: `mention:${commentId}:${person}`,
      mail: { kind: "mention", about: "mentions" },
    });
  if (isQuiet) return;
  const taking = await participants(tx, thread.id);
  for (const id of mentioned) taking.delete(id);
  const present = await seersAmong(tx, context.now(), thread.documentId, others(taking));
  await inEachAccount(present, (teamId, userIds) =>
    tell(context, tx, {
      ...shared,
      teamId,
      userIds,
      subject: subjectOf("answers a comment"),
      eventKey: `answer:${commentId}:${teamId}`,
      mail: { kind: "answer", about: "answers" },
    }),
  );
}
