import type { Schemas } from "@grantwright/api-client";
import { expect } from "vitest";
import { attachText } from "./attach.ts";
import type { Answer, Browser } from "./browser.ts";
import { completeSave, goodText } from "./fixtures.ts";
import type { FakeStripe } from "./fakeStripe.ts";
import { idOf, joinTeam, makeTeam } from "./teams.ts";
import type { TestServer } from "./testServer.ts";

/** The admin of the server that a busy person is on. */
export const adminEmail = "admin@example.org";

/** A word in the address of a page view, which is not kept. */
export const neverStored = "neverstoredzq";

/** A person who did everything that the server offers, with words in each text that stand nowhere else. */
export interface BusyPerson {
  browser: Browser;
  id: string;
  email: string;
  /** What each word was put into. */
  own: Map<string, string>;
  /** How they are called: what others wrote with it stays theirs. */
  name: string;
  /** The same, of what the person gave to a team that goes on. */
  given: Map<string, string>;
  /** An owner of the team that goes on. */
  colleague: Browser;
}

/** A call that has to be taken. */
async function taken<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

type Mark = (what: string) => string;

function createMarks(prefix: string): { marks: Map<string, string>; mark: Mark } {
  const marks = new Map<string, string>();
  return {
    marks,
    mark(what) {
      // Letters alone: what is a word to every reader of words.
      const number = String(marks.size)
        .padStart(3, "0")
        .replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
      const word = `${prefix}${number}zq`;
      marks.set(word, what);
      return word;
    },
  };
}

const sentence = (word: string) => `Twelve gardens of ${word} will be open to everybody by June 2027.`;

/** Writes a document in every way there is, in the account that the browser works in. */
async function writeDocument(person: Browser, mark: Mark): Promise<Schemas["Document"]> {
  const fileId = await attachText(person, sentence(mark("file")), `${mark("name of a file")}.txt`);
  const made = await taken(
    person.post<Schemas["CreateDraftResponse"]>("/a/drafts", {
      text: `${goodText} ${sentence(mark("description"))}`,
      fileIds: [fileId],
    }),
  );
  const id = made.id ?? "";
  await person.finished(made.taskId ?? "");
  const outlined = await person.document(id);
  const complete = completeSave(outlined, false);
  const kept = sentence(mark("draft"));
  const heads = {
    name: mark("name of a document"),
    eligibilityCriteria: mark("eligibility"),
    assessmentCriteria: mark("assessment"),
  };
  for (const [way, userText] of [
    ["typed", `${kept} ${sentence(mark("draft, before"))}`],
    ["pasted", kept],
  ]) {
    const [first, ...others] = complete.draft;
    const ways = [{ id: first?.id, way }];
    await taken(person.post("/a/docs", { ...complete, ...heads, ways, draft: [{ ...first, userText }, ...others] }));
  }
  const doc = await person.document(id);
  const [fieldId = ""] = Object.keys(doc.draft);
  const exact = doc.draft[fieldId]?.userText ?? "";
  await taken(
    person.post(`/a/docs/${id}/suggestions`, {
      fieldId,
      start: 0,
      exact,
      replacement: sentence(mark("suggestion")),
      note: mark("why suggested"),
    }),
  );
  await taken(
    person.post(`/a/docs/${id}/edits`, { fieldId, task: "answer", start: 0, exact, criterion: mark("criterion") }),
  );
  const said = { fieldId, start: 0, exact: exact.slice(0, 30), text: mark("comment") };
  const thread = await taken(person.post<Schemas["CommentThread"]>(`/a/docs/${id}/comments`, said));
  await taken(person.post(`/a/comments/${thread.id}`, { text: mark("answer in comments") }));
  const review = await taken(person.post<Schemas["TaskStarted"]>(`/a/docs/${id}/review`));
  await person.finished(review.taskId);
  const asked = completeSave(await person.document(id), true);
  const draft = asked.draft.map((each) => (each.id === fieldId ? { ...each, userText: exact } : each));
  const started = await taken(person.post<{ taskId: string }>("/a/docs", { ...asked, draft }));
  await person.finished(started.taskId);
  const written = await person.document(id);
  const [section] = written.sections;
  await taken(person.post(`/a/sections/${section?.id}`, { userValue: sentence(mark("section")) }));
  const [versionId = ""] = written.versions;
  await taken(person.post(`/a/docs/${id}/links`, { versionId, note: mark("note of a link"), days: 7 }));
  const guest = { email: `${mark("guest")}@example.org`, role: "reader", days: 7 };
  await taken(person.post(`/a/docs/${id}/access/guests`, guest));
  await taken(
    person.call("PATCH", `/a/docs/${id}/work/${fieldId}`, { ownerId: await idOf(person), dueOn: "2026-12-03" }),
  );
  const shown = (await person.document(id)).sections.find((each) => each.id === section?.id);
  const signed = { state: "signedOff", sectionId: shown?.id, text: shown?.text };
  await taken(person.call("PATCH", `/a/docs/${id}/work/${shown?.sectionId}`, signed));
  await taken(person.post(`/a/docs/${id}/duplicate`));
  return written;
}

