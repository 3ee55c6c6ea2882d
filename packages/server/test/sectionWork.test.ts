import type { Schemas } from "@grantwright/api-client";
import { afterEach, describe, expect, it } from "vitest";
import { tellOfDueSections } from "../src/modules/docs/sectionWork/tellOfDueSections.ts";
import type { Browser } from "./support/browser.ts";
import { completeSave, makeCompleteDocument } from "./support/fixtures.ts";
import { LiveStream } from "./support/liveStream.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

type Work = Schemas["SectionWork"];

const text = "Twelve gardens will open by June 2027.";

describe.each(bothDatabases)("who does a section on %s", (kind) => {
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
    await write(owner, doc.id, fieldId, text);
    return { owner, ana, id: doc.id, fieldId, anaId: await idOf(ana) };
  };
  const generate = async (person: Browser, doc: Schemas["Document"]) => {
    const { body } = await person.post<{ taskId?: string }>("/a/docs", completeSave(doc, true));
    await person.finished(body.taskId ?? "");
    return person.document(doc.id);
  };
  const write = (person: Browser, id: string, fieldId: string, userText: string) =>
    person.post("/a/docs", { id, draft: [{ id: fieldId, userText }], generate: false });
  const change = (person: Browser, id: string, fieldId: string, body: object) =>
    person.call<Work>("PATCH", `/a/docs/${id}/work/${fieldId}`, body);
  const list = async (person: Browser, id: string) => (await person.get<Work[]>(`/a/docs/${id}/work`)).body;
  const subjects = async (person: Browser) =>
    (await person.get<Schemas["MessageList"]>("/a/messages")).body.messages.map(({ subject }) => subject);

  it("is named with a day, is told, and everybody sees it at once", async () => {
    const { owner, ana, id, fieldId, anaId } = await begin();
    const stream = await LiveStream.open(ana);
    streams.push(stream);
    await ana.call("PUT", `/a/docs/${id}/here`, { tab: "tab-of-ana......" });
    expect(await list(owner, id)).toEqual([]);
    const { body } = await change(owner, id, fieldId, { ownerId: anaId, dueOn: "2026-12-03" });
    expect(body).toEqual({ fieldId, owner: { id: anaId, name: "Ana Ruiz" }, dueOn: "2026-12-03", state: "inWork" });
    expect(await stream.until("comments")).toEqual({ documentId: id });
    expect(await list(ana, id)).toEqual([body]);
    expect(await subjects(ana)).toContainEqual(expect.stringMatching(/Ines Okafor gives you “/));
    // What is absent stays, and what is null is taken away.
    expect((await change(ana, id, fieldId, { dueOn: null })).body).toEqual({
      fieldId,
      owner: body.owner,
      state: "inWork",
    });
  });

  it("signs off what was read; a later change takes that back, and tells so", async () => {
    const { owner, ana, id, fieldId, anaId } = await begin();
    await change(owner, id, fieldId, { ownerId: anaId });
    await change(ana, id, fieldId, { state: "forReview" });
    expect(await subjects(owner)).toContainEqual(expect.stringMatching(/Ana Ruiz has “.*” ready for review$/));
    // Nobody signs what they have not seen.
    const unseen = await change(owner, id, fieldId, { state: "signedOff", text: "Something else." });
    expect(unseen.status).toBe(422);
    expect((await change(owner, id, fieldId, { state: "signedOff" })).status).toBe(422);
    const signed = await change(owner, id, fieldId, { state: "signedOff", text });
    expect(signed.body).toMatchObject({ state: "signedOff", signedOff: { by: "Ines Okafor" } });
    expect(await subjects(ana)).toContainEqual(expect.stringMatching(/Ines Okafor signs off “/));
    // The same text, and another section, change nothing of it.
    await write(ana, id, fieldId, text);
    await ana.post("/a/docs", { id, name: "Another name", generate: false });
    expect(await list(ana, id)).toMatchObject([{ state: "signedOff" }]);
    await write(ana, id, fieldId, `${text} And more.`);
    const [lapsed] = await list(owner, id);
    expect(lapsed).toMatchObject({
      state: "inWork",
      signedOff: { by: "Ines Okafor" },
      changed: { by: "Ana Ruiz" },
    });
    expect(await subjects(owner)).toContainEqual(
      expect.stringMatching(/Ana Ruiz changed “.*” after you signed it off$/),
    );
    const again = await change(owner, id, fieldId, { state: "signedOff", text: `${text} And more.` });
    expect(again.body).not.toHaveProperty("changed");
    const unsigned = await change(owner, id, fieldId, { state: "inWork" });
    expect(unsigned.body).not.toHaveProperty("signedOff");
  });

  it("signs off a section of a proposal; a change of it and the next version take that back", async () => {
    const { owner, id } = await begin();
    const doc = await generate(owner, await owner.document(id));
    const section = doc.sections.find((each) => each.text !== "")!;
    const sign = async () => {
      const shown = (await owner.document(doc.id)).sections.find((each) => each.sectionId === section.sectionId)!;
      return change(owner, doc.id, section.sectionId, {
        state: "signedOff",
        sectionId: shown.id,
        text: shown.text,
      });
    };
    expect((await sign()).body).toMatchObject({ state: "signedOff" });
    await owner.post(`/a/sections/${section.id}`, { userValue: `${section.text} And more.` });
    expect(await list(owner, doc.id)).toMatchObject([{ state: "inWork", changed: { by: "Ines Okafor" } }]);
    expect((await sign()).body).toMatchObject({ state: "signedOff" });
    await generate(owner, doc);
    expect(await list(owner, doc.id)).toMatchObject([{ state: "inWork", changed: { by: "Ines Okafor" } }]);
  });

  it("is told once that the day is near, unless the section is ready", async () => {
    const { owner, ana, id, fieldId, anaId } = await begin();
    const soon = new Date(server.context.now().getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10);
    await change(owner, id, fieldId, { ownerId: anaId, dueOn: soon, state: "forReview" });
    await tellOfDueSections(server.context);
    expect((await subjects(ana)).filter((subject) => subject.includes(" is due on "))).toHaveLength(0);
    await change(owner, id, fieldId, { state: "inWork" });
    await tellOfDueSections(server.context);
    await tellOfDueSections(server.context);
    expect((await subjects(ana)).filter((subject) => subject.includes(" is due on "))).toHaveLength(1);
  });

  it("refuses strangers, sections that are not there, and who has left does none any more", async () => {
    const { owner, id, fieldId, anaId } = await begin();
    const stranger = await server.signIn();
    expect((await change(owner, id, fieldId, { ownerId: await idOf(stranger) })).status).toBe(422);
    expect((await change(owner, id, "nothing-like-it", { state: "forReview" })).status).toBe(404);
    expect((await change(stranger, id, fieldId, { state: "forReview" })).status).toBe(404);
    expect((await change(owner, id, fieldId, {})).status).toBe(400);
    expect((await change(owner, id, fieldId, { dueOn: "soon" })).status).toBe(400);
    // A year that is being typed is none.
    expect((await change(owner, id, fieldId, { dueOn: "0202-12-03" })).status).toBe(400);
    await change(owner, id, fieldId, { ownerId: anaId });
    await owner.call("DELETE", `/a/team/members/${anaId}`);
    expect(await list(owner, id)).toEqual([{ fieldId, state: "inWork" }]);
  });
});
