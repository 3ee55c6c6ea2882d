import type { Schemas } from "@grantwright/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeModelService } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";

const need = "In a room above the bakery our older neighbours learn to write to their grandchildren.";

describe.each(bothDatabases)("how a draft stands to the funder's lines, as a model says, on %s", (kind) => {
  let service: Awaited<ReturnType<typeof startFakeModelService>>;
  let server: TestServer;
  let isBroken = false;

  beforeAll(async () => {
    service = await startFakeModelService(({ body }) => {
      const asked = body.messages.map(({ content }) => content).join("\n");
      const section = /name="(s\d+)[^>]*>\s*In a room above/.exec(asked)?.[1] ?? "";
      const shown = { section, quote: "our older neighbours" };
      const judged = {
        requirements: [
          { id: "r1", ...shown, says: "met" },
          { id: "r2", section, quote: "our younger neighbours", says: "broken" },
          { id: "r3", section: "", quote: "", says: "hand" },
        ],
        criteria: [{ id: "c1", ...shown, says: "strong" }],
      };
      const isJudging = asked.includes("requirements of the funder");
      return { text: JSON.stringify(isJudging ? (isBroken ? {} : judged) : { suggestions: [], contradictions: [] }) };
    });
    server = await startTestServer(kind, { AI_BASE_URL: service.baseUrl, AI_MODEL: "reader", WELCOME_CREDITS: "9" });
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
  });

  it("stands beside the draft until the words that show it are changed, also where the next answer cannot be used", async () => {
    const person = await server.signIn();
    const { id } = await makeCompleteDocument(person);
    const save = (text: string, more: object = {}) =>
      person.post("/a/docs", {
        id,
        draft: [{ id: "need-statement", userText: text }],
        generate: false,
        ...more,
      });
    const check = async () => (await person.get<Schemas["DocumentChecks"]>(`/a/docs/${id}/checks`)).body;
    const assess = async () => person.finished((await person.post(`/a/docs/${id}/review`)).body.taskId);
    const asked = {
      eligibilityCriteria: "The work is for people over 65.\nNo food is paid for.\nGroups keep their own accounts.",
      assessmentCriteria: "Belonging (40 points)",
    };
    await save(need, asked);
    const byRules = await check();
    expect(byRules.requirements[0]).not.toHaveProperty("isByModel");

    await assess();
    const judged = await check();
    expect(judged.requirements[0]).toMatchObject({
      state: "met",
      isByModel: true,
      places: [
        { kind: "section", id: "need-statement", quote: "our older neighbours", start: need.indexOf("our older") },
      ],
    });
    expect(judged.requirements[1]).toEqual(byRules.requirements[1]);
    expect(judged.requirements[2]).toMatchObject({ state: "hand", isByModel: true });
    expect(judged.criteria[0]).toMatchObject({ grade: "strong", isByModel: true, place: { id: "need-statement" } });

    await save("In a room above the bakery people learn to write.");
    expect((await check()).requirements[0]).not.toHaveProperty("isByModel");

    // What it did not find may be told by now; the words that it found stand there again.
    await save(need);
    await person.post("/a/docs", {
      id,
      draft: [{ id: "methods", userText: "We keep the accounts of our group ourselves." }],
      generate: false,
    });
    const back = await check();
    expect(back.requirements[0]).toMatchObject({ state: "met", isByModel: true });
    expect(back.requirements[2]).not.toHaveProperty("isByModel");

    isBroken = true;
    await assess();
    expect((await check()).requirements[0]).toMatchObject({ state: "met", isByModel: true });

    await person.call("PUT", "/a/team/models", { use: "none" });
    await assess();
    expect((await check()).requirements[0]).not.toHaveProperty("isByModel");
  });

  it("is shown beforehand with all that is asked", async () => {
    const person = await server.signIn();
    const { id } = await makeCompleteDocument(person);
    await person.post("/a/docs", {
      id,
      draft: [],
      generate: false,
      eligibilityCriteria: "No food is paid for at all.",
    });
    const { body } = await person.post<Schemas["Sent"]>("/a/writer/sent", { task: "review", docId: id });
    expect(body.parts.map(({ text }) => text).join("\n")).toContain("r1: No food is paid for at all.");
  });
});