async function writeTemplate(person: Browser, mark: Mark): Promise<void> {
  const field = {
    id: "need",
    title: mark("section of a form"),
    description: mark("guidance"),
    required: true,
    auto: false,
  };
  await taken(
    person.post("/a/templates", {
      name: mark("form"),
      type: "grant",
      funderName: mark("funder"),
      category: "Food & land",
      fields: [field],
      documentChecklist: [],
    }),
  );
}

const look = (person: Browser, mark: Mark) =>
  taken(
    person.call("PUT", "/a/scout", {
      organization: sentence(mark("organization")),
      project: `Food gardens for everybody. ${sentence(mark("project"))}`,
      location: mark("location"),
    }),
  );

/** Everything that a person can do for themselves. */
async function liveAlone(server: TestServer, person: Browser, mark: Mark, stripe: FakeStripe): Promise<void> {
  await taken(person.call("PATCH", "/a/me/notifications", { mentions: "daily" }));
  const doc = await writeDocument(person, mark);
  const removed = await taken(
    person.post<{ id: string }>("/a/docs", { draft: [], generate: false, name: mark("deleted") }),
  );
  await taken(person.call("DELETE", `/a/docs/${removed.id}`));
  await writeTemplate(person, mark);
  await attachText(person, mark("file of no document"));
  await look(person, mark);
  const search = await taken(person.post<Schemas["TaskStarted"]>("/a/scout/searches"));
  await person.finished(search.taskId);
  const help = { subject: mark("help, subject"), content: mark("help"), priority: "high" };
  const asked = await taken(person.post<Schemas["Message"]>("/a/help/messages", help));
  const admin = await server.signIn(adminEmail);
  await taken(admin.post(`/a/admin/help/${asked._id}/reply`, { content: mark("support's answer") }));
  const [grant] = (await person.get<Schemas["TemplateCard"][]>("/p/published/docs?limit=1")).body;
  await taken(person.post(`/a/docs/${grant?.id}/bookmark`));
  await taken(person.post("/p/be", { name: "view", properties: { location: `/drafts/${doc.id}?q=${neverStored}` } }));
  await taken(person.post("/a/payments/checkout", { productId: "five-proposals" }));
  const checkout = stripe.lastCheckout();
  stripe.pay(checkout);
  const { body, headers } = stripe.sign("checkout.session.completed", checkout);
  await taken(server.browser().post("/p/payments/webhook", body, headers));
  const key = { "idempotency-key": "a team of one's own" };
  const alone = await taken(person.post<Schemas["Team"]>("/a/teams", { name: mark("team of one") }, key));
  person.scope = `/teams/${alone.id}`;
  await taken(person.post("/a/docs", { draft: [], generate: false, name: mark("in a team of one") }));
  await taken(person.post("/a/team/invites", { role: "member", emails: [`${mark("invited")}@example.org`] }));
  person.scope = "";
}

