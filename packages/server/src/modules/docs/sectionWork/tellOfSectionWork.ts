import { eq } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { user } from "../../../kernel/db/schema.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { shortLine } from "../../../kernel/text/shortLine.ts";
import { tell, type Told } from "../../messages/index.ts";
import { titleOf, type DocumentRow } from "../documentRow.ts";
import { seersAmong } from "../people/seers.ts";

type Needed = Pick<Context, "config" | "now" | "tasks">;
type Actor = Pick<Account, "userId">;
type About = Pick<DocumentRow, "id" | "name" | "defaultVersion">;

/** How much of the names of a document and of a section stands in a message, in characters. */
const mostOf = { title: 60, section: 100 };

/** The day as people write it: 3 December 2026. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** What a message about a section says before its own words, and where it leads. */
export function aboutSection(row: About, fieldId: string): Pick<Told, "link" | "linkLabel" | "type" | "mail"> {
  return {
    type: "notification",
    link: `${row.defaultVersion === null ? "/drafts" : "/docs"}/${row.id}#${fieldId}`,
    linkLabel: "Open the section",
    mail: { kind: "section", about: "sections" },
  };
}

/** The name of a section in a subject or a sentence. */
export const sectionWords = (title: string): string => `“${shortLine(title, mostOf.section)}”`;

/** The name of a document at the head of a subject; nothing where it has none. */
export function headOf(row: About): string {
  const title = shortLine(titleOf({ name: row.name, templateName: "" }), mostOf.title);
  return title === "" ? "" : `${title}: `;
}

async function nameOf(tx: Database, userId: string): Promise<string> {
  const [found] = await tx.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, userId));
  return found ? calledBy(found) : "Somebody";
}

/** A section before and after a change of who does it and how far it is. */
export interface SectionChange {
  title: string;
  before: Schemas["SectionWork"] | undefined;
  after: Schemas["SectionWork"];
}

/**
 * Tells who is to do a section that they are; who made the document that a section is ready for review; who does a section that it was
 * signed off. In the transaction of the change; nobody is told of what they did themselves, and nobody who has left the account.
 */
export async function tellOfSectionWork(
  context: Needed,
  tx: Database,
  { userId }: Actor,
  row: About & Pick<DocumentRow, "createdBy">,
  { title, before, after }: SectionChange,
): Promise<void> {
  const name = await nameOf(tx, userId);
  const about = { ...aboutSection(row, after.fieldId), fromUser: { userId, name } };
  const key = `${row.id}:${after.fieldId}:${context.now().getTime()}`;
  const tellOf = async (person: string | null | undefined, what: string, text: string, event: string) => {
    if (!person || person === userId) return;
    const [seer] = await seersAmong(tx, context.now(), row.id, [person]);
    if (!seer) return;
    const { teamId } = seer;
    const subject = `${headOf(row)}${name} ${what}`;
    await tell(context, tx, {
      ...about,
      teamId,
      userIds: [person],
      subject,
      text,
      eventKey: `section:${event}:${key}`,
    });
  };
  const section = sectionWords(title);
  if (after.owner && after.owner.id !== before?.owner?.id)
    await tellOf(
      after.owner.id,
      `gives you ${section}`,
      after.dueOn === undefined
        ? "You are named as the one who writes this section."
        : `You are named as the one who writes this section, by ${dayWords(after.dueOn)}.`,
      "given",
    );
  if (after.state === before?.state) return;
  if (after.state === "forReview")
    await tellOf(
      row.createdBy,
      `has ${section} ready for review`,
      "Read it, and sign it off or say what is missing.",
      "ready",
    );
  if (after.state === "signedOff")
    await tellOf(after.owner?.id, `signs off ${section}`, "A change to its text takes the sign-off back.", "signed");
}

/** Tells who signed sections off that their text was changed since. */
export async function tellOfLapse(
  context: Needed,
  tx: Database,
  { userId }: Actor,
  row: About & Pick<DocumentRow, "fields">,
  lapsed: readonly { fieldId: string; signedBy: string | null; signedAt: Date | null }[],
): Promise<void> {
  const others = lapsed.filter(({ signedBy }) => signedBy !== null && signedBy !== userId);
  if (others.length === 0) return;
  const name = await nameOf(tx, userId);
  const seers = await seersAmong(tx, context.now(), row.id, [...new Set(others.map(({ signedBy }) => signedBy!))]);
  const accounts = new Map(seers.map(({ id, teamId }) => [id, teamId]));
  for (const { fieldId, signedBy, signedAt } of others) {
    const teamId = accounts.get(signedBy!);
    if (teamId === undefined) continue;
    const title = row.fields.find(({ id }) => id === fieldId)?.title ?? fieldId;
    await tell(context, tx, {
      ...aboutSection(row, fieldId),
      teamId,
      userIds: [signedBy!],
      subject: `${headOf(row)}${name} changed ${sectionWords(title)} after you signed it off`,
      text: "The sign-off no longer holds. Read the section once more.",
      fromUser: { userId, name },
      eventKey: `section:lapsed:${row.id}:${fieldId}:${signedAt?.getTime() ?? 0}`,
    });
  }
}
