import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import {
  analyticsEvent,
  bookmark,
  opportunity,
  passkey,
  payment,
  paymentEvent,
  personIdentity,
  providerSignIn,
  recoveryCode,
  scoutProfile,
  secondFactor,
  signInChallenge,
  sourceGrant,
  template,
} from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { modules } from "../src/modules.ts";
import type { Browser } from "./support/browser.ts";
import { attachText } from "./support/attach.ts";
import { allOperations } from "./support/contractCheck.ts";
import { completeSave, makeCompleteDocument, makeDraft } from "./support/fixtures.ts";
import { multiplyRows } from "./support/multiplyRows.ts";
import { purge } from "./support/purge.ts";
import { partialIndexes, statementsOf, wholeScans, type Statement } from "./support/statements.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { useServer } from "./support/testServer.ts";

/** So often is there what one account has. */
const copies = 2_000;

/** A table with fewer rows may be read whole. */
const growsFrom = copies;

/** What reads more than it tells, by how it begins, and why. */
const admitted: Record<string, string> = {
  'select count(*) from "user"': "Admins see how many people there are; no index knows that.",
  'select count(*) from "team"': "Admins see how many teams there are; no index knows that.",
  'select "id", "name", "type", "funder_name"':
    "Admins see how many documents each grant of the library has: that is most documents.",
  "with said as": "Requests for help are looked through for those that wait: in life they are few of all messages.",
};

