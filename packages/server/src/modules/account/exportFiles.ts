import { and, asc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Database } from "../../kernel/db/open.ts";
import {
  bookmark,
  creditEntry,
  document,
  documentVersion,
  message,
  opportunity,
  scoutProfile,
  section,
  team,
  teamMember,
  template,
  user,
} from "../../kernel/db/schema.ts";
import { safeName } from "../../kernel/text/safeName.ts";
import { listAttachments } from "../files/uploads.ts";
import { presentMessages, visibleMessages } from "../messages/messageRow.ts";
import { documentText, type ExportedDocument } from "./documentText.ts";

type Needed = Pick<Context, "db" | "files" | "now">;

/** An account that the person works in. */
interface Place {
  id: string;
  name: string;
  personal: boolean;
  role: string;
  joinedAt: Date;
}

const encode = (text: string) => new TextEncoder().encode(text);
const asJson = (path: string, value: unknown): ZipEntry => ({
  path,
  bytes: encode(`${JSON.stringify(value, undefined, 2)}\n`),
});

async function placesOf(db: Database, userId: string): Promise<Place[]> {
  const rows = await db
    .select({
      id: team.id,
      name: team.name,
      personalOf: team.personalOf,
      role: teamMember.role,
      joinedAt: teamMember.joinedAt,
    })
    .from(teamMember)
    .innerJoin(team, and(eq(team.id, teamMember.teamId), isNull(team.deletedAt)))
    .where(eq(teamMember.userId, userId))
    .orderBy(sql`${team.personalOf} is null`, asc(team.name), asc(team.id));
  return rows.map(({ personalOf, name, ...row }) => ({
    ...row,
    personal: personalOf !== null,
    name: personalOf === null ? name : "Personal account",
  }));
}

async function accountFile({ db, now }: Needed, userId: string): Promise<ZipEntry> {
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) throw new Error("The person who is signed in vanished.");
  const { email, name, wantsProductMail, createdAt, passwordHash } = person;
  const account = { id: userId, email, name, createdAt, hasPassword: passwordHash !== null, wantsProductMail };
  return asJson("account.json", { exportedAt: now(), ...account });
}

async function messagesFile(db: Database, person: { userId: string; email: string }, places: Place[]) {
  const messages: unknown[] = [];
  for (const { id, name } of places) {
    const rows = await visibleMessages(db, { ...person, teamId: id }, undefined).orderBy(
      asc(message.createdAt),
      asc(message.id),
    );
    for (const each of await presentMessages(db, rows)) messages.push({ account: name, ...each });
  }
  return asJson("messages.json", messages);
}

async function creditsFile(db: Database, userId: string): Promise<ZipEntry> {
  const { pool, amount, reason, createdAt } = creditEntry;
  const entries = await db
    .select({ pool, amount, reason, createdAt })
    .from(creditEntry)
    .where(and(eq(creditEntry.userId, userId), isNull(creditEntry.teamId)))
    .orderBy(asc(creditEntry.seq));
  return asJson("credits.json", entries);
}

/** The templates that the person keeps at hand, but for those of teams that they left. */
async function bookmarksFile(db: Database, userId: string, places: Place[]): Promise<ZipEntry> {
  const kept = await db
    .select({
      templateId: template.id,
      name: template.name,
      funderName: template.funderName,
      bookmarkedAt: bookmark.createdAt,
      teamId: template.teamId,
    })
    .from(bookmark)
    .innerJoin(template, eq(template.id, bookmark.templateId))
    .where(eq(bookmark.userId, userId))
    .orderBy(asc(bookmark.createdAt), asc(template.id));
  const isTheirs = (teamId: string | null) => teamId === null || places.some(({ id }) => id === teamId);
  return asJson(
    "bookmarks.json",
    kept.filter(({ teamId }) => isTheirs(teamId)).map(({ teamId: _teamId, ...each }) => each),
  );
}

