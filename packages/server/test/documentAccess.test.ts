import type { OperationId, Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documentPerson, mail, message, messageRecipient } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { purgePeople } from "../src/modules/docs/people/forgetPeople.ts";
import { modules } from "../src/modules.ts";
import type { Browser } from "./support/browser.ts";
import { allOperations } from "./support/contractCheck.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { idPlaces } from "./support/idPlaces.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

type Person = Schemas["DocumentPerson"];
type Doc = Schemas["Document"];

const day = 24 * 60 * 60_000;
const doors = Object.assign({}, ...modules.map((each) => each.doors)) as Record<string, unknown>;

describe("the doors of documents", () => {
  it("stand before each call that names one, or a part of one", () => {
    /** What names a document without asking for a right on it. */
    const open = new Set<OperationId>([
      // Everybody reads what is featured, and the deployment's admins look after it.
      "getFeaturedDoc",
      "featureDoc",
    ]);
    const isAboutDocument = ({ id, path }: (typeof allOperations)[number]) =>
      /^\/a\/(?:docs|sections|edits|comments)\/\{/.test(path) || idPlaces(id).includes("docId");
    const missing = allOperations
      .filter((each) => isAboutDocument(each) && !open.has(each.id))
      .map(({ id }) => id)
      .filter((id) => !doors[id]);
    // The bookmark of a template has an address that looks like a document's.
    expect(missing).toEqual(["toggleBookmark"]);
    expect(doors["saveDoc"]).toBeDefined();
    expect(Object.keys(doors).filter((id) => !allOperations.some((each) => each.id === id))).toEqual([]);
  });
});

describe.each(bothDatabases)("rights on a document on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });
  let owner: Browser;
  let maker: Browser;
  let doc: Doc;
  let fieldId: string;

  const join = async (role: Schemas["DocumentRole"]) => {
    const person = await joinTeam(server, owner);
    const { status } = await maker.call("PATCH", `/a/docs/${doc.id}/access/${await idOf(person)}`, { role });
    expect(status).toBe(200);
    return person;
  };
  const invite = (email: string, role = "reader", days = 7) =>
    maker.post<Person>(`/a/docs/${doc.id}/access/guests`, { email, role, days });
  const guest = async (role: string) => {
    const email = `${role}-${Math.random().toString(36).slice(2)}@example.org`;
    expect((await invite(email, role)).status).toBe(201);
    return server.signIn(email);
  };
  const people = async (by = maker) => (await by.get<Person[]>(`/a/docs/${doc.id}/access`)).body;

  beforeAll(async () => {
    owner = await server.signIn();
    await makeTeam(owner);
    maker = await joinTeam(server, owner);
    await maker.post("/a/me", { name: "Ines Okafor" });
    const made = await makeCompleteDocument(maker);
    const { body } = await maker.post<{ taskId?: string }>("/a/docs", completeSave(made, true));
    await maker.finished(body.taskId ?? "");
    doc = await maker.document(made.id);
    fieldId = Object.keys(doc.draft)[0] ?? "";
  });

  /** What somebody can do: each group by a call that changes little. */
  const triedBy = async (by: Browser) => {
    const path = `/a/docs/${doc.id}`;
    const about = { fieldId, start: 0, exact: "" };
    const statusOf = async (call: Promise<{ status: number }>) => (await call).status;
    const section = doc.sections[0]!;
    return {
      read: [
        await statusOf(by.get(path)),
        await statusOf(by.get(`${path}/${doc.versions[0]}/export?format=docx`)),
        await statusOf(by.call("PUT", `${path}/here`, { tab: "a-tab-of-somebody" })),
      ],
      comment: [
        await statusOf(by.get(`${path}/comments`)),
        await statusOf(by.post(`${path}/comments`, { ...about, text: "Hm." })),
        await statusOf(by.get(`${path}/people`)),
        await statusOf(by.call("PATCH", `${path}/work/${fieldId}`, { state: "forReview" })),
      ],
      write: [
        await statusOf(by.post("/a/docs", { id: doc.id, draft: [], generate: false })),
        await statusOf(by.call("PATCH", path, { checkedDocuments: [] })),
        await statusOf(by.get(`${path}/timeline`)),
        await statusOf(by.call("PATCH", `${path}/work/${fieldId}`, { dueOn: null })),
        await statusOf(by.post(`/a/sections/${section.id}`, { userValue: section.text })),
      ],
      run: [
        await statusOf(by.get(`${path}/links`)),
        await statusOf(by.get(`${path}/access`)),
        await statusOf(by.post(`${path}/upload`, [{ filename: "a.txt", mimetype: "text/plain", size: 1 }])),
      ],
      own: [await statusOf(by.call("PATCH", `${path}/access/${await idOf(owner)}`, { role: "owner" }))],
    };
  };
  const may = (statuses: number[]) => {
    // Those who may not are told why; what cannot be changed is another sentence of the same kind.
    expect(statuses.map((status) => (status === 422 || status < 300 ? "fits" : status))).toEqual(
      statuses.map(() => "fits"),
    );
    return statuses.every((status) => status < 300);
  };

  it.each([
    ["owner", "member", "read comment write run"],
    ["writer", "member", "read comment write run"],
    ["commenter", "member", "read comment"],
    ["reader", "member", "read"],
    ["writer", "guest", "read comment write"],
    ["commenter", "guest", "read comment"],
    ["reader", "guest", "read"],
  ])("let a %s who is a %s do: %s", async (role, kindOf, expected) => {
    const by = kindOf === "guest" ? await guest(role) : await join(role as Schemas["DocumentRole"]);
    const { own, ...tried } = await triedBy(by);
    const done = Object.entries(tried).flatMap(([right, statuses]) => (may(statuses) ? [right] : []));
    expect(done.join(" ")).toBe(expected);
    expect(own).toEqual([422]);
    const { body } = await by.get<Doc>(`/a/docs/${doc.id}`);
    expect(body.access).toMatchObject({ role, isGuest: kindOf === "guest" });
    const listed = (await by.get<Schemas["DocumentListItem"][]>("/a/docs")).body.find(({ id }) => id === doc.id);
    expect(listed?.access?.role).toBe(kindOf === "guest" ? undefined : role);
    // Nobody who is no owner makes themselves one.
    const mine =
      role === "owner" ? [] : [await by.call("PATCH", `/a/docs/${doc.id}/access/${await idOf(by)}`, { role: "owner" })];
    expect(mine.map(({ status }) => status)).toEqual(role === "owner" ? [] : [422]);
    // No credit goes by somebody who only reads or visits.
    const spends = await by.post("/a/docs", { id: doc.id, draft: [], generate: true, name: doc.name });
    if (expected.includes("run")) await by.finished((spends.body as { taskId: string }).taskId);
    else expect(spends.status).toBe(422);
  });

  it("are the maker's and the team's owners' to give; members write until somebody says otherwise", async () => {
    const member = await joinTeam(server, owner);
    const memberId = await idOf(member);
    const listed = await people();
    expect(listed.find(({ id }) => id === memberId)).toMatchObject({ role: "writer", isGuest: false, isFixed: false });
    const [first, second] = listed;
    expect([first, second].map((each) => [each?.role, each?.isGuest])).toEqual([
      ["owner", false],
      ["owner", false],
    ]);
    const change = (by: Browser, id: string, body: object) => by.call("PATCH", `/a/docs/${doc.id}/access/${id}`, body);
    expect((await change(member, memberId, { role: "owner" })).status).toBe(422);
    expect((await change(maker, await idOf(owner), { role: "reader" })).status).toBe(422);
    expect((await change(maker, memberId, { days: 9 })).status).toBe(422);
    expect((await change(maker, memberId, { role: "owner" })).body).toMatchObject({ role: "owner" });
    // Whoever made it may hand it on, and is a writer then; the team's owner owns it still.
    expect((await change(member, await idOf(maker), { role: "writer" })).status).toBe(200);
    expect((await change(maker, memberId, { role: "reader" })).status).toBe(422);
    expect((await change(owner, await idOf(maker), { role: "owner" })).status).toBe(200);
    // With the membership goes what was said of them.
    await owner.call("DELETE", `/a/team/members/${memberId}`);
    const { db } = server.context;
    expect(await db.select().from(documentPerson).where(eq(documentPerson.userId, memberId))).toEqual([]);
    expect((await member.get(`/a/docs/${doc.id}`)).status).toBe(403);
    member.scope = "";
    expect((await member.get(`/a/docs/${doc.id}`)).status).toBe(404);
  });

  it("are asked for once more when a file arrives that was announced with another right", async () => {
    const person = await join("writer");
    const { id } = doc;
    const announced = async () => {
      const file = { filename: "a.txt", mimetype: "text/plain", size: 2 };
      const { body } = await person.post<Schemas["UploadTarget"][]>(`/a/docs/${id}/upload`, [file]);
      return body[0]?.signedUrl.replace("/api", "") ?? "";
    };
    const put = async (address: string) =>
      (await person.call("PUT", address, "ok", { "content-type": "text/plain" })).status;
    const [first, second] = [await announced(), await announced()];
    person.scope = "";
    expect(await put(first)).toBe(200);
    await maker.call("PATCH", `/a/docs/${id}/access/${await idOf(person)}`, { role: "commenter" });
    expect(await put(second)).toBe(404);
    await maker.call("PATCH", `/a/docs/${id}/access/${await idOf(person)}`, { role: "writer" });
    expect(await put(second)).toBe(200);
  });

  it("of a guest begin with a mail, show one document, and end with their day or at once", async () => {
    const email = "noor@example.org";
    expect((await invite(" Noor@example.org ".trim(), "commenter", 7)).body).toMatchObject({
      name: email,
      role: "commenter",
      isGuest: true,
    });
    const { db } = server.context;
    const [sent] = await db.select().from(mail).where(eq(mail.to, email));
    expect(sent?.text).toContain(`http://localhost:3000/docs/${doc.id}`);
    expect(sent?.subject).toContain("Ines Okafor shares");
    const noor = await server.signIn(email);
    expect((await people()).find((each) => each.email === email)).not.toHaveProperty("openedAt");
    const shared = async () => (await noor.get<Schemas["SharedDocument"][]>("/a/shared")).body;
    expect(await shared()).toMatchObject([{ id: doc.id, role: "commenter", by: "Ines Okafor", isRevision: true }]);
    expect((await noor.document(doc.id)).access).toMatchObject({ role: "commenter", isGuest: true });
    expect((await people()).find((each) => each.email === email)).toHaveProperty("openedAt");
    // One document: no other of the account, not its lists, not its team.
    const other = await makeCompleteDocument(maker);
    expect((await noor.get(`/a/docs/${other.id}`)).status).toBe(404);
    expect((await noor.get("/a/docs")).body).toEqual([]);
    expect((await noor.get("/a/tasks/active")).body).toMatchObject({ count: 0 });
    noor.scope = maker.scope;
    expect((await noor.get(`/a/docs/${doc.id}`)).status).toBe(403);
    noor.scope = "";
    // From a team of their own it is not to be seen.
    const own = await server.signIn(email);
    await makeTeam(own);
    expect((await own.get(`/a/docs/${doc.id}`)).status).toBe(404);
    // Once more: another role and day, the same right.
    const again = await invite(email, "reader", 30);
    expect((await people()).filter((each) => each.email === email)).toMatchObject([
      { id: again.body.id, role: "reader" },
    ]);
    server.clock.offsetMs += 31 * day;
    expect((await noor.get(`/a/docs/${doc.id}`)).status).toBe(404);
    expect((await noor.get("/a/shared")).body).toEqual([]);
    await purgePeople(server.context);
    expect(await db.select().from(documentPerson).where(eq(documentPerson.email, email))).toEqual([]);
    server.clock.offsetMs -= 31 * day;
  });

  it("of a guest can be given up, end at one press, and turn into a member's", async () => {
    const first = await guest("writer");
    expect((await first.call("DELETE", `/a/docs/${doc.id}/access`)).status).toBe(204);
    expect((await first.get(`/a/docs/${doc.id}`)).status).toBe(404);
    expect((await maker.call("DELETE", `/a/docs/${doc.id}/access`)).status).toBe(422);
    const second = await guest("writer");
    const listed = (await people()).at(-1)!;
    expect(listed.isGuest).toBe(true);
    expect((await maker.call("PATCH", `/a/docs/${doc.id}/access/${listed.id}`, { role: "owner" })).status).toBe(422);
    expect(
      (await maker.call("PATCH", `/a/docs/${doc.id}/access/${listed.id}`, { role: "reader", days: 3 })).body,
    ).toMatchObject({
      role: "reader",
    });
    expect((await maker.call("DELETE", `/a/docs/${doc.id}/access/${listed.id}`)).status).toBe(204);
    expect((await second.get(`/a/docs/${doc.id}`)).status).toBe(404);
    expect((await maker.call("DELETE", `/a/docs/${doc.id}/access/${listed.id}`)).status).toBe(404);
    // Whoever joins the team is a guest no longer, and takes nothing along when they go.
    const email = "joins@example.org";
    await invite(email, "reader");
    const joiner = await joinTeam(server, owner, "member", email);
    expect((await joiner.document(doc.id)).access).toEqual({ role: "writer", isGuest: false, isInTeam: true });
    expect((await invite(email, "reader")).status).toBe(422);
    await owner.call("DELETE", `/a/team/members/${await idOf(joiner)}`);
    joiner.scope = "";
    expect((await joiner.get(`/a/docs/${doc.id}`)).status).toBe(404);
  });

  it("let a guest be spoken to, in their own account, and know only who has spoken", async () => {
    const noor = await guest("commenter");
    await noor.post("/a/me", { name: "Noor Haddad" });
    await noor.get(`/a/docs/${doc.id}`);
    const silent = await joinTeam(server, owner);
    await silent.post("/a/me", { name: "Silent Sam" });
    const names = async (by: Browser) =>
      (await by.get<Schemas["MentionedPerson"][]>(`/a/docs/${doc.id}/people`)).body.map(({ name }) => name);
    expect(await names(noor)).toContain("Ines Okafor");
    expect(await names(noor)).not.toContain("Silent Sam");
    expect(await names(maker)).toEqual(expect.arrayContaining(["Noor Haddad", "Silent Sam"]));
    const noorId = await idOf(noor);
    const said = { fieldId, start: 0, exact: "", text: "What do you think, Noor?", mentions: [noorId] };
    expect((await maker.post(`/a/docs/${doc.id}/comments`, said)).status).toBe(201);
    const { db } = server.context;
    const told = await db
      .select({ content: message.content, subject: message.subject })
      .from(message)
      .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
      .where(eq(messageRecipient.userId, noorId));
    const mention = told.find(({ subject }) => subject.includes("mentions you"));
    expect(mention?.content).toContain(`href="/docs/edit/${doc.id}?comment=`);
    expect(mention?.content).not.toContain("/teams/");
    const inbox = (await noor.get<{ messages?: { subject: string }[] }>("/a/messages?limit=20")).body;
    expect(JSON.stringify(inbox)).toContain("mentions you");
    expect((await noor.get(`/a/docs/${doc.id}/${doc.versions[0]}`)).status).toBe(200);
  });

  it("show a guest who only reads the text, and nothing that it was made from or is said of it", async () => {
    const reader = await guest("reader");
    const shown = await reader.document(doc.id);
    expect(shown.sections.map(({ text }) => text)).toEqual(
      doc.sections.filter(({ hidden }) => !hidden).map(({ text }) => text),
    );
    expect(shown).toMatchObject({ draft: {}, fields: [], attachments: [], review: null, description: "" });
    expect(JSON.stringify(shown)).not.toContain("receipts");
    const older = doc.versions.find((id) => id !== doc.defaultVersion);
    if (older) expect((await reader.get(`/a/docs/${doc.id}/${older}`)).status).toBe(404);
    expect((await reader.get(`/a/docs/${doc.id}/evidence`)).status).toBe(422);
    // Of what is said they hear nothing either.
    const said = { fieldId, start: 0, exact: "", text: "Is this for the reader?", mentions: [await idOf(reader)] };
    expect((await maker.post(`/a/docs/${doc.id}/comments`, said)).status).toBe(422);
  });

  it("go with those who gave them: whoever loses a role in the team may have let themselves in", async () => {
    const admin = await joinTeam(server, owner, "admin");
    const email = "own.second@example.org";
    expect((await admin.post(`/a/docs/${doc.id}/access/guests`, { email, role: "writer", days: 90 })).status).toBe(201);
    const second = await server.signIn(email);
    expect((await second.get(`/a/docs/${doc.id}`)).status).toBe(200);
    await owner.call("PATCH", `/a/team/members/${await idOf(admin)}`, { role: "member" });
    expect((await second.get(`/a/docs/${doc.id}`)).status).toBe(404);
  });

  it("let a guest write a section, who is told in their own account and answers in the document", async () => {
    const noor = await guest("writer");
    await noor.document(doc.id);
    const given = { ownerId: await idOf(noor) };
    const { body } = await maker.call<Schemas["SectionWork"]>("PATCH", `/a/docs/${doc.id}/work/${fieldId}`, given);
    expect(body.owner?.id).toBe(given.ownerId);
    const inbox = await noor.get<{ messages: Schemas["Message"][] }>("/a/messages?limit=20");
    const told = inbox.body.messages.find(({ subject }) => subject.includes("gives you"));
    const reply = await noor.post("/a/messages/reply", { parentMessageId: told?._id, content: "Thanks" });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ message: expect.stringContaining("in the document") as string });
    const [right] = (await people()).filter(({ isGuest }) => isGuest).slice(-1);
    await maker.call("DELETE", `/a/docs/${doc.id}/access/${right!.id}`);
    const work = await maker.get<Schemas["SectionWork"][]>(`/a/docs/${doc.id}/work`);
    expect(work.body.find((each) => each.fieldId === fieldId)).not.toHaveProperty("owner");
  });

  it("are few, and for addresses that are some", async () => {
    expect((await invite("nobody")).status).toBe(400);
    expect(
      (await maker.post(`/a/docs/${doc.id}/access/guests`, { email: "a@example.org", role: "owner", days: 7 })).status,
    ).toBe(400);
    expect((await invite("a@example.org", "reader", 366)).status).toBe(400);
    const { db, now } = server.context;
    const [right] = await db.select().from(documentPerson).limit(1);
    const until = new Date(now().getTime() + 9 * day);
    await db.insert(documentPerson).values(
      Array.from({ length: 50 }, (_, index) => ({
        id: newId(),
        documentId: doc.id,
        teamId: right!.teamId,
        email: `many-${index}@example.org`,
        role: "reader" as const,
        endsAt: until,
        createdAt: now(),
      })),
    );
    expect((await invite("one-more@example.org")).body).toMatchObject({
      message: expect.stringContaining("50 guests") as string,
    });
    expect((await invite("many-1@example.org", "writer")).status).toBe(201);
  });
});