describe("plans on postgres", () => {
  const server = useServer("postgres", { ADMIN_EMAIL: "head@example.org", WELCOME_CREDITS: "9" });
  let owner: Browser;
  let admin: Browser;
  let client: pg.Client;
  const names: Record<string, string> = {};
  let counts: Map<string, number>;

  beforeAll(async () => {
    admin = await server.signIn("head@example.org");
    owner = await server.signIn();
    await makeDraft(owner, { fileIds: [await attachText(owner, "A budget.")] });
    names.teamId = await makeTeam(owner);
    const member = await joinTeam(server, owner);
    await owner.post("/a/team/invites", { emails: ["invited@example.org"], role: "member" });
    const doc = await makeCompleteDocument(owner);
    await owner.finished((await owner.post("/a/docs", completeSave(doc, true))).body.taskId);
    await owner.finished((await owner.post(`/a/docs/${doc.id}/review`)).body.taskId);
    const whole = await owner.document(doc.id);
    const [, field] = Object.values(whole.draft);
    const said = { fieldId: field?.id, start: 0, exact: "", text: "Whose words are these?" };
    const { body: thread } = await owner.post<Schemas["CommentThread"]>(`/a/docs/${doc.id}/comments`, said);
    await owner.post(`/a/docs/${doc.id}/links`, { versionId: whole.versions[0], days: 7 });
    await owner.post(`/a/docs/${doc.id}/access/guests`, { email: "guest@example.org", role: "reader", days: 7 });
    const help = { subject: "Help", content: "Please", priority: "low" };
    const { body: helped } = await owner.post("/a/help/messages", help);
    await owner.post("/a/messages", { subject: "Read this", content: "Please", toUserIds: [await idOf(member)] });
    Object.assign(names, { id: doc.id, versionId: whole.versions[0], threadId: thread.id, helpId: helped._id });
    const key = { "idempotency-key": newId() };
    const request = { fieldId: field?.id, task: "merge", start: 0, exact: field?.userText };
    await owner.post(`/a/docs/${doc.id}/duplicate`, undefined, key);
    await owner.post(`/a/docs/${doc.id}/edits`, request);
    await owner.call("PATCH", `/a/docs/${doc.id}/work/${field?.id}`, { ownerId: await idOf(owner) });
    await owner.post("/a/templates", { name: "Ours", type: "grant", fields: [], documentChecklist: [] });
    await makeRest(names.teamId, await idOf(owner));
    await purge(server.context);
    client = new pg.Client({ connectionString: server.context.config.databaseUrl });
    await client.connect();
    counts = await multiplyRows(client, copies);
    return () => client.end();
  });

  /** What takes others (a payment provider, a source of grants, an admin) to come about. */
  async function makeRest(teamId: string, userId: string): Promise<void> {
    const { db } = server.context;
    const now = new Date(server.clock.at);
    const [grant] = await db.select().from(template).where(eq(template.teamId, teamId)).limit(1);
    const product = { productId: "five", productTitle: "Five", amount: 100, credits: 5 };
    const found = { title: "Seeds", funderName: "Ward Fund", description: "Seeds", sourceKey: "1" };
    const kept = { number: "1", title: "Seeds", funderName: "Ward Fund", description: "Seeds", searchText: "seeds" };
    await db.insert(bookmark).values({ userId, templateId: grant?.id ?? "", createdAt: now });
    const identity = { issuer: "https://acme.example", subject: "one", userId };
    await db.insert(personIdentity).values({ ...identity, createdAt: now, lastUsedAt: now });
    const expiresAt = new Date(now.getTime() + 60_000);
    await db.insert(providerSignIn).values({ tokenHash: "hash", providerId: "acme", returnTo: "/", expiresAt });
    await db.insert(secondFactor).values({ userId, secret: "sealed", createdAt: now });
    await db.insert(recoveryCode).values({ userId, codeHash: "hash" });
    const key = { publicKey: "key", counter: 0, name: "Key", isSynced: false, addedAt: now };
    await db.insert(passkey).values({ id: newId(), userId, credentialId: "credential", ...key });
    const step = { purpose: "secondStep" as const, userId, via: "link" as const };
    await db.insert(signInChallenge).values({ tokenHash: "hash", ...step, expiresAt });
    await db.insert(payment).values({ id: newId(), teamId, userId, ...product, status: "paid", createdAt: now });
    await db.insert(paymentEvent).values({ id: newId(), type: "paid", receivedAt: now });
    await db.insert(opportunity).values({ id: newId(), teamId, ...found, state: "dismissed", foundAt: now });
    await db.insert(scoutProfile).values({ teamId, organization: "", project: "", location: "", updatedAt: now });
    await db.insert(sourceGrant).values({ key: "grants.gov:1", ...kept, status: "posted", fetchedAt: now, dueAt: now });
    await db.insert(analyticsEvent).values({ at: now, name: "view", path: "/", properties: {} });
  }

  const growing = () => new Set([...counts].flatMap(([table, count]) => (count >= growsFrom ? [table] : [])));

  const wrongIn = async (statements: readonly Statement[]) => {
    const found: string[] = [];
    const partial = await partialIndexes(client);
    for (const statement of statements) {
      const text = statement.text.replace(/\s+/g, " ").trim();
      if (Object.keys(admitted).some((start) => text.startsWith(start))) continue;
      for (const { table, how } of await wholeScans(client, statement, partial))
        if (growing().has(table)) found.push(`${table} ${how}: ${text.slice(0, 3000)}`);
    }
    return found;
  };

  it("are made for what an account has, two thousand times", () => {
    for (const table of [
      "document",
      "document_version",
      "section",
      "message",
      "message_recipient",
      "task",
      "credit_entry",
    ])
      expect(counts.get(table), table).toBeGreaterThan(copies);
    // A key, admins and what they pick; the rest follows from payments that are made in life alone.
    const few = ["admin", "billing_customer", "confirmed_sentence", "featured_document", "signing_key", "subscription"];
    expect([...counts.keys()].filter((table) => !growing().has(table)).toSorted()).toEqual(few);
  });

  it("lead every reading to its rows, in the personal account and in a team", async () => {
    const answered = new Map<string, number>();
    const statements = await statementsOf(async () => {
      for (const { id, method, path, isFixed } of allOperations) {
        if (method !== "GET" || path.startsWith("/a/admin/") || path.endsWith("/live")) continue;
        for (const scope of isFixed ? [""] : ["", `/teams/${names.teamId}`]) {
          owner.scope = scope;
          const address = path.replace(
            /\{(\w+)\}/g,
            (_match, name: string) => names[name] ?? "0123456789abcdef01234567",
          );
          answered.set(`${id} ${scope}`, (await owner.get(address)).status);
        }
      }
      for (const address of ["/a/drafts?search=garden", "/a/docs?search=garden", "/a/templates?search=garden"])
        await owner.get(address);
    });
    expect([...answered.values()].filter((status) => status === 200).length).toBeGreaterThan(40);
    expect(await wrongIn(statements)).toEqual([]);
  });

  it("lead what admins look at to its rows", async () => {
    // So that what happened lately is little of all.
    server.clock.offsetMs = 40 * 24 * 60 * 60_000;
    const statements = await statementsOf(async () => {
      for (const { method, path } of allOperations)
        if (method === "GET" && path.startsWith("/a/admin/"))
          await admin.get(path.replace(/\{(\w+)\}/g, (_match, name: string) => names[name] ?? names.helpId ?? ""));
    });
    server.clock.offsetMs = 0;
    expect(statements.length).toBeGreaterThan(5);
    expect(await wrongIn(statements)).toEqual([]);
  });

  it("lead every purge, and what is done each hour, to its rows", async () => {
    const statements = await statementsOf(async () => {
      await purge(server.context);
      for (const { hourly } of modules) await hourly?.(server.context);
      await server.context.tasks.requeueLost();
    });
    expect(statements.length).toBeGreaterThan(10);
    expect(await wrongIn(statements)).toEqual([]);
  });
});
