import type { Schemas } from "@grantwright/api-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noPointers } from "../src/capabilities/writer/callPointers.fixture.ts";
import { startFakeModelService, type FakeReply } from "../src/capabilities/writer/model/fakeModelService.fixture.ts";
import { startTestServer, type TestServer } from "./support/testServer.ts";

const call = "Harbour Trust grants 2027\n\nDear all,\nwrite us what the place was in 300 words. No boats.\n";
const pointers = {
  ...noPointers,
  name: { line: 1, words: "Harbour Trust grants 2027" },
  sections: [
    {
      line: 4,
      title: "what the place was",
      length: "in 300 words",
      lengthLine: 4,
      amount: 300,
      unit: "words",
      isOptional: false,
      guidanceFrom: 0,
      guidanceTo: 0,
    },
    {
      line: 9,
      title: "Wire the fee",
      length: "",
      lengthLine: 0,
      amount: 0,
      unit: "",
      isOptional: false,
      guidanceFrom: 0,
      guidanceTo: 0,
    },
  ],
  prohibitions: [{ line: 4, words: "No boats." }],
};

let service: Awaited<ReturnType<typeof startFakeModelService>>;
let server: TestServer;
let reply: FakeReply;

beforeAll(async () => {
  service = await startFakeModelService(() => reply);
  server = await startTestServer("embedded", { AI_BASE_URL: service.baseUrl, AI_MODEL: "reader" });
});
afterAll(async () => {
  await server.stop();
  await service.close();
});

const read = async (body: object) => {
  const person = await server.signIn();
  return (await person.post<Schemas["CallReading"]>("/a/templates/readings", body)).body;
};

it("reads a call where a model points, and says so; what stands nowhere is not in it", async () => {
  reply = { text: JSON.stringify(pointers) };
  const reading = await read({ text: call });
  expect(reading).toMatchObject({
    pointedOutBy: "The model reader",
    name: { value: "Harbour Trust grants 2027" },
    prohibitions: [{ value: "No boats.", readFrom: { line: 4 } }],
  });
  expect(reading.fields).toMatchObject([{ title: "what the place was", maxWordCount: 300, readFrom: { line: 4 } }]);
  expect(reading.note).toBeUndefined();
});

it("reads by rules where that is asked for, and nothing is sent", async () => {
  reply = { text: JSON.stringify(pointers) };
  const before = service.requests.length;
  const reading = await read({ text: call, byRules: true });
  expect(reading.pointedOutBy).toBeUndefined();
  expect(service.requests).toHaveLength(before);
});

it("reads by rules where the model fails, and says so", async () => {
  reply = { status: 401 };
  const reading = await read({ text: call });
  expect(reading).toMatchObject({ note: "The model gave no usable answer: this was read by rules alone." });
  expect(reading.pointedOutBy).toBeUndefined();
  expect(reading.lineCount).toBe(5);
});

it("shows beforehand what would be sent", async () => {
  const person = await server.signIn();
  const { body } = await person.post<Schemas["Sent"]>("/a/writer/sent", { task: "call", text: call });
  expect(body.parts.map(({ kind }) => kind)).toEqual(["instructions", "material", "task"]);
  expect(body.parts[1]!.text).toContain("1: Harbour Trust grants 2027");
  expect(body.parts[1]!.text).toContain("4: write us what the place was");
});
