import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeModelService } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { auditEntry, team } from "../src/kernel/db/schema.ts";
import { attachText } from "./support/attach.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, description, goodText, makeDraft } from "./support/fixtures.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";

type Models = Schemas["AccountModels"];
type Rule = Schemas["ModelRule"];

/** An answer that is one to every question. */
const answer = JSON.stringify({
  grantName: "Gardens for Ward 4",
  sections: [],
  text: "Twelve gardens open by June 2027.",
  suggestions: [],
  searches: ["food gardens"],
  contradictions: [],
  ...Object.fromEntries(
    ["name", "funder", "deadline", "award", "whole"].map((fact) => [
      fact,
      { line: 1, words: "Small Plots Fund", date: "", time: "", least: 0, most: 0 },
    ]),
  ),
  ...Object.fromEntries(["papers", "criteria", "conditions", "prohibitions"].map((list) => [list, []])),
});

describe.each(bothDatabases)("which models may write on %s", (kind) => {
  let service: Awaited<ReturnType<typeof startFakeModelService>>;
  let server: TestServer;
  /** Rests within each answer, so that work takes its time. */
  let pauseMs = 0;

  beforeAll(async () => {
    service = await startFakeModelService(() => ({ text: answer, pauseMs }));
    server = await startTestServer(kind, {
      AI_BASE_URL: service.baseUrl,
      AI_MODEL: "writer-one",
      WELCOME_CREDITS: "20",
      SCOUT_REVIEW: "automatic",
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
  });

  const set = (person: Browser, rule: Rule) => person.call<Models>("PUT", "/a/team/models", rule);
  const rule = async (person: Browser) => (await person.get<Models>("/a/team/models")).body;
  /** What the model was asked while something was done. */
  const askedDuring = async (work: () => Promise<unknown>) => {
    const before = service.requests.length;
    await work();
    return service.requests.slice(before);
  };

  /** Each way to have something written, in the account that the browser works in, and how often a model was asked for it. */
  async function writeInEveryWay(person: Browser): Promise<Record<string, number>> {
    const asked: Record<string, number> = {};
    const count = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const before = service.requests.length;
      const result = await work();
      asked[name] = service.requests.length - before;
      return result;
    };
    const fileIds = [await attachText(person, `Notes. ${goodText}`)];
    const doc = await count("outline", () => makeDraft(person, { fileIds }));
    const [fieldId = ""] = completeSave(doc, false).draft.map(({ id }) => id);
    await person.post("/a/docs", completeSave(doc, false));
    await count("review", async () => person.finished((await person.post(`/a/docs/${doc.id}/review`)).body.taskId));
    await count("edit", () =>
      person.post(`/a/docs/${doc.id}/edits`, { fieldId, task: "plainer", start: 0, exact: goodText }),
    );
    await count("proposal", async () => {
      const { body } = await person.post<{ taskId: string }>("/a/docs", completeSave(doc, true));
      return person.finished(body.taskId);
    });
    const sectionId = (await person.document(doc.id)).sections.find(({ text }) => text !== "")?.id;
    const { text: exact = "" } = (await person.document(doc.id)).sections.find(({ id }) => id === sectionId) ?? {};
    await count("edit of a section", () =>
      person.post(`/a/docs/${doc.id}/edits`, { sectionId, task: "shorten", words: 5, start: 0, exact }),
    );
    await person.call("PUT", "/a/scout", { organization: "We garden.", project: description, location: "Ohio" });
    await count("call", () =>
      person.post("/a/templates/readings", { text: "Small Plots Fund\n\n1. Why here? (250 words)" }),
    );
    await count("scout", async () => person.finished((await person.post("/a/scout/searches")).body.taskId));
    return asked;
  }

  it("is any of the server where nobody has said anything, and each way to write asks it", async () => {
    const person = await server.signIn();
    const host = new URL(service.baseUrl).host;
    expect(await rule(person)).toEqual({
      rule: { use: "any" },
      offered: [{ name: "writer-one", host }],
      canChange: true,
    });
    const asked = await writeInEveryWay(person);
    for (const [way, times] of Object.entries(asked)) expect(times, way).toBeGreaterThan(0);
    const { writer } = (await person.get<Schemas["User"]>("/a/me")).body;
    expect(writer).toEqual({ kind: "model", label: "The model writer-one", model: "writer-one", host });
  });

  it.each([
    ["a personal account", false],
    ["a team", true],
  ])("is none where %s says so: nothing is sent, whatever is written", async (_where, isTeam) => {
    const person = await server.signIn();
    if (isTeam) await makeTeam(person);
    expect((await set(person, { use: "none" })).body).toMatchObject({ rule: { use: "none" }, canChange: true });
    const asked = await writeInEveryWay(person);
    expect(Object.keys(asked)).toEqual(["outline", "review", "edit", "proposal", "edit of a section", "call", "scout"]);
    expect(Object.values(asked)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const { writer } = (await person.get<Schemas["User"]>("/a/me")).body;
    expect(writer).toEqual({ kind: "offline", label: expect.any(String), isRuled: true });
    const [listed] = (await person.get<Schemas["DocumentListItem"][]>("/a/docs")).body;
    expect((await person.document(listed?.id ?? "")).writer.isRuled).toBe(true);
    const { body } = await person.post<Schemas["Sent"]>("/a/writer/sent", { task: "proposal", docId: listed?.id });
    expect(body).toEqual({ writer, parts: [] });
    expect((await person.get("/a/docs")).body).toHaveLength(1);
  });

  it("are only those that are named, and none where the server has others now", async () => {
    const person = await server.signIn();
    expect((await set(person, { use: "only", models: ["writer-one"] })).body.rule).toEqual({
      use: "only",
      models: ["writer-one"],
    });
    expect(await askedDuring(() => makeDraft(person))).not.toEqual([]);
    const teamId = (await person.get<Schemas["Team"][]>("/a/teams")).body[0]?.id ?? "";
    await server.context.db
      .update(team)
      .set({ modelRule: { use: "only", models: ["writer-zero"] } })
      .where(eq(team.id, teamId));
    expect(await askedDuring(() => makeDraft(person))).toEqual([]);
    for (const [wrong, status] of [
      [{ use: "only", models: ["writer-two"] }, 422],
      [{ use: "only" }, 400],
      [{ use: "only", models: [] }, 400],
      [{ use: "none", models: ["writer-one"] }, 400],
      [{ use: "some" }, 400],
    ] as const)
      expect((await person.call("PUT", "/a/team/models", wrong)).status, JSON.stringify(wrong)).toBe(status);
    expect((await rule(person)).rule).toEqual({ use: "only", models: ["writer-zero"] });
  });

  it("is said by owners and admins, holds for all members, and is put down", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner);
    const [admin, member] = [await joinTeam(server, owner, "admin"), await joinTeam(server, owner)];
    expect((await set(member, { use: "none" })).status).toBe(422);
    expect(await rule(member)).toMatchObject({ rule: { use: "any" }, canChange: false });
    expect((await set(admin, { use: "none" })).status).toBe(200);
    expect((await set(admin, { use: "none" })).status).toBe(200);
    expect(await rule(member)).toMatchObject({ rule: { use: "none" }, canChange: false });
    expect(await askedDuring(() => makeDraft(member))).toEqual([]);
    // Their own account is another one.
    const scope = member.scope;
    member.scope = "";
    expect(await askedDuring(() => makeDraft(member))).not.toEqual([]);
    member.scope = scope;
    const activity = (await member.get<Schemas["ActivityEntry"][]>("/a/team/activity")).body;
    expect(activity.filter((entry) => entry.kind === "modelRuleChanged")).toMatchObject([{ detail: "none" }]);
    const entries = await server.context.db.select().from(auditEntry).where(eq(auditEntry.teamId, teamId));
    expect(entries.filter(({ event }) => event === "setModelRule")).toMatchObject([
      { actorId: await idOf(admin), area: "rights", detail: { use: "none" } },
      { detail: { use: "none" } },
    ]);
  });

  it("holds for what was asked for before and waits", async () => {
    const busy = await server.signIn();
    const person = await server.signIn();
    pauseMs = 400;
    const others = await Promise.all([1, 2, 3, 4].map(() => busy.post("/a/drafts", { text: description })));
    const mine = "Our forest school in Alder County needs wet-weather clothes for forty children by May 2027.";
    const { body } = await person.post<Schemas["CreateDraftResponse"]>("/a/drafts", { text: mine });
    const progress = await person.get<Schemas["TaskProgress"]>(`/a/tasks/${body.taskId}?progressOnly=true`);
    expect(progress.body.status).toBe("queued");
    expect((await set(person, { use: "none" })).status).toBe(200);
    pauseMs = 0;
    expect((await person.finished(body.taskId ?? "")).status).toBe("done");
    for (const other of others) await busy.finished(other.body.taskId);
    expect(service.requests.filter(({ body: sent }) => JSON.stringify(sent).includes("forest school"))).toEqual([]);
    expect((await person.document(body.id ?? "")).draft).not.toEqual({});
  });

  it("is shown, before anything goes, what then goes: the same host, model, instructions and words", async () => {
    const person = await server.signIn();
    const show = async (body: object) => (await person.post<Schemas["Sent"]>("/a/writer/sent", body)).body;
    const textsOf = ({ parts }: Schemas["Sent"], kindOf: string) =>
      parts.filter((part) => part.kind === kindOf).map(({ text }) => text);
    /** What the first message of each request was, and what stood above all of them. */
    const went = (requests: typeof service.requests) => ({
      systems: [...new Set(requests.map(({ body }) => body.messages[0]?.content))],
      asked: [...new Set(requests.map(({ body }) => body.messages[1]?.content ?? ""))],
      models: [...new Set(requests.map(({ body, headers }) => `${body.model} at ${headers.host}`))],
    });
    const text = `${description} Größe “x” <b>\u{1F331}</b>.`;
    const fileIds = [await attachText(person, `Survey: 212 households.\n\n${goodText}`)];

    const before = service.requests.length;
    const outline = await show({ task: "outline", text, fileIds });
    expect(service.requests).toHaveLength(before);
    const made: Schemas["Document"][] = [];
    const first = went(await askedDuring(async () => made.push(await makeDraft(person, { text, fileIds }))));
    expect(first.models).toEqual([`${outline.writer.model} at ${outline.writer.host}`]);
    expect(first.systems).toEqual(textsOf(outline, "instructions"));
    expect(first.asked).toEqual([[...textsOf(outline, "material"), ...textsOf(outline, "task")].join("\n\n")]);

    const [doc] = made;
    await person.post("/a/docs", completeSave(doc!, false));
    const review = await show({ task: "review", docId: doc?.id });
    const assessed = went(
      await askedDuring(async () => person.finished((await person.post(`/a/docs/${doc?.id}/review`)).body.taskId)),
    );
    // One request for notes and one for what contradicts itself, in whichever order they come.
    expect(assessed.systems.toSorted()).toEqual(textsOf(review, "instructions").toSorted());
    const [ofNotes = "", ofPairs = ""] = textsOf(review, "material");
    const [toNote = "", toCompare = ""] = textsOf(review, "task");
    expect(assessed.asked.toSorted()).toEqual([`${ofNotes}\n\n${toNote}`, `${ofPairs}\n\n${toCompare}`].toSorted());

    const proposal = await show({ task: "proposal", docId: doc?.id });
    const written = went(
      await askedDuring(async () => {
        const { body } = await person.post<{ taskId: string }>("/a/docs", completeSave(doc!, true));
        return person.finished(body.taskId);
      }),
    );
    expect(written.systems).toEqual(textsOf(proposal, "instructions"));
    const [material = ""] = textsOf(proposal, "material");
    const tasks = textsOf(proposal, "task");
    const composed = tasks.filter((each) => each.startsWith("(the finished sections above"));
    const own = tasks.filter((each) => !composed.includes(each)).map((each) => `${material}\n\n${each}`);
    expect(written.asked.filter((each) => each.startsWith(material)).toSorted()).toEqual(own.toSorted());
    // What the model itself will have written by then cannot be shown; what is asked of it can.
    const rest = written.asked.filter((each) => !each.startsWith(material));
    expect(rest).toHaveLength(composed.length);
    for (const each of composed) {
      const asked = each.slice(each.indexOf("\n\n"));
      expect(rest.some((sent) => sent.endsWith(asked))).toBe(true);
    }
  });

  it("is shown it for changes to a text and for a search of the scout, too", async () => {
    const person = await server.signIn();
    const show = async (body: object) => (await person.post<Schemas["Sent"]>("/a/writer/sent", body)).body;
    const textsOf = ({ parts }: Schemas["Sent"], ...kinds: string[]) =>
      parts.filter((part) => kinds.includes(part.kind)).map(({ text }) => text);
    const doc = await makeDraft(person, { fileIds: [await attachText(person, `Survey: 212 households. ${goodText}`)] });
    const [fieldId = ""] = completeSave(doc, false).draft.map(({ id }) => id);
    await person.post("/a/docs", completeSave(doc, false));
    const edit = { fieldId, task: "plainer", start: 0, exact: goodText };
    const search = { organization: "We garden <b>here</b>.", project: description, location: "Größe, Ohio" };
    const before = service.requests.length;
    const ofEdit = await show({ task: "edit", docId: doc.id, edit });
    const ofSearch = await show({ task: "search", search });
    expect(service.requests).toHaveLength(before);

    const [edited] = await askedDuring(() => person.post(`/a/docs/${doc.id}/edits`, edit));
    expect(edited?.body.messages[0]?.content).toBe(textsOf(ofEdit, "instructions")[0]);
    expect(edited?.body.messages[1]?.content).toBe(textsOf(ofEdit, "material", "task").join("\n\n"));
    await person.call("PUT", "/a/scout", search);
    const [searched] = await askedDuring(async () =>
      person.finished((await person.post("/a/scout/searches")).body.taskId),
    );
    expect(searched?.body.messages[0]?.content).toBe(textsOf(ofSearch, "instructions")[0]);
    expect(searched?.body.messages[1]?.content).toBe(textsOf(ofSearch, "material").join("\n\n"));

    const refused = async (body: object) => (await person.post("/a/writer/sent", body)).status;
    expect(await refused({ task: "edit", docId: doc.id })).toBe(400);
    expect(await refused({ task: "edit", docId: doc.id, edit: { ...edit, exact: "Never there." } })).toBe(422);
    expect(await refused({ task: "search" })).toBe(400);
    expect((await set(person, { use: "none" })).status).toBe(200);
    expect((await show({ task: "search", search })).parts).toEqual([]);
    expect((await show({ task: "edit", docId: doc.id, edit })).parts).toEqual([]);
  });
});
