import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createGrantsGov } from "../src/capabilities/grants/grantsGov/createGrantsGov.ts";
import { createOfflineWriter } from "../src/capabilities/writer/offline/createOfflineWriter.ts";
import { mail, opportunity, task } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { modules } from "../src/modules.ts";
import { grantRecords } from "../src/modules/opportunities/grantRecords.fixture.ts";
import { createTaskWorker } from "../src/modules/tasks/worker.ts";
import type { Browser } from "./support/browser.ts";
import { startFakeGrantsGov, type FakeGrantsGov } from "./support/fakeGrantsGov.ts";
import { createGate } from "./support/scriptedWriter.ts";
import { joinTeam, makeTeam } from "./support/teams.ts";
import { databases, startTestServer, type TestServer } from "./support/testServer.ts";

type Scout = Schemas["Scout"];
type Opportunity = Schemas["Opportunity"];

const profile = {
  organization: "Common Ground is a small nonprofit in Alder County that runs a garden and a pantry.",
  project:
    "We want to turn twelve unused bits of county land into food gardens that neighbours run together. We need fences, water tanks " +
    "and soil tests, and to pay three stewards per garden. A fifth of the fresh vegetables goes to four pantries.",
  location: "Alder County, Ohio",
};

describe.each(databases)("the scout on %s", (kind) => {
  let fake: FakeGrantsGov;
  let server: TestServer;
  let person: Browser;
  // The records have deadlines: time stands before them.
  const startedAt = Date.parse("2026-11-21T12:00:00Z");
  let laterMs = 0;

  const start = async (
    settings: Record<string, string> = {},
    overrides: Parameters<typeof startTestServer>[2] = {},
  ) => {
    server = await startTestServer(
      kind,
      { GRANTS_GOV_URL: fake.url, ...settings },
      {
        grants: createGrantsGov({ url: fake.url, timeoutMs: 2_000, retryDelayMs: 5 }),
        now: () => new Date(startedAt + laterMs + performance.now()),
        ...overrides,
      },
    );
    person = await server.signIn();
  };
  beforeEach(async () => {
    laterMs = 0;
    fake = await startFakeGrantsGov();
  });
  afterEach(async () => {
    await server.stop();
    await fake.close();
  });

  const scout = async (by = person) => (await by.get<Scout>("/a/scout")).body;
  const list = async (by = person) => (await by.get<Opportunity[]>("/a/grants/opportunities")).body;
  const messages = async (by = person) =>
    (await by.get<Schemas["MessageList"]>("/a/messages")).body.messages.filter(({ type }) => type !== "system");
  const save = (more: object = {}, headers: Record<string, string> = {}, by = person) =>
    by.call<Scout>("PUT", "/a/scout", { ...profile, ...more }, headers);
  const begin = async (by = person) => (await by.post<Schemas["TaskStarted"]>("/a/scout/searches")).body.taskId;
  const search = async (by = person) => by.finished(await begin(by));

  it("keeps a profile, whole, and does not write over one that was changed meanwhile", async () => {
    await start();
    expect(await scout()).toEqual({
      revision: 0,
      organization: "",
      project: "",
      location: "",
      source: "Grants.gov",
      isReviewed: false,
      lastSearch: null,
    });
    const long = `${"Größe <b>&\u{1F331} ".repeat(5000)}end`;
    const first = await save({ project: long }, { "if-match": '"0"' });
    expect([first.status, first.body.revision, first.headers.get("etag")]).toEqual([200, 1, '"1"']);
    expect(first.body.project).toBe(long);
    expect((await save({}, { "if-match": '"1"' })).body.revision).toBe(2);
    const stale = await save({ project: "Lost?" }, { "if-match": '"1"' });
    expect([stale.status, stale.body.revision, stale.body.project]).toEqual([412, 2, profile.project]);
    expect((await save({}, { "if-match": '"0"' })).status).toBe(412);
    expect((await save({ project: "x".repeat(100_001) })).status).toBe(400);
    expect((await save({ location: undefined })).body.location).toBe("");
  });

  it("finds what fits, tells why and who may apply, in one message, and shows how far it is", async () => {
    await start();
    await person.post("/a/me", { sendEmails: { product: true } });
    expect((await person.post("/a/scout/searches")).status).toBe(422);
    await save();
    const taskId = await begin();
    const progress = await person.finished(taskId);
    expect(progress.status).toBe("done");
    const said = progress.history.map(({ message }) => message);
    expect(said).toContain("Looking for “food gardens” at Grants.gov");
    expect(said.some((message) => /^Reading \d+ grants? at Grants\.gov$/.test(message))).toBe(true);
    expect((await person.get(`/a/tasks/${taskId}`)).body).toEqual({
      id: taskId,
      isOwn: true,
      kind: "scout",
      title: "Looking for grants",
      description: expect.stringMatching(/^We want to turn .{60,}…$/),
    });
    const found = await list();
    expect(found[0]?.dueDate).toBe("2027-03-02T04:59:00.000Z");
    expect(found.find(({ number }) => number === "USDA-NRCS-UA-2027")).toMatchObject({
      title: "Urban Agriculture and Innovative Production – Gardens on Public Land",
      funderName: "Natural Resources Conservation Service",
      description: expect.stringContaining("- Food gardens on unused public land"),
      comment: expect.stringMatching(/^Your words “.+” are in its title; .+; it is open to nonprofits\.$/),
      grantSize: { raw: "$50,000 to $300,000" },
      dueDate: "2027-04-16T03:59:00.000Z",
      eligibility: expect.stringContaining(
        "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education\nCity or township governments",
      ),
      url: "https://www.grants.gov/search-results-detail/350102",
      status: "reviewed",
    });
    expect(found.map(({ number }) => number).filter((number) => number === "USDA-NIFA-CFP-012345")).toHaveLength(1);
    const titles = found.map(({ title }) => title).join("\n");
    expect(titles).not.toMatch(
      /Buses|Theater|Fire|Detention|Membrane|Small Business|Food Gardens and Fresh Vegetables Fund|Oregon|Embassy/,
    );
    expect((await scout()).lastSearch).toMatchObject({ status: "done", taskId, found: found.length, waiting: 0 });
    const told = await messages();
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe(`${found.length} grants that may fit`);
    expect(told[0]?.content).toContain("<br>Due April 15, 2027");
    // Each is named, and the name leads to it.
    for (const { _id } of found) expect(told[0]?.content).toContain(`<li><a href="/aiscout#${_id}">`);
    expect(told[0]?.content).toContain('<a href="/aiscout">See what was found</a>');
    expect((await server.context.db.select().from(mail).orderBy(mail.createdAt)).map((each) => each.kind)).toEqual([
      "opportunity",
    ]);
  });

  it("finds nothing twice, also under another id, and never again what was dismissed", async () => {
    await start();
    await save();
    await search();
    const first = await list();
    const gone = first.at(-1);
    expect((await person.post(`/a/grants/${gone?._id}/dismiss`)).status).toBe(204);
    fake.state.records = grantRecords.map((record) => ({ ...record, id: record.id + 5000 }));
    laterMs = 25 * 60 * 60_000;
    await search();
    expect((await list()).map(({ _id }) => _id)).toEqual(first.slice(0, -1).map(({ _id }) => _id));
    expect((await scout()).lastSearch).toMatchObject({ found: 0 });
    const again = (await messages()).find(({ subject }) => subject === "Your search is done");
    expect(again?.content).toContain("nothing new that fits");
  });

  it("turns over pages, and asks for details of a day once", async () => {
    await start();
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...grantRecords[0]!,
      id: 400_000 + at,
      opportunityNumber: `MANY-${at}`,
      opportunityTitle: `Food Gardens ${String.fromCharCode(65 + (at % 26))}${at}`,
    }));
    fake.state.records = many;
    await save();
    await search();
    const pages = fake.asked.filter(({ call, body }) => call === "search2" && body.keyword === "food gardens");
    expect(pages.map(({ body }) => body.startRecordNum)).toEqual([0, 50]);
    expect(fake.asked.find(({ call }) => call === "search2")?.body).toMatchObject({
      oppStatuses: "forecasted|posted",
      rows: 50,
    });
    // Asked anew for one that took too long to answer, as on a busy machine.
    const details = () => fake.asked.filter(({ call }) => call === "fetchOpportunity");
    expect(new Set(details().map(({ body }) => body.opportunityId)).size).toBe(60);
    const before = details().length;
    expect(await list()).toHaveLength(20);
    await search();
    expect(details()).toHaveLength(before);
  });

  it("tries again after a failure that passes", async () => {
    await start();
    await save();
    fake.state.next = [{ status: 500 }, { status: 429, retryAfter: "0" }];
    await search();
    expect((await list()).length).toBeGreaterThan(2);
    expect((await scout()).lastSearch?.note).not.toContain("did not answer");
  });

  it.each([
    ["is down", { status: 503 }],
    ["refuses", { status: 403 }],
    ["is silent", "silence"],
    ["answers no JSON", { body: "<html>" }],
    ["answers something else", { body: '{"errorcode":0,"data":7}' }],
    ["answers an error", { body: '{"errorcode":13,"msg":"no"}' }],
    ["answers without end", "endless"],
  ] as const)("says that it could look nowhere when the source %s and nothing is kept", async (_what, odd) => {
    await start();
    await save();
    fake.state.odd = odd;
    const progress = await search();
    expect(progress.status).toBe("failed");
    const said =
      "The scout could look nowhere: Grants.gov did not answer, and no grants were imported here. Please try again later.";
    expect(progress.message).toBe(said);
    expect((await scout()).lastSearch).toMatchObject({ status: "failed", found: 0, note: said });
    const told = await messages();
    expect(told.map(({ subject }) => subject)).toEqual(["Your search could not be done"]);
    expect(fake.asked.length).toBeLessThanOrEqual(3);
  });

  it.each([301, 307])("goes nowhere that the source sends it to, on this machine or another (%i)", async (status) => {
    const inner = await startFakeGrantsGov();
    onTestFinished(inner.close);
    await start();
    await save();
    for (const place of [inner.url, inner.url.replace("127.0.0.1", "localhost")]) {
      fake.state.odd = { status, location: `${place}/v1/api/search2` };
      expect((await search()).status).toBe("failed");
    }
    expect(inner.asked).toEqual([]);
  });

  it("finds in what it kept when the source is down later, and says so", async () => {
    await start();
    await save();
    await search();
    const other = await server.signIn();
    fake.state.odd = { status: 503 };
    await save({}, {}, other);
    expect((await search(other)).status).toBe("done");
    expect((await list(other)).length).toBe((await list()).length);
    expect((await scout(other)).lastSearch?.note).toMatch(
      /^Grants\.gov did not answer everything\. The scout also looked through \d+ grants that were imported here earlier\./,
    );
  });

  it("leaves out single odd answers and goes on", async () => {
    await start();
    await save();
    const details = [
      { body: '{"errorcode":0,"data":null}' },
      { body: '{"errorcode":0,"data":{"id":"x","synopsis":[]}}' },
    ];
    fake.state.odd = ({ call }) => (call === "fetchOpportunity" ? details.shift() : undefined);
    expect((await search()).status).toBe("done");
    expect((await list()).length).toBeGreaterThan(0);
  });

  it("without a network searches imported files, and reads them again when they change", async () => {
    const folder = mkdtempSync(join(tmpdir(), "grantwright-grants-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await start({ GRANTS_GOV_URL: "off", GRANTS_IMPORT_DIR: folder }, { grants: undefined });
    expect(await scout()).toMatchObject({ source: "" });
    await save();
    const nowhere = await search();
    expect(nowhere.message).toBe(
      "The scout could look nowhere: it is not connected to a source of grants, and none were imported here.",
    );
    const [first, second, third] = grantRecords;
    writeFileSync(join(folder, "answer.json"), JSON.stringify({ errorcode: 0, data: first }));
    writeFileSync(join(folder, "broken.json"), "{");
    writeFileSync(join(folder, "odd.json"), JSON.stringify([null, 7, "x", { id: 1 }, second]));
    await mkdir(join(folder, "folder.json"));
    expect(await scout()).toMatchObject({ source: "2 grants that were imported here" });
    expect((await search()).status).toBe("done");
    expect((await list()).map(({ number }) => number).toSorted()).toEqual([
      "USDA-NIFA-CFP-012345",
      "USDA-NRCS-UA-2027",
    ]);
    const changed = join(folder, "odd.json");
    writeFileSync(changed, JSON.stringify([second, third]));
    utimesSync(changed, new Date(), new Date(Date.now() + 5000));
    await search();
    expect(await list()).toHaveLength(3);
    expect(fake.asked).toEqual([]);
  });

  it("goes on after its process was killed, and stores nothing twice", async () => {
    const gate = createGate();
    await start();
    await save();
    fake.state.before = async ({ call }) => {
      if (call === "fetchOpportunity") await gate.wait();
    };
    const patient = createGrantsGov({ url: fake.url, timeoutMs: 20_000 });
    server.context.grants = patient;
    const taskId = await begin();
    await gate.reached;
    expect((await person.get("/a/tasks/active")).body).toMatchObject({
      count: 1,
      tasks: [{ id: taskId, title: "Looking for grants" }],
    });
    expect((await person.post("/a/scout/searches")).status).toBe(422);
    expect((await scout()).lastSearch).toMatchObject({ status: "running", taskId });
    // Another worker takes it up, as after a crash; the first one finds out when it wants to write.
    const other = createTaskWorker(server.context, modules).run(taskId, new AbortController().signal);
    gate.open();
    await other;
    expect((await person.finished(taskId)).status).toBe("done");
    const rows = await server.context.db.select().from(opportunity);
    expect(new Set(rows.map(({ sourceKey }) => sourceKey)).size).toBe(rows.length);
    expect((await messages()).filter(({ subject }) => subject.includes("may fit"))).toHaveLength(1);
  });

  it("has a person look first where there is one, and tells of each that is passed on [2.4-opportunity-statuses] [2.6-interested]", async () => {
    await start({ ADMIN_EMAIL: "head@example.org" });
    expect((await scout()).isReviewed).toBe(true);
    await save();
    await search();
    expect(await list()).toEqual([]);
    const { lastSearch } = await scout();
    expect(lastSearch?.waiting).toBe(lastSearch?.found);
    expect(lastSearch?.found).toBeGreaterThan(1);
    expect((await messages())[0]?.content).toContain("A person looks at what was found before you see it");
    const admin = await server.signIn("head@example.org");
    const waiting = (await admin.get<Schemas["AdminOpportunity"][]>("/a/admin/opportunities")).body;
    expect(waiting).toHaveLength(lastSearch?.found ?? -1);
    expect((await person.post(`/a/grants/${waiting[0]?.id}/interested`)).status).toBe(404);
    await admin.call("PATCH", `/a/admin/opportunities/${waiting[0]?.id}`, { state: "reviewed" });
    expect((await list()).map(({ _id }) => _id)).toEqual([waiting[0]?.id]);
    expect((await messages())[0]?.subject).toContain(waiting[0]?.title);
  });

  it("is sent out once for a key, also where it is back meanwhile", async () => {
    await start();
    await save();
    const key = { "idempotency-key": newId() };
    const send = async () =>
      (await person.post<Schemas["TaskStarted"]>("/a/scout/searches", undefined, key)).body.taskId;
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toBe(first);
    await person.finished(first);
    expect(await send()).toBe(first);
  });

  it("makes one draft of an accepted opportunity, with its facts [2.7-interested]", async () => {
    await start();
    await save();
    await search();
    const chosen = (await list()).find(({ number }) => number === "USDA-NRCS-UA-2027");
    const path = `/a/grants/${chosen?._id}`;
    expect((await person.post(`${path}/draft`)).status).toBe(422);
    expect((await person.post(`${path}/interested`)).body).toEqual({ ...chosen, status: "accepted" });
    expect((await person.post(`${path}/interested`)).status).toBe(200);
    expect((await person.post(`${path}/dismiss`)).status).toBe(422);
    const made = await person.post<{ id: string }>(`${path}/draft`);
    expect(made.status).toBe(201);
    expect((await person.post(`${path}/draft`)).body).toEqual(made.body);
    const doc = await person.document(made.body.id);
    expect(doc).toMatchObject({
      name: chosen?.title,
      description: profile.project,
      eligibilityCriteria: chosen?.eligibility,
      isRevision: false,
      template: {
        type: "grant",
        funderName: "Natural Resources Conservation Service",
        url: chosen?.url,
        deadline: chosen?.dueDate,
      },
    });
    expect((await person.get("/a/drafts")).body[0]).toMatchObject({ id: doc.id, title: chosen?.title });
    expect((await list()).find(({ _id }) => _id === chosen?._id)).toMatchObject({ documentId: doc.id });
    await person.call("DELETE", `/a/docs/${doc.id}`);
    expect((await list()).find(({ _id }) => _id === chosen?._id)).not.toHaveProperty("documentId");
    expect((await person.post(`${path}/draft`)).body.id).not.toBe(doc.id);
  });

  it("is a team's own: its members see it, nobody else [2.7-opportunities]", async () => {
    await start();
    await makeTeam(person);
    const member = await joinTeam(server, person);
    await save();
    await search(member);
    expect((await list()).length).toBeGreaterThan(1);
    expect(await list(member)).toEqual(await list());
    expect((await messages(person)).some(({ subject }) => subject.includes("may fit"))).toBe(true);
    const stranger = await server.signIn();
    expect(await list(stranger)).toEqual([]);
    expect(await scout(stranger)).toMatchObject({ revision: 0, organization: "", lastSearch: null });
    const [one] = await list();
    for (const call of ["interested", "dismiss", "draft"])
      expect((await stranger.post(`/a/grants/${one?._id}/${call}`)).status).toBe(404);
    person.scope = "";
    expect(await list()).toEqual([]);
  });

  it("asks a model for words where there is one, and does without where it fails", async () => {
    const asked: object[] = [];
    const searchTerms = async (words: object) => {
      asked.push(words);
      if (asked.length > 1) throw new Error("down");
      return ["urban agriculture"];
    };
    await start({}, { writer: { ...createOfflineWriter(), searchTerms } });
    await save({ organization: "Wir sind ein Verein.", project: "Ein Garten für alle im Viertel." });
    await search();
    expect(fake.asked[0]?.body.keyword).toBe("urban agriculture");
    expect((await list())[0]?.comment).toContain(
      "It speaks of “urban agriculture”, which is near to what you describe",
    );
    expect((await search()).status).toBe("done");
    expect(asked[0]).toEqual({
      organization: "Wir sind ein Verein.",
      project: "Ein Garten für alle im Viertel.",
      location: profile.location,
    });
  });

  it("may not be sent out again and again", async () => {
    await start();
    await save();
    let last = 0;
    for (let time = 0; time < 22; time += 1) {
      const { status, body } = await person.post("/a/scout/searches");
      last = status;
      if (status === 200) {
        await server.context.db.delete(task).where(eq(task.id, body.taskId));
      }
    }
    expect(last).toBe(429);
  });
});
