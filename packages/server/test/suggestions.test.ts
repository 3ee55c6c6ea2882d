import type { Schemas } from "@grantwright/api-client";
import { withPieces } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { mail, proposedEdit, user } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { purgeEdits } from "../src/modules/docs/edits/purgeEdits.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

type Edit = Schemas["ProposedEdit"];

const text = "Twelve gardens will open by June 2027. They feed 212 households in Ward 4.";

describe.each(bothDatabases)("changes that people propose on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });
  const streams: LiveStream[] = [];
  afterEach(() => streams.splice(0).forEach((stream) => stream.end()));

  const begin = async () => {
    const owner = await server.signIn();
    await makeTeam(owner);
    const ana = await joinTeam(server, owner);
    await ana.post("/a/me", { name: "Ana Ruiz" });
    await owner.post("/a/me", { name: "Ines Okafor" });
    const doc = await makeCompleteDocument(owner);
    const fieldId = Object.keys(doc.draft)[0] ?? "";
    await owner.post("/a/docs", { id: doc.id, draft: [{ id: fieldId, userText: text }], generate: false });
    return { owner, ana, id: doc.id, fieldId };
  };
  const suggest = (person: Browser, id: string, body: object) =>
    person.post<Edit>(`/a/docs/${id}/suggestions`, { start: 0, exact: text, ...body });
  const list = async (person: Browser, id: string, more = "") =>
    (await person.get<Edit[]>(`/a/docs/${id}/suggestions${more}`)).body;

  it("are decided piece by piece by others, and their author is told", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const stream = await LiveStream.open(owner);
    streams.push(stream);
    await owner.call("PUT", `/a/docs/${id}/here`, { tab: "tab-of-owner...." });
    const replacement = text.replace("Twelve", "Fifteen").replace("212 households", "240 households");
    const { body, status } = await suggest(ana, id, { fieldId, replacement, note: " As the board said. " });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      by: "person",
      askedBy: "Ana Ruiz",
      isOwn: true,
      note: "As the board said.",
      state: "open",
    });
    expect(body).not.toHaveProperty("task");
    expect(body.pieces).toHaveLength(2);
    expect(body.pieces[1]?.loses).toEqual(["212"]);
    expect(withPieces(text, body.pieces)).toBe(replacement);
    expect(await stream.until("comments")).toEqual({ documentId: id });
    expect((await owner.document(id)).draft[fieldId]?.userText).toBe(text);
    expect(await list(owner, id)).toMatchObject([{ id: body.id, isOwn: false }]);

    const decided = await owner.post<Edit>(`/a/edits/${body.id}/decide`, {
      pieces: [
        { id: 1, state: "accepted" },
        { id: 2, state: "refused" },
      ],
    });
    expect(decided.body).toMatchObject({
      state: "decided",
      pieces: [{ decidedBy: "Ines Okafor" }, { state: "refused" }],
    });
    expect(await list(owner, id)).toEqual([]);
    // What somebody has decided stays, whoever comes late with a card of before, and whoever proposed it.
    const late = await ana.post(`/a/edits/${body.id}/decide`, { pieces: [{ id: 1, state: "refused" }] });
    expect(late.status).toBe(422);
    expect((await ana.call("DELETE", `/a/edits/${body.id}`)).status).toBe(403);
    const [told] = (await ana.get<Schemas["MessageList"]>("/a/messages")).body.messages;
    expect(told?.subject).toMatch(/: Ines Okafor takes 1 of your 2 changes$/);
  });

  it("are open again where taking them is undone: nobody is told any more that they were taken", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { body } = await suggest(ana, id, { fieldId, replacement: text.replace("Twelve", "Fifteen") });
    const decide = (state: string) => owner.post(`/a/edits/${body.id}/decide`, { pieces: [{ id: 1, state }] });
    const told = async () =>
      (await ana.get<Schemas["MessageList"]>("/a/messages")).body.messages.filter(({ subject }) =>
        subject.includes("Ines Okafor"),
      );
    await decide("accepted");
    expect(await told()).toHaveLength(1);
    await decide("open");
    expect(await told()).toEqual([]);
    expect(await list(owner, id)).toMatchObject([{ id: body.id, state: "open" }]);

    // Taken once more, it is told once more; and whoever has read it is told of the undoing, too.
    await decide("accepted");
    const [again] = await told();
    expect(again?.subject).toMatch(/takes your change$/);
    await ana.call("PATCH", `/a/messages/${again?._id}`, { readAt: new Date().toISOString() });
    await decide("open");
    const opened = [
      expect.objectContaining({ subject: expect.stringMatching(/: Ines Okafor opens your change again$/) }),
    ];
    expect(await told()).toEqual(opened);

    // So is who had it mailed, though they have not read it here.
    const { db } = server.context;
    const anaId = await idOf(ana);
    await db
      .update(user)
      .set({ wantsProductMail: true, notifications: { answers: "atOnce" } })
      .where(eq(user.id, anaId));
    await decide("refused");
    await decide("open");
    expect(await told()).toEqual([...opened, ...opened]);
    const mails = await db.select().from(mail).where(eq(mail.userId, anaId)).orderBy(mail.createdAt);
    expect(mails.map(({ subject }) => subject.split(": ")[1]).toSorted()).toEqual([
      "Ines Okafor opens your change again",
      "Ines Okafor refuses your change",
    ]);
  });

  it("are counted for each text, however many there are", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { db } = server.context;
    const { body } = await suggest(ana, id, { fieldId, replacement: `${text} And more.` });
    const [row] = await db.select().from(proposedEdit).where(eq(proposedEdit.id, body.id));
    const copies = Array.from({ length: 120 }, () => ({ ...row!, id: newId(), fieldId: "other" }));
    await db.insert(proposedEdit).values([...copies, { ...row!, id: newId(), state: "decided" as const }]);
    await ana.post(`/a/docs/${id}/comments`, { fieldId, start: 0, exact: "", text: "Is this right?" });
    expect(await list(owner, id)).toHaveLength(100);
    const { counts } = (await owner.get<Schemas["CommentPage"]>(`/a/docs/${id}/comments`)).body;
    expect(counts.toSorted((one, other) => other.open - one.open)).toEqual([
      { fieldId, open: 1, suggestions: 1 },
      { fieldId: "other", open: 0, suggestions: 120 },
    ]);
  });

  it("stand beside those of writers, which take each other's place alone", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { body } = await suggest(ana, id, { fieldId, replacement: `${text} And more.` });
    const asked = { task: "plainer", start: 0, exact: text, fieldId };
    await owner.post(`/a/docs/${id}/edits`, asked);
    await owner.post(`/a/docs/${id}/edits`, asked);
    expect(await list(owner, id)).toMatchObject([{ id: body.id }]);
    const ofWriters = await owner.get<Edit[]>(`/a/docs/${id}/edits?fieldId=${fieldId}`);
    expect(ofWriters.body.map(({ by }) => by)).not.toContain("person");
    const { db, now } = server.context;
    await db.update(proposedEdit).set({ createdAt: new Date(now().getTime() - 40 * 24 * 60 * 60_000) });
    await purgeEdits(server.context);
    expect(await db.select({ id: proposedEdit.id }).from(proposedEdit)).toContainEqual({ id: body.id });
  });

  it("are withdrawn by who proposes them, and refused by others", async () => {
    const { owner, ana, id, fieldId } = await begin();
    const { body } = await suggest(ana, id, { fieldId, exact: "Twelve", replacement: "" });
    expect((await owner.call("DELETE", `/a/edits/${body.id}`)).status).toBe(403);
    expect((await ana.call("DELETE", `/a/edits/${body.id}`)).status).toBe(204);
    expect(await list(ana, id)).toEqual([]);
  });

  it("refuse what changes nothing, what no longer stands there, and what is too long; an empty section takes words", async () => {
    const { owner, id, fieldId } = await begin();
    const statuses = [
      { fieldId, replacement: text },
      { fieldId, exact: "Eleven", replacement: "x" },
      { fieldId, replacement: "x".repeat(10_001) },
      { replacement: "x" },
      { fieldId, exact: "", replacement: "x" },
    ].map(async (body) => (await suggest(owner, id, body)).status);
    expect(await Promise.all(statuses)).toEqual([422, 422, 400, 400, 422]);
    await owner.post("/a/docs", { id, draft: [{ id: fieldId, userText: "" }], generate: false });
    const { body } = await suggest(owner, id, { fieldId, exact: "", replacement: "🌱 حديقة\u0000" });
    expect(withPieces("", body.pieces)).toBe("🌱 حديقة");
  });

  it("are about the sections of a version too", async () => {
    const { owner, ana, id } = await begin();
    const saved = await owner.post("/a/docs", { id, generate: true, draft: [] });
    await owner.finished(saved.body.taskId);
    const { sections, defaultVersion } = await owner.document(id);
    const [section] = sections;
    const words = { sectionId: section!.id, exact: section!.text, replacement: `${section!.text} And more.` };
    const { body } = await suggest(ana, id, words);
    expect(await list(owner, id)).toEqual([]);
    expect(await list(owner, id, `?versionId=${defaultVersion}`)).toMatchObject([
      { id: body.id, sectionId: section!.id },
    ]);
    await owner.post(`/a/edits/${body.id}/decide`, {
      pieces: body.pieces.map((each) => ({ id: each.id, state: "refused" })),
    });
    const [told] = (await ana.get<Schemas["MessageList"]>("/a/messages")).body.messages;
    expect(told?.content).toContain(`/docs/${id}/${defaultVersion}"`);
  });
});