async function loadDocument(db: Database, id: string, account: string): Promise<ExportedDocument | undefined> {
  const [row] = await db.select().from(document).where(eq(document.id, id));
  if (!row) return undefined;
  const versions = await db
    .select({ id: documentVersion.id, status: documentVersion.status, createdAt: documentVersion.createdAt })
    .from(documentVersion)
    .where(eq(documentVersion.documentId, id))
    .orderBy(asc(documentVersion.createdAt), asc(documentVersion.id));
  const withSections = [];
  for (const version of versions) {
    const { title, text, edited, hidden } = section;
    const sections = await db
      .select({ title, text, edited, hidden })
      .from(section)
      .where(eq(section.versionId, version.id))
      .orderBy(asc(section.position));
    withSections.push({ ...version, sections });
  }
  const { type, name, description, useEnglish, eligibilityCriteria, assessmentCriteria, template, parentId } = row;
  return {
    id,
    account,
    type,
    name,
    parentId,
    template: template.name,
    description,
    useEnglish,
    eligibilityCriteria,
    assessmentCriteria,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    sections: row.fields.map((field) => ({ title: field.title, text: row.draft[field.id] ?? "" })),
    documentChecklist: row.documentChecklist,
    checkedDocuments: row.checkedDocuments,
    review: row.review,
    versions: withSections,
  };
}

async function* documentFiles({ db, files }: Needed, id: string, account: string): AsyncGenerator<ZipEntry> {
  const exported = await loadDocument(db, id, account);
  if (!exported) return;
  const folder = `documents/${safeName(exported.name || exported.template)}-${id}`;
  const attachments = await listAttachments(db, id);
  const listed = attachments.map(({ filename, mimetype, size }) => ({ filename, mimetype, size }));
  yield asJson(`${folder}/document.json`, { ...exported, attachments: listed });
  yield { path: `${folder}/document.txt`, bytes: encode(documentText(exported)) };
  for (const [index, { id: fileId, filename }] of attachments.entries()) {
    const bytes = await files.read(fileId).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return undefined;
    });
    if (bytes) yield { path: `${folder}/attachments/${index + 1}-${safeName(filename)}`, bytes, isCompressed: true };
  }
}

/** A template as the person made it. */
function templateFile(row: typeof template.$inferSelect, account: string): ZipEntry {
  const { id, type, name, funderName, category, content, updatedAt, deletedAt } = row;
  const exported = { id, account, type, name, funderName, category, ...content, updatedAt, deletedAt };
  return asJson(`templates/${safeName(name)}-${id}.json`, exported);
}

/** What the scout was told to look for, and what it found, where it was ever asked. */
async function* scoutFile(db: Database, teamId: string): AsyncGenerator<ZipEntry> {
  const { organization, project, location } = scoutProfile;
  const [profile] = await db
    .select({ organization, project, location })
    .from(scoutProfile)
    .where(eq(scoutProfile.teamId, teamId));
  const { title, funderName, number, dueDate, url, comment, state, foundAt } = opportunity;
  const opportunities = await db
    .select({ title, funderName, number, dueDate, url, comment, state, foundAt })
    .from(opportunity)
    .where(and(eq(opportunity.teamId, teamId), ne(opportunity.state, "found")))
    .orderBy(asc(foundAt), asc(opportunity.id));
  if (profile || opportunities.length > 0) yield asJson("scout.json", { ...profile, opportunities });
}

/**
 * Everything that is a person's: what is known of them, their messages, teams, credits and bookmarks, and each document and template of the
 * personal account, or that they began in a team they still belong to, with its attachments. Other people's things are not in it.
 */
export async function* exportFiles(
  context: Needed,
  person: { userId: string; email: string },
): AsyncGenerator<ZipEntry> {
  const { db } = context;
  const { userId } = person;
  const places = await placesOf(db, userId);
  yield await accountFile(context, userId);
  yield await messagesFile(db, person, places);
  yield asJson("teams.json", places);
  yield await creditsFile(db, userId);
  yield await bookmarksFile(db, userId, places);
  for (const { id: teamId, name, personal } of places) {
    const documents = await db
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.teamId, teamId), or(personal ? sql`true` : undefined, eq(document.createdBy, userId))))
      .orderBy(asc(document.createdAt), asc(document.id));
    for (const { id } of documents) yield* documentFiles(context, id, name);
    const templates = await db
      .select()
      .from(template)
      .where(and(eq(template.teamId, teamId), or(personal ? sql`true` : undefined, eq(template.createdBy, userId))))
      .orderBy(asc(template.name), asc(template.id));
    for (const row of templates) yield templateFile(row, name);
    if (personal) yield* scoutFile(db, teamId);
  }
}