/** Everything that a person can do in a team with others, and what others do about them. */
async function liveInTeams(
  server: TestServer,
  person: Browser,
  email: string,
  own: Mark,
  given: Mark,
): Promise<Browser> {
  const colleague = await server.signIn();
  await taken(colleague.post("/a/me", { name: "Ines Okafor" }));
  const teamId = await makeTeam(colleague);
  await taken(colleague.post("/a/team/invites", { role: "admin", emails: [email] }));
  await joinTeam(server, colleague, "member");
  const code = await inviteFor(colleague);
  await taken(person.post(`/a/invites/${code}/accept`));
  person.scope = `/teams/${teamId}`;
  const doc = await writeDocument(person, given);
  await writeTemplate(person, given);
  await look(person, given);
  await taken(person.post("/a/messages", { subject: given("message, subject"), content: given("message") }));
  const help = { subject: own("help in a team, subject"), content: own("help in a team"), priority: "low" };
  await taken(person.post("/a/help/messages", help));
  const personId = await idOf(person);
  const [fieldId = ""] = Object.keys(doc.draft);
  const { name } = (await person.get<Schemas["User"]>("/a/me")).body;
  const text = `@${name}, can you count?`;
  await taken(
    colleague.post(`/a/docs/${doc.id}/comments`, { fieldId, start: 0, exact: "", text, mentions: [personId] }),
  );
  await taken(colleague.call("PATCH", `/a/docs/${doc.id}/work/${fieldId}`, { ownerId: personId, state: "inWork" }));
  await taken(colleague.call("PATCH", `/a/team/members/${personId}`, { role: "owner" }));
  await taken(
    person.post("/a/team/invites", { role: "member", emails: [`${given("invited to a team")}@example.org`] }),
  );
  await taken(colleague.call("PATCH", `/a/team/members/${personId}`, { role: "member" }));
  person.scope = "";

  // A guest of another team, and who deleted a team with others in it.
  const stranger = await server.signIn();
  await makeTeam(stranger, "Another");
  const shared = await taken(stranger.post<{ id: string }>("/a/docs", { draft: [], generate: false, name: "Shared" }));
  await taken(stranger.post(`/a/docs/${shared.id}/access/guests`, { email, role: "commenter", days: 200 }));
  await taken(person.get(`/a/docs/${shared.id}`));
  await taken(
    person.post(`/a/docs/${shared.id}/comments`, { fieldId, start: 0, exact: "", text: given("guest's comment") }),
  );
  const ended = await makeTeam(person, own("deleted team"));
  await joinTeam(server, person);
  await taken(person.call("DELETE", "/a/team"));
  person.scope = "";
  expect(ended).not.toBe(teamId);
  return colleague;
}

async function inviteFor(owner: Browser): Promise<string> {
  const made = await taken(owner.post<Schemas["InvitationsMade"]>("/a/team/invites", { role: "admin" }));
  return /\/join\/([\w-]{43})$/.exec(made.invites[0]?.link ?? "")?.[1] ?? "";
}

/** Signs in a new person who does everything. Work of theirs may be under way when it returns, if the server's writer rests. */
export async function makeBusyPerson(server: TestServer, stripe: FakeStripe): Promise<BusyPerson> {
  const own = createMarks("own");
  const given = createMarks("given");
  const email = "busy-person-zq@example.org";
  const person = await server.signIn(email);
  await taken(person.post("/a/me/password", { password: "twelve gardens in ward four" }));
  const id = await idOf(person);
  const name = "Busynamezq Okafor";
  await taken(person.post("/a/me", { name, sendEmails: { product: true } }));
  await liveAlone(server, person, own.mark, stripe);
  const colleague = await liveInTeams(server, person, email, own.mark, given.mark);
  return { browser: person, id, email, name, own: own.marks, given: given.marks, colleague };
}
