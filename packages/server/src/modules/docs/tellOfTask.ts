import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, type task, teamMember } from "../../kernel/db/schema.ts";
import { shortLine } from "../../kernel/text/shortLine.ts";
import { taskEvent, tell } from "../messages/index.ts";
import { titleOf } from "./documentRow.ts";
import { pathOfForm } from "./pathOfTexts.ts";

type TaskRow = typeof task.$inferSelect;
type DocumentTask = Exclude<TaskRow["kind"], "scout">;

/** How much an outline asks the person for, and in which sections. */
export interface Asked {
  places: number;
  titles: readonly string[];
}

/** So many sections are named. */
const mostNamed = 5;

function askedInWords({ places, titles }: Asked = { places: 0, titles: [] }): string {
  if (places === 0) return "Nothing in it is open. Read it through, and make the proposal of it.";
  const named = titles.slice(0, mostNamed).map((title) => shortLine(title, 60));
  if (titles.length > mostNamed) named.push(`${titles.length - mostNamed} more`);
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
  return `${places === 1 ? "One place asks" : `${places} places ask`} for something only you know, in ${list}.`;
}

/** What is said of a task that is done: in the subject `is` before a document's name, else `subject`. */
const doneTexts: Record<
  DocumentTask,
  { is: string; subject: string; text: (asked?: Asked) => string; linkLabel: string }
> = {
  outline: {
    is: "Outline ready",
    subject: "Your outline is ready",
    text: askedInWords,
    linkLabel: "Open the draft",
  },
  proposal: {
    is: "Proposal written",
    subject: "Your proposal is written",
    text: () => "Read it through before you send it: you know the facts.",
    linkLabel: "Open the proposal",
  },
  review: {
    is: "Assessment ready",
    subject: "Your assessment is ready",
    text: () => "What a reader would ask stands beside your text, section by section, with what to do about it.",
    linkLabel: "Open the assessment",
  },
};

const failedTexts: Record<DocumentTask, { is: string; subject: string }> = {
  outline: { is: "Outline not made", subject: "Your outline could not be made" },
  proposal: { is: "Proposal not written", subject: "Your proposal could not be written" },
  review: { is: "Not assessed", subject: "Your draft could not be assessed" },
};

/** How much of a document's name stands in a subject, in characters. */
const mostOfName = 100;

/** What happened to which document, in a line: "Proposal written: Common Ground". */
const subjectOf = (name: string, { is, subject }: { is: string; subject: string }): string =>
  name ? `${is}: ${shortLine(name, mostOfName)}` : subject;

/**
 * Tells the person who asked for a task that it is over, in the transaction that ends it: that it is done, with what an outline asks them for, or why it failed.
 * Somebody who works in the account no longer is told nothing.
 */
export async function tellOfTask(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  { id, kind, userId, teamId, documentId }: TaskRow,
  failure?: string,
  asked?: Asked,
): Promise<void> {
  if (kind === "scout" || documentId === null) return;
  const [found] = await tx
    .select({ name: document.name, defaultVersion: document.defaultVersion })
    .from(document)
    .innerJoin(teamMember, and(eq(teamMember.teamId, document.teamId), eq(teamMember.userId, userId)))
    .where(eq(document.id, documentId));
  if (!found) return;
  const name = titleOf({ name: found.name, templateName: "" });
  const inputs = pathOfForm(documentId, found.defaultVersion !== null);
  const done = doneTexts[kind];
  await tell(context, tx, {
    teamId,
    userIds: [userId],
    type: "AI",
    ...(failure === undefined
      ? {
          subject: subjectOf(name, done),
          text: done.text(asked),
          link: kind === "proposal" ? `/docs/${documentId}` : inputs,
          linkLabel: done.linkLabel,
          mail: { kind: "taskDone", about: "tasks" },
        }
      : {
          subject: subjectOf(name, failedTexts[kind]),
          text: failure,
          link: inputs,
          linkLabel: "Back to your text",
          mail: { kind: "taskFailed", about: "tasks" },
        }),
    eventKey: taskEvent(id),
    documentId,
  });
}
