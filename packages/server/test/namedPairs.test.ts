import type { Schemas } from "@grantwright/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeModelService } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { makeCompleteDocument } from "./support/fixtures.ts";
import { bothDatabases, startTestServer, type TestServer } from "./support/testServer.ts";

const need = "On Fridays only a dozen children come to the hall.";
const budget = "Lunch for 31 children who come on Fridays.";

describe.each(bothDatabases)("two passages that a model says cannot both be true, on %s", (kind) => {
  let service: Awaited<ReturnType<typeof startFakeModelService>>;
  let server: TestServer;

  beforeAll(async () => {
    service = await startFakeModelService(({ body }) => {
      const asked = body.messages.map(({ content }) => content).join("\n");
      const keyOf = (text: string) => new RegExp(`name="(s\\d+)[^>]*>\\s*${text.slice(0, 12)}`).exec(asked)?.[1] ?? "";
      const pair = (quote: string) => ({
        first: { section: keyOf(need), quote },
        second: { section: keyOf(budget), quote: "31 children" },
        why: "12, not 31",
        isCertain: true,
      });
      return {
        text: JSON.stringify({
          suggestions: [],
          contradictions: [pair("a dozen children"), pair("eleven children")],
        }),
      };
    });
    server = await startTestServer(kind, {
      AI_BASE_URL: service.baseUrl,
      AI_MODEL: "writer-one",
      WELCOME_CREDITS: "9",
    });
  });
  afterAll(async () => {
    await server.stop();
    await service.close();
  });

  it("stand beside the draft and among its notes, until one is changed or the person has answered", async () => {
    const person = await server.signIn();
    const { id } = await makeCompleteDocument(person);
    const save = (texts: Record<string, string>) =>
      person.post("/a/docs", {
        id,
        draft: Object.entries(texts).map(([fieldId, userText]) => ({ id: fieldId, userText })),
        generate: false,
      });
    const pairs = async () =>
      (await person.get<Schemas["DocumentChecks"]>(`/a/docs/${id}/checks`)).body.numbers.filter(
        (found) => found.kind === "statements",
      );
    const notes = async () =>
      (await person.get<Schemas["Document"]>(`/a/docs/${id}`)).body.review!.suggestions.filter(({ suggestion }) =>
        suggestion.includes("does not go with"),
      );
    const assess = async () => person.finished((await person.post(`/a/docs/${id}/review`)).body.taskId);

    await save({ "need-statement": need, budget });
    expect(await pairs()).toEqual([]);
    await assess();
    const [found, ...others] = await pairs();
    expect(others).toEqual([]);
    expect(found?.text).toContain("“a dozen children”");
    expect(found?.places).toMatchObject([
      { kind: "section", id: "need-statement", quote: "a dozen children", start: need.indexOf("a dozen") },
      { kind: "section", id: "budget", quote: "31 children", start: budget.indexOf("31") },
    ]);
    const [note] = await notes();
    expect(note).toMatchObject({ sectionId: "budget" });

    expect((await person.call("PUT", `/a/docs/${id}/notes/${note!.id}`, { answer: "notForUs" })).status).toBe(200);
    expect(await pairs()).toEqual([]);
    expect((await person.call("PUT", `/a/docs/${id}/notes/${note!.id}`, { answer: null })).status).toBe(200);
    expect(await pairs()).toHaveLength(1);

    await save({ "need-statement": need.replace("a dozen", "31") });
    expect(await pairs()).toEqual([]);
    expect(await notes()).toEqual([]);
  });
});
