import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { newId } from "../src/kernel/ids.ts";
import type { Browser } from "./support/browser.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { idOf, joinTeam, makeTeam } from "./support/teams.ts";
import { bothDatabases, useServer } from "./support/testServer.ts";

const minute = 60_000;
const without = (parts: readonly Schemas["ChangePart"][], kind: string) =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join("");

describe.each(bothDatabases)("the timeline of a document on %s", (kind) => {
  const server = useServer(kind, { WELCOME_CREDITS: "9" });
  const write = async (person: Browser, id: string, fieldId: string, text: string) => {
    const answer = await person.post("/a/docs", { id, draft: [{ id: fieldId, userText: text }], generate: false });
    expect(answer.status).toBe(200);
    server.clock.offsetMs += 5 * minute;
  };
  const list = async (person: Browser, id: string, more = ""): Promise<Schemas["Timeline"]> =>
    (await person.get(`/a/docs/${id}/timeline${more}`)).body;
  const compare = async (person: Browser, id: string, at: string, more = ""): Promise<Schemas["TextThenAndNow"][]> =>
    (await person.get(`/a/docs/${id}/compare?at=${encodeURIComponent(at)}${more}`)).body;

  const begin = async () => {
    const ines = await server.signIn();
    await makeTeam(ines);
    const ana = await joinTeam(server, ines);
    await ines.post("/a/me", { name: "Ines Okafor" });
    await ana.post("/a/me", { name: "Ana Ruiz" });
    const doc = await makeCompleteDocument(ines);
    server.clock.offsetMs += 5 * minute;
    const [first = "", second = ""] = Object.keys(doc.draft);
    return { ines, ana, id: doc.id, first, second, doc };
  };

  it("tells of all texts who wrote when, one person's alone where that is asked, page by page", async () => {
    const { ines, ana, id, first, second } = await begin();
    await write(ines, id, first, "Twelve gardens.");
    await write(ana, id, second, "Because of 212 households.");
    await write(ines, id, first, "Twelve gardens by June.");
    const { entries, people, next } = await list(ines, id);
    expect(next).toBeUndefined();
    expect(entries.slice(0, 3).map(({ fieldId, moment }) => [fieldId, moment.by, moment.isOwn])).toEqual([
      [first, "Ines Okafor", true],
      [second, "Ana Ruiz", false],
      [first, "Ines Okafor", true],
    ]);
    expect(entries[0]?.title).not.toBe("");
    expect(people.map(({ name }) => name)).toEqual(["Ana Ruiz", "Ines Okafor"]);
    const ofAna = await list(ines, id, `?by=${await idOf(ana)}`);
    expect(ofAna.entries.map(({ fieldId }) => fieldId)).toEqual([second]);
    const seen: string[] = [];
    for (let before = ""; ;) {
      const page = await list(ines, id, `?limit=2${before}`);
      seen.push(...page.entries.map(({ fieldId, moment }) => `${fieldId} ${moment.entry}`));
      if (page.next === undefined) break;
      before = `&before=${page.next}`;
    }
    expect(seen).toEqual(entries.map(({ fieldId, moment }) => `${fieldId} ${moment.entry}`));
    expect((await ines.get(`/a/docs/${id}/timeline?before=x`)).status).toBe(400);
    expect((await ines.get(`/a/docs/${id}/timeline?versionId=${newId()}`)).status).toBe(404);
  });

  it("sets all texts as they were beside what they are, so that one is put back without the others", async () => {
    const { ines, ana, id, first, second } = await begin();
    await write(ines, id, first, "Twelve gardens.");
    await write(ana, id, second, "Because of 212 households.");
    const { entries } = await list(ines, id);
    const { endedAt } = entries[0]!.moment;
    await write(ines, id, first, "Fifteen gardens by June.");
    await write(ana, id, second, "Because of 240 households.");
    const texts = await compare(ines, id, endedAt);
    const of = (fieldId: string) => texts.find((each) => each.fieldId === fieldId)!.parts;
    expect(without(of(first), "added")).toBe("Twelve gardens.");
    expect(without(of(first), "removed")).toBe("Fifteen gardens by June.");
    expect(without(of(second), "added")).toBe("Because of 212 households.");
    const others = texts.filter(({ fieldId }) => fieldId !== first && fieldId !== second);
    expect(others.length).toBeGreaterThan(2);
    for (const { parts } of others) expect(parts.every((part) => part.kind === "same")).toBe(true);

    const ways = [{ id: first, way: "restored" }];
    const draft = [{ id: first, userText: without(of(first), "added") }];
    await ines.post("/a/docs", { id, draft, generate: false, ways });
    const now = await ines.document(id);
    expect(now.draft[first]?.userText).toBe("Twelve gardens.");
    expect(now.draft[second]?.userText).toBe("Because of 240 households.");
    // Before anything was written, what had stood there.
    const longAgo = await compare(ines, id, "2020-01-01T00:00:00.000Z");
    expect(without(longAgo.find((each) => each.fieldId === first)!.parts, "added")).toBe("");
    expect((await ines.get(`/a/docs/${id}/compare?at=then`)).status).toBe(400);
    expect((await ines.get(`/a/docs/${id}/compare`)).status).toBe(400);
  });

  it("is of the sections of a version too", async () => {
    const { ines, id } = await begin();
    const saved = await ines.post("/a/docs", { id, generate: true, draft: [] });
    await ines.finished(saved.body.taskId);
    const { sections, defaultVersion } = await ines.document(id);
    const [section] = sections;
    server.clock.offsetMs += 5 * minute;
    const { entries: before } = await list(ines, id, `?versionId=${defaultVersion}`);
    await ines.call("POST", `/a/sections/${section!.id}`, { userValue: "In our own words." });
    const { entries } = await list(ines, id, `?versionId=${defaultVersion}`);
    expect(entries.length).toBe(before.length + 1);
    expect(entries[0]).toMatchObject({ sectionId: section!.id, title: section!.title, moment: { way: "typed" } });
    const [first] = await compare(ines, id, before[0]!.moment.endedAt, `&versionId=${defaultVersion}`);
    expect(without(first!.parts, "added")).toBe(section!.text);
    expect(without(first!.parts, "removed")).toBe("In our own words.");
  });
});
