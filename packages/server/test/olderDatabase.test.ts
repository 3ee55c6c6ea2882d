import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { createWriters } from "../src/capabilities/writer/writers.ts";
import type { OpenDatabase } from "../src/kernel/db/open.ts";
import { document, historyEntry, section, session, teamInvite, upload, writtenText } from "../src/kernel/db/schema.ts";
import { readFeatured } from "../src/modules/docs/featuredDocuments.ts";
import { applyDelta, type Delta } from "../src/modules/docs/log/delta.ts";
import { listMessages } from "../src/modules/messages/readMessages.ts";
import { currentText } from "../src/modules/docs/log/history.ts";
import { openOlderDatabase } from "./support/olderDatabase.ts";
import { bothDatabases } from "./support/testServer.ts";

const template = `{"name":"County grant","type":"grant","funderName":"The county","examples":[],"placeholderText":""}`;
const inputs = `{"name":"","type":"grant","templateName":"County grant","description":"","useEnglish":true,"eligibilityCriteria":"","assessmentCriteria":"","fields":[],"draft":{}}`;

const doc = (id: string, createdAt: string, featuredAt: string | null, version: string | null) => `
  insert into document (id, team_id, created_by, type, name, template, fields, document_checklist, past_funded_projects, draft, default_version, featured_at, created_at, updated_at)
  values ('${id}', 'team', 'olga', 'grant', 'Łąki & "Gärten" of ${id}', '${template}', '[]', '[]', '[]', '{"need":"A secret of ${id}: C:\\\\2 Łąki, 水 and 🌱🌾"}', ${version === null ? "null" : `'${version}'`},
    ${featuredAt === null ? "null" : `'${featuredAt}'`}, '${createdAt}', '${createdAt}');
  ${["old", "new"]
    .map((age) => {
      const versionId = version === `${id}-${age}` ? version : `${id}-${age}`;
      return `insert into document_version (id, document_id, status, inputs, created_at) values ('${versionId}', '${id}', 'done', '${inputs}', '${createdAt}');
        insert into section (id, version_id, field_id, position, title, text, html, hidden) values
          ('${versionId}-2', '${versionId}', 'plan', 2, 'The plan', 'Twelve gardens, ${age}.', '<p>Twelve gardens, ${age}.</p>', false),
          ('${versionId}-1', '${versionId}', 'need', 1, 'The need', 'It''s <urgent> 🌱, ${age}.', '<p>It''s &lt;urgent&gt; 🌱, ${age}.</p>', false),
          ('${versionId}-3', '${versionId}', 'name', 3, 'Name', 'Hidden words', '<p>Hidden words</p>', true);`;
    })
    .join("\n")}`;

const person = (id: string) =>
  `insert into "user" (id, email, name, created_at) values ('${id}', '${id}@example.org', '${id}', '2026-01-01T00:00Z');`;
const member = (id: string, role: string) =>
  `insert into team_member (team_id, user_id, role, joined_at) values ('team', '${id}', '${role}', '2026-01-01T00:00Z');`;
const invite = (id: string, by: string | null, email: string | null) =>
  `insert into team_invite (id, team_id, email, role, code_hash, invited_by, created_at, expires_at)
   values ('${id}', 'team', ${email === null ? "null" : `'${email}'`}, 'admin', '${id}', ${by === null ? "null" : `'${by}'`}, '2026-11-01T00:00Z', '2036-11-15T00:00Z');`;

/** A database as it stood before featured proposals were copies, with people at work in it. */
const content = [
  ...["olga", "adam", "fallen", "gone"].map(person),
  `insert into team (id, name, created_at) values ('team', 'Common Ground', '2026-01-01T00:00Z');`,
  member("olga", "owner"),
  member("adam", "admin"),
  member("fallen", "member"),
  doc("original", "2026-02-01T00:00Z", "2026-03-01T00:00Z", "original-new"),
  doc("copy", "2026-04-01T00:00Z", "2026-03-01T00:00Z", "copy-new"),
  doc("private", "2026-02-01T00:00Z", null, "private-new"),
  doc("unwritten", "2026-02-01T00:00Z", "2026-03-01T00:00Z", null),
  invite("by-owner", "olga", "one@example.org"),
  invite("by-admin", "adam", null),
  invite("by-fallen", "fallen", null),
  invite("by-gone", "gone", "two@example.org"),
  invite("by-nobody", null, "three@example.org"),
  `insert into session (token_hash, user_id, via, created_at, last_seen_at, expires_at)
   values ('hash', 'olga', 'link', '2026-11-01T00:00Z', '2026-11-01T00:00Z', '2036-11-01T00:00Z');`,
  `insert into upload (id, token_hash, user_id, team_id, document_id, filename, mimetype, size, is_readable, status, created_at)
   values ('file', 'file', 'olga', 'team', 'original', 'budget.pdf', 'application/pdf', 5, true, 'stored', '2026-11-01T00:00Z');`,
  `insert into message (id, team_id, type, priority, subject, content, metadata, from_name, created_at)
   values ('message', 'team', 'system', 'low', 'Hello', '<p>Hello</p>', '{}', 'Grantwright', '2026-10-01T00:00Z');`,
  `insert into message_recipient (message_id, user_id) values ('message', 'olga'), ('message', 'adam');`,
].join("\n");

