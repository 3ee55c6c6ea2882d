import type { Schemas } from "@grantwright/api-client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { mail, opportunity, team, template } from "../src/kernel/db/schema.ts";
import { newId } from "../src/kernel/ids.ts";
import { templateSeeds } from "../src/modules/templates/seed/index.ts";
import { seedTemplates } from "../src/modules/templates/seedTemplates.ts";
import type { Browser } from "./support/browser.ts";
import { allOperations } from "./support/contractCheck.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { databases, useServer } from "./support/testServer.ts";
import { testTime } from "./support/testTime.ts";

const day = 24 * 60 * 60_000;
type People = Schemas["AdminPeople"];

describe.each(databases)("administration on %s", (kind) => {
  const server = useServer(kind, { ADMIN_EMAIL: "Head@Example.org, second@example.org" });
  let admin: Browser;

  beforeAll(async () => {
    admin = await server.signIn("head@example.org");
  });

  const inbox = async (person: Browser) =>
    (await person.get<Schemas["MessageList"]>("/a/messages?listType=inbox")).body.messages;
  const mailsTo = (to: string) => server.context.db.select().from(mail).where(eq(mail.to, to)).orderBy(mail.createdAt);

  it("is for the people named in the settings, checked before anything of the call is looked at", async () => {
    const calls = allOperations.filter(({ path }) => path.startsWith("/a/admin/"));
    expect(calls.length).toBeGreaterThanOrEqual(13);
    const person = await server.signIn();
    expect((await admin.get("/a/me")).body.isSuperAdmin).toBe(true);
    expect((await person.get("/a/me")).body.isSuperAdmin).toBe(false);
    for (const { method, path } of calls)
      for (const id of [newId(), "not-an-id"]) {
        const address = path.replace(/\{\w+\}/g, id);
        const answer = await person.call(method, address, method === "GET" ? undefined : { nonsense: true });
        expect([answer.status, answer.body.message], `${method} ${path}`).toEqual([
          403,
          "This is for those who look after Grantwright.",
        ]);
        expect((await server.browser().call(method, address)).status).toBe(401);
      }
    expect((await (await server.signIn("second@example.org")).get("/a/admin/people")).status).toBe(200);
  });

  it("finds people, gives them credits and a discount, and turns their instant drafts off", async () => {
    const email = `ines_100%-${newId()}@example.org`;
    const person = await server.signIn(email);
    await makeTeam(person, "Common Ground");
    person.scope = "";
    const find = async (search: string) =>
      (await admin.get<People>(`/a/admin/people?search=${encodeURIComponent(search)}`)).body;
    const { total, people } = await find("INES_100%");
    expect(total).toBe(1);
    expect(people[0]).toMatchObject({
      email,
      proposalCredits: 0,
      freeCredits: 3,
      isSubscribed: false,
      hasDiscount: false,
      instantDraftDisabled: false,
      teams: ["Common Ground"],
    });
    expect(Date.parse(people[0]?.lastSeenAt ?? "")).toBeGreaterThan(testTime.getTime() - day);
    for (const nobody of ["nobody at all", "\u0000", "%", "_", "\\"])
      expect((await find(`nobody${nobody}`)).people, nobody).toEqual([]);
    const first = (await admin.get<People>("/a/admin/people?limit=1")).body;
    const second = (await admin.get<People>("/a/admin/people?limit=1&offset=1")).body;
    expect(first.total).toBe(second.total);
    expect(first.people[0]?.id).not.toBe(second.people[0]?.id);

    const id = people[0]?.id;
    const change = (body: object) => admin.call<Schemas["AdminPerson"]>("PATCH", `/a/admin/people/${id}`, body);
    expect((await change({ addCredits: 2, hasDiscount: true })).body).toMatchObject({
      proposalCredits: 2,
      freeCredits: 3,
      hasDiscount: true,
    });
    const again = (body: object) =>
      admin.call("PATCH", `/a/admin/people/${id}`, body, { "idempotency-key": "these and no more" });
    const gifts = [await again({ addCredits: 3 }), await again({ addCredits: 3 })];
    expect(gifts.map(({ body }) => body.proposalCredits)).toEqual([5, 5]);
    expect((await again({ addCredits: 4 })).status).toBe(422);
    expect((await change({ instantDraftDisabled: true })).body.instantDraftDisabled).toBe(true);
    expect((await person.get("/a/me")).body).toMatchObject({ credits: { proposals: 5 }, instantDraftDisabled: true });
    expect((await inbox(person)).map(({ subject }) => subject)).toContain("You were given proposal credits");
    for (const body of [{}, { addCredits: 0 }, { addCredits: 1001 }, { email: "x" }])
      expect((await change(body)).status).toBe(400);
    expect((await admin.call("PATCH", `/a/admin/people/${newId()}`, { addCredits: 1 })).status).toBe(404);
  });

  it("finds teams and gives them credits, which their activity notes", async () => {
    const owner = await server.signIn();
    const name = `Łąki ${newId()}`;
    const teamId = await makeTeam(owner, name);
    await joinTeam(server, owner);
    await makeCompleteDocument(owner);
    const find = async () =>
      (await admin.get<Schemas["AdminTeams"]>(`/a/admin/teams?search=${encodeURIComponent(name)}`)).body;
    expect(await find()).toEqual({
      total: 1,
      teams: [expect.objectContaining({ id: teamId, name, members: 2, documents: 1, proposalCredits: 0 })],
    });
    const key = { "idempotency-key": "seven and no more" };
    const give = () => admin.call<Schemas["AdminTeam"]>("PATCH", `/a/admin/teams/${teamId}`, { addCredits: 7 }, key);
    expect([await give(), await give()].map(({ body }) => body.proposalCredits)).toEqual([7, 7]);
    expect((await owner.get("/a/team")).body.proposalCredits).toBe(7);
    const [noted] = (await owner.get<Schemas["ActivityEntry"][]>("/a/team/activity")).body;
    expect(noted).toMatchObject({ kind: "creditsGranted", actorName: "Grantwright", detail: "7" });
    const [personal] = await server.context.db
      .select()
      .from(team)
      .where(eq(team.personalOf, await idOf(owner)));
    for (const id of [newId(), personal?.id ?? ""])
      expect((await admin.call("PATCH", `/a/admin/teams/${id}`, { addCredits: 1 })).status).toBe(404);
    await owner.call("DELETE", "/a/team");
    expect((await find()).total).toBe(0);
    expect((await admin.call("PATCH", `/a/admin/teams/${teamId}`, { addCredits: 1 })).status).toBe(404);
  });

  it("lists who asks for help, the urgent and long waiting first, and answers into their inbox and mail", async () => {
    const email = `asker-${newId()}@example.org`;
    const person = await server.signIn(email);
    const other = await server.signIn();
    await makeTeam(other, "Common Ground");
    const ask = async (by: Browser, subject: string, priority: string) =>
      (await by.post<Schemas["Message"]>("/a/help/messages", { subject, content: `<b>${subject}</b>`, priority })).body;
    const calm = await ask(person, "Calm", "low");
    await ask(other, "Usual", "medium");
    const urgent = await ask(person, "Urgent", "high");
    const list = async (state = "open") =>
      (await admin.get<Schemas["AdminHelpRequest"][]>(`/a/admin/help?state=${state}`)).body;
    const open = await list();
    expect(open.map(({ subject }) => subject)).toEqual(["Urgent", "Usual", "Calm"]);
    expect(open[1]).toMatchObject({ teamName: "Common Ground", isAnswered: false, messageCount: 1 });
    expect(open[0]).toMatchObject({ id: urgent._id, personEmail: email });
    expect(open[0]).not.toHaveProperty("teamName");

    const key = { "idempotency-key": "one answer only" };
    const answer = () =>
      admin.post<Schemas["Message"]>(`/a/admin/help/${calm._id}/reply`, { content: "It is <here>.\n\nBye" }, key);
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body._id).toBe(answers[1]?.body._id);
    expect(answers[0]?.body.content).toContain("It is &lt;here&gt;.");
    expect((await inbox(person)).map(({ _id }) => _id)).toContain(answers[0]?.body._id);
    expect((await mailsTo(email)).filter((each) => each.kind === "helpAnswered")).toHaveLength(1);
    expect((await list()).map(({ subject }) => subject)).toEqual(["Urgent", "Usual"]);
    expect((await list("answered")).map(({ subject }) => subject)).toEqual(["Calm"]);

    await person.post("/a/messages/reply", { content: "Thank you, but no.", parentMessageId: calm._id });
    expect((await list()).map(({ subject }) => subject)).toEqual(["Urgent", "Usual", "Calm"]);
    expect(await list("all")).toHaveLength(3);
    const { body } = await admin.get<Schemas["AdminHelpThread"]>(`/a/admin/help/${calm._id}`);
    expect(body.request).toMatchObject({ messageCount: 3, isAnswered: false });
    expect(body.thread).toHaveLength(3);
    expect(body.thread.at(-1)?.content).toContain("Thank you, but no.");
    expect((await admin.get(`/a/admin/help/${newId()}`)).status).toBe(404);
    expect((await admin.post(`/a/admin/help/${newId()}/reply`, { content: "x" })).status).toBe(404);
    for (const content of ["", "  ", "x".repeat(20_001)])
      expect((await admin.post(`/a/admin/help/${calm._id}/reply`, { content })).status).toBe(400);
  });

  it("takes a template out of the library, goes on with its documents, and keeps it out when the library is seeded anew", async () => {
    const person = await server.signIn();
    const all = (await admin.get<Schemas["AdminTemplate"][]>("/a/admin/templates")).body;
    expect(all).toHaveLength(templateSeeds.length);
    const chosen = all.find(({ name }) => name.includes("SBIR")) ?? all[0]!;
    const search = encodeURIComponent(chosen.name.toUpperCase());
    const found = (await admin.get<Schemas["AdminTemplate"][]>(`/a/admin/templates?search=${search}`)).body;
    expect(found.map(({ id }) => id)).toContain(chosen.id);
    const { body } = await person.post("/a/docs", { draft: [], generate: false, templateId: chosen.id });
    const doc = await person.document(body.id);
    const isListed = async (by: Browser) =>
      (await by.get<Schemas["TemplateCard"][]>("/p/published/docs?searchPublicAndOwn=true")).body.some(
        ({ templateId }) => templateId === chosen.id,
      );
    const set = (id: string, isPublished: boolean) =>
      admin.call<Schemas["AdminTemplate"]>("PATCH", `/a/admin/templates/${id}`, { isPublished });
    expect(await isListed(person)).toBe(true);
    expect((await set(chosen.id, false)).body).toMatchObject({ isPublished: false, documents: 1 });
    for (const by of [person, server.browser()]) {
      expect(await isListed(by)).toBe(false);
      expect((await by.get(`/p/templates/${chosen.id}`)).status).toBe(404);
    }
    expect((await person.post("/a/docs", { draft: [], generate: false, templateId: chosen.id })).status).toBe(404);
    const { taskId } = (await person.post("/a/docs", completeSave(doc, true))).body;
    expect(await person.finished(taskId)).toMatchObject({ status: "done" });
    await seedTemplates(server.context.db, server.context.now(), templateSeeds);
    expect(await isListed(person)).toBe(false);
    const [row] = await server.context.db.select().from(template).where(eq(template.id, chosen.id));
    expect(row?.withdrawnAt).not.toBeNull();
    expect((await set(chosen.id, true)).body.isPublished).toBe(true);
    expect(await isListed(server.browser())).toBe(true);
    const usual = (await person.get<Schemas["Template"]>("/p/templates/grant")).body;
    expect((await set(usual.templateId, false)).status).toBe(422);
    expect((await set(newId(), false)).status).toBe(404);
  });

  it("passes opportunities on with a comment, which the people of the account are told once, or dismisses them", async () => {
    const owner = await server.signIn();
    const teamId = await makeTeam(owner, "Common Ground");
    const member = await joinTeam(server, owner);
    await member.post("/a/me", { sendEmails: { product: true } });
    const memberEmail = (await member.get("/a/me/profile")).body.email as string;
    let added = 0;
    const add = async (title: string, state: "found" | "accepted" = "found") => {
      const id = newId();
      const foundAt = new Date(testTime.getTime() - day + (added += 1));
      const texts = { title, funderName: "Ward Fund", description: "For gardens", sourceKey: id };
      await server.context.db.insert(opportunity).values({ id, teamId, ...texts, state, foundAt });
      return id;
    };
    const one = await add("Seeds for all");
    const two = await add("Not for gardens");
    const list = async (state: string) =>
      (await admin.get<Schemas["AdminOpportunity"][]>(`/a/admin/opportunities?state=${state}`)).body;
    expect((await list("found")).map(({ title, forName }) => [title, forName])).toEqual([
      ["Seeds for all", "Common Ground"],
      ["Not for gardens", "Common Ground"],
    ]);
    const review = (id: string, body: object) =>
      admin.call<Schemas["AdminOpportunity"]>("PATCH", `/a/admin/opportunities/${id}`, body);
    const reviewed = await review(one, { state: "reviewed", comment: "Fits <well>." });
    expect(reviewed.body).toMatchObject({ state: "reviewed", comment: "Fits <well>." });
    await review(one, { state: "reviewed" });
    expect((await list("reviewed"))[0]?.comment).toBe("Fits <well>.");
    for (const person of [owner, member]) {
      const told = (await inbox(person)).filter(({ subject }) => subject.includes("Seeds for all"));
      expect(told).toHaveLength(1);
      expect(told[0]?.content).toContain("Fits &lt;well&gt;.");
    }
    const mails = (await mailsTo(memberEmail)).filter((each) => each.kind === "opportunity");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.headers).toHaveProperty("List-Unsubscribe");
    expect((await review(two, { state: "dismissed" })).body.state).toBe("dismissed");
    expect((await inbox(owner)).some(({ subject }) => subject.includes("Not for gardens"))).toBe(false);
    expect(await list("found")).toEqual([]);
    expect((await review(await add("Taken", "accepted"), { state: "dismissed" })).status).toBe(422);
    expect((await review(newId(), { state: "reviewed" })).status).toBe(404);
    expect((await review(one, { state: "accepted" })).status).toBe(400);
    expect((await review(one, { state: "reviewed", comment: "x".repeat(5001) })).status).toBe(400);
  });

  it("tells how mail and background work are doing", async () => {
    const person = await server.signIn();
    const doc = await makeCompleteDocument(person);
    const { taskId } = (await person.post("/a/docs", completeSave(doc, true))).body;
    await person.finished(taskId);
    const finishedAt = server.context.now();
    const failed = { kind: "test", subject: "", text: "", html: "", headers: {}, status: "failed" as const };
    await server.context.db.insert(mail).values([
      { id: newId(), to: "a@example.org", ...failed, lastError: "no such mailbox", createdAt: finishedAt, finishedAt },
      {
        id: newId(),
        to: "a@example.org",
        ...failed,
        lastError: "older",
        createdAt: finishedAt,
        finishedAt: new Date(testTime.getTime() - 2 * day),
      },
    ]);
    const { body } = await admin.get<Schemas["DeploymentHealth"]>("/a/admin/health");
    expect(body).toMatchObject({
      database: kind === "embedded" ? "embedded" : "postgresql",
      writer: { kind: "offline" },
      mail: { failed: 1, lastError: "no such mailbox", destination: expect.stringContaining("outbox") },
      tasks: { failed: 0, worker: "ok" },
    });
    expect(body.tasks.done).toBeGreaterThanOrEqual(1);
  });

  it("counts page views and events by day, page, event and where from", async () => {
    const visitor = server.browser();
    const send = async (name: string, properties: object, ref?: string) =>
      expect((await visitor.post("/p/be", { name, properties, ref })).status).toBe(204);
    server.clock.offsetMs = 40 * day;
    await send("pageView", { location: "/drafts" }, "spring");
    server.clock.offsetMs = 41 * day;
    await send("pageView", { location: "/drafts" });
    await send("pageView", { location: `/docs/${newId()}` });
    await send("conversion", { value: 30 });
    const { body } = await admin.get<Schemas["Analytics"]>("/a/admin/analytics?days=7");
    expect(body.views).toBe(3);
    expect(body.days).toHaveLength(7);
    expect(body.days.slice(-3).map(({ count }) => count)).toEqual([0, 1, 2]);
    expect(body.days.at(-1)?.label).toBe(new Date(testTime.getTime() + 41 * day).toISOString().slice(0, 10));
    expect(body.pages).toEqual([
      { label: "/drafts", count: 2 },
      { label: "/docs/:id", count: 1 },
    ]);
    expect(body.events).toEqual([{ label: "conversion", count: 1 }]);
    expect(body.refs).toEqual([{ label: "spring", count: 1 }]);
    expect((await admin.get<Schemas["Analytics"]>("/a/admin/analytics?days=1")).body.views).toBe(2);
    for (const days of ["0", "366", "x"]) expect((await admin.get(`/a/admin/analytics?days=${days}`)).status).toBe(400);
    server.clock.offsetMs = 0;
  });
});
