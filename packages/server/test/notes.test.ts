import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import type { Browser } from "./support/browser.ts";
import { makeDraft } from "./support/fixtures.ts";
import { databases, useServer } from "./support/testServer.ts";

describe.each(databases)("notes of an assessment on %s", (kind) => {
  const server = useServer(kind);

  const assess = async (person: Browser, id: string) => {
    const { taskId } = (await person.post(`/a/docs/${id}/review`)).body;
    await person.finished(taskId);
    return (await person.document(id)).review!.suggestions;
  };

  it("are answered, and what is not for them stays so in the next one", async () => {
    const person = await server.signIn();
    const draft = await makeDraft(person);
    const [first, second] = await assess(person, draft.id);
    const answer = (noteId: string, given: unknown) =>
      person.call<Schemas["Review"]>("PUT", `/a/docs/${draft.id}/notes/${noteId}`, { answer: given });
    const answers = ({ suggestions }: Pick<Schemas["Review"], "suggestions">) =>
      [first, second].map((asked) => suggestions.find(({ id }) => id === asked!.id)?.answer);

    await answer(first!.id!, "done");
    const both = await answer(second!.id!, "notForUs");
    expect([both.status, answers(both.body)]).toEqual([200, ["done", "notForUs"]]);
    expect(answers({ suggestions: (await person.document(draft.id)).review!.suggestions })).toEqual([
      "done",
      "notForUs",
    ]);
    // Found again, it is not done; what is not for them is no news.
    expect(answers({ suggestions: await assess(person, draft.id) })).toEqual([undefined, "notForUs"]);
    expect(answers((await answer(second!.id!, null)).body)).toEqual([undefined, undefined]);

    expect((await answer("0".repeat(16), "done")).status).toBe(404);
    expect((await answer("short", "done")).status).toBe(400);
    expect((await answer(first!.id!, "perhaps")).status).toBe(400);
  });
});
