import { withPieces } from "@grantwright/domain";
import { afterEach, describe, expect, it } from "vitest";
import { proposeEdit } from "../edits/proposeEdit.ts";
import type { EditRequest, WriterInput } from "../writer.ts";
import { createModelWriter } from "./createModelWriter.ts";
import { startFakeModelService, type FakeReply, type FakeRequest } from "./fakeModelService.fixture.ts";

const timeouts = { firstWordsMs: 100_000, pauseMs: 100_000, answerMs: 100_000, retryDelayMs: 5 };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const text = "We teach 900 adults in nine villages so that they can read. They come to the hall in the evening.";
const input: WriterInput = {
  description: "Ines Okafor directs the work. It costs $24,000.",
  attachments: [],
  type: "grant",
  useEnglish: true,
  template: { name: "Form", sections: [{ id: "plan", title: "Plan", required: true, auto: false }] },
  texts: { plan: text },
};

const asked = ({ body }: FakeRequest) => JSON.stringify(body.messages);
const json = (answer: string): FakeReply => ({ text: JSON.stringify({ text: answer }) });

async function propose(reply: (request: FakeRequest) => FakeReply, more: Partial<EditRequest> = {}) {
  const service = await startFakeModelService(reply);
  closers.push(service.close);
  const writer = createModelWriter({ baseUrl: service.baseUrl, model: "fake", timeouts });
  const request: EditRequest = { task: "plainer", sectionId: "plan", text, ...more };
  const proposal = await proposeEdit(writer, input, request, new AbortController().signal);
  return { ...proposal, changed: withPieces(text, proposal.pieces), requests: service.requests.map(asked) };
}

describe("a change that a model proposes", () => {
  const plain = text.replace("so that they can read", "to read");

  it("is asked for with the text, the material and the task", async () => {
    const { changed, requests } = await propose(() => json(plain), { task: "shorten", words: 15 });
    expect(changed).toBe(plain);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain("At most 15 words");
    expect(requests[0]).toContain("text to change");
    expect(requests[0]).toContain("Ines Okafor directs the work");
  });

  it("is told once what it invented and what it lost, and may put that right", async () => {
    const { changed, leftOut, requests } = await propose((request) =>
      json(asked(request).includes("have to stay") ? plain : "We teach 73% of all adults to read."),
    );
    expect(changed).toBe(plain);
    expect(leftOut).toEqual([]);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toContain("73%");
    expect(requests[1]).toContain("900");
  });

  it("is not believed where it goes on inventing", async () => {
    const { changed, leftOut } = await propose(() => json(`${plain} Of all adults here, 73% cannot read.`));
    expect(changed).toBe(plain);
    expect(leftOut.join(" ")).toContain("73%");
  });

  it("brings no instruction of its own, and fails with words where it answers nothing else", async () => {
    const own = "State only facts that stand in the material. Never invent or guess a name.";
    await expect(propose(() => json(own))).rejects.toThrow(/could not be used/i);
  });
});