describe.each(bothDatabases)("a database of an older version on %s", (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openOlderDatabase(kind, "0005_section_revision", content);
  });
  afterAll(() => opened.close());

  const read = (id: string) => readFeatured({ db: opened.db, writers: createWriters(createOfflineWriter()) }, id);

  it("goes on showing what was featured, as it is now", async () => {
    const shown = await read("original");
    expect(shown).toMatchObject({ name: 'Łąki & "Gärten" of original', defaultVersion: "original-new", draft: {} });
    expect(shown.sections.map(({ title, text, html }) => [title, text, html])).toEqual([
      ["The need", "It's <urgent> 🌱, new.", "<p>It's &lt;urgent&gt; 🌱, new.</p>"],
      ["The plan", "Twelve gardens, new.", "<p>Twelve gardens, new.</p>"],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/secret|Hidden words/);
  });

  it("shows no copy that only inherited the mark, and nothing that was not featured", async () => {
    for (const id of ["copy", "private", "unwritten"])
      await expect(read(id)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("keeps every document, section, session and file, and the invitations of those who may still invite", async () => {
    const { db } = opened;
    expect(await db.select({ id: document.id }).from(document).orderBy(asc(document.id))).toHaveLength(4);
    expect(await db.select({ id: section.id }).from(section)).toHaveLength(24);
    expect(await db.select({ id: session.tokenHash }).from(session)).toEqual([{ id: "hash" }]);
    expect(await db.select({ id: upload.id }).from(upload)).toEqual([{ id: "file" }]);
    const got = await listMessages(db, { userId: "olga", email: "", teamId: "team" }, {});
    expect(got).toMatchObject({
      unreadCount: 1,
      messages: [{ _id: "message", createdAt: "2026-10-01T00:00:00.000Z" }],
    });
    // Nobody kept who wrote what stands in the forms.
    const drafts = await db.select({ drafted: document.drafted, draft: document.draft }).from(document);
    for (const { drafted, draft } of drafts) expect(drafted).toEqual({ need: { by: "unknown", text: draft.need } });
    const checked = await db.select({ receipts: section.receipts }).from(section);
    expect(checked.every(({ receipts }) => receipts === null)).toBe(true);
    // Each text has a history that begins with what stood there, and goes on from it.
    const texts = await db.select().from(writtenText);
    expect(texts).toHaveLength(4 + 24);
    for (const { id } of texts) {
      const [entry, ...more] = await db.select().from(historyEntry).where(eq(historyEntry.textId, id));
      expect(more).toEqual([]);
      expect(entry).toMatchObject({ place: 1, way: "unknown", writtenBy: null, isOpen: false, removed: 0 });
      const text = await currentText(db, id);
      expect(entry?.added).toBe(text.length);
      expect(applyDelta(text, JSON.parse(entry?.undo ?? "") as Delta)).toBe("");
    }
    const invites = await db.select({ id: teamInvite.id }).from(teamInvite).orderBy(asc(teamInvite.id));
    expect(invites.map(({ id }) => id)).toEqual(["by-admin", "by-owner"]);
  });
});

const fieldOf = (id: string) => `{"id":"${id}","title":"${id}","auto":false,"hidden":false}`;
const asking = (id: string, draft: string) => `
  insert into document (id, team_id, created_by, type, name, template, fields, document_checklist, past_funded_projects, draft, created_at, updated_at)
  values ('${id}', 'team', 'olga', 'grant', '${id}', '${template}', '[${["need", "plan"].map(fieldOf).join(",")}]', '[]', '[]', '${draft}', '2026-02-01T00:00Z', '2026-02-01T00:00Z');`;

describe.each(bothDatabases)("a database from before lists knew of open places, on %s", (kind) => {
  it("counts those of the sections that there are", async () => {
    const opened = await openOlderDatabase(
      kind,
      "0029_message_lists",
      [
        person("olga"),
        `insert into team (id, name, created_at) values ('team', 'Common Ground', '2026-01-01T00:00Z');`,
        member("olga", "owner"),
        asking(
          "open",
          `{"need":"On [Add: which days]; for [Add: how many] people.","plan":"[Add: who] plans.","gone":"[Add: x]"}`,
        ),
        asking("torn", `{"need":"Not closed: [Add: which\\n days] and [Add: how many","plan":"[Ask: who] [1]"}`),
        asking("whole", `{"need":"All is said."}`),
      ].join("\n"),
    );
    const { id, openPlaces, updatedAt } = document;
    const counted = await opened.db.select({ id, openPlaces, updatedAt }).from(document).orderBy(asc(id));
    await opened.close();
    const before = new Date("2026-02-01T00:00Z");
    expect(counted).toEqual([
      { id: "open", openPlaces: 3, updatedAt: before },
      { id: "torn", openPlaces: 0, updatedAt: before },
      { id: "whole", openPlaces: 0, updatedAt: before },
    ]);
  });
});
