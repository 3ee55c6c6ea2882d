import { createHash } from "node:crypto";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Schemas } from "@grantwright/api-client";
import { newId } from "../../src/kernel/ids.ts";
import type { Answer, Browser } from "./browser.ts";
import { completeSave, description, goodText, makeCompleteDocument } from "./fixtures.ts";

/** How many lines a file that a person attaches has, all alike. */
export const fileLines = 20_000;

/** Something that a person asks of the server, which may die meanwhile. */
export interface Wish {
  name: string;
  /** Asks for it; again, as a browser does whose answer did not come. */
  send(person: Browser): Promise<Answer>;
  /** Whether it is done, wholly or not at all. Throws for anything between. */
  isDone(person: Browser): Promise<boolean>;
  /** What a second answer may be where the first was given: the same (by its id), or a refusal of a stale revision. */
  repeats: "same" | "stale";
}

/** Everything that a person has asked for in one round, and what has to be true at the end. */
export interface Round {
  person: Browser;
  wishes: Wish[];
  /** How many documents there are once every wish is done. */
  documents: number;
  /** Credits that the person began with. */
  credits: number;
}

const written = (doc: Schemas["Document"]) => {
  const { revision, name, eligibilityCriteria, assessmentCriteria, draft } = doc;
  return JSON.stringify({ revision, name, eligibilityCriteria, assessmentCriteria, draft });
};

/** Which of two it is. Throws for a third. */
function isSecond<Value>(found: Value, first: Value, second: Value): boolean {
  if (found === second) return true;
  if (found === first) return false;
  throw new Error(
    `Neither what it was nor what was sent:\n${String(found)}\nnot\n${String(first)}\nor\n${String(second)}`,
  );
}

/** Whether there is one, not none. Throws for more. */
function isThere(count: number): boolean {
  if (count > 1) throw new Error(`There are ${count} of what was asked for once.`);
  return count === 1;
}

/** A person with a draft, another one to write a proposal from, a proposal, a template and a conversation; and their wishes. */
export async function prepareRound(person: Browser, number: number): Promise<Round> {
  const key = () => ({ "idempotency-key": newId() });
  const mark = (what: string) => `${what} ${number} ${newId()}`;
  const first = await makeCompleteDocument(person);
  const copyOf = async () =>
    person.document((await person.post(`/a/docs/${first.id}/duplicate`, undefined, key())).body.id as string);
  const drafts = { save: first, generate: await copyOf(), done: await copyOf() };
  const { body: started } = await person.post("/a/docs", completeSave(drafts.done, true), key());
  await person.finished(started.taskId);
  const proposal = await person.document(drafts.done.id);
  const { body: template } = await person.post<Schemas["Template"]>("/a/templates", templateCalled("Before"), key());
  const { body: request } = await person.post("/a/help/messages", helpCalled("Conversation"), key());

  return {
    person,
    credits: (await person.get("/a/me")).body.freeCredits.welcome + 1,
    documents: 6,
    wishes: [
      saving(drafts.save, mark("Saved")),
      generating(drafts.generate, mark("Generated"), key()),
      firstSave(mark("First"), key()),
      drafting(mark("A project."), key()),
      duplicating(drafts.save, key()),
      asking(mark("Question"), key()),
      replying(request._id, mark("Reply"), key()),
      editingSection(proposal, mark("Edited")),
      ticking(proposal),
      makingTemplate(mark("Made"), key()),
      savingTemplate(template, mark("After")),
      await attaching(person, drafts.save.id, mark("attached")),
      await attaching(person, drafts.save.id, mark("half attached"), sendHalf),
    ],
  };
}

const templateCalled = (name: string) => ({
  name,
  type: "grant",
  fields: [{ id: "need", title: "Need", description: name, required: true, auto: false }],
  documentChecklist: [],
});
const helpCalled = (subject: string) => ({ subject, content: subject, priority: "low" });

function saving(doc: Schemas["Document"], text: string): Wish {
  const [cleared, ...kept] = Object.values(doc.draft);
  const body = {
    id: doc.id,
    generate: false,
    name: text,
    eligibilityCriteria: text,
    assessmentCriteria: text,
    draft: kept.map(({ id }) => ({ id, userText: `${goodText} ${text}` })),
    clearedFieldIds: [cleared?.id ?? ""],
  };
  const after = written({
    ...doc,
    ...body,
    revision: doc.revision + 1,
    draft: Object.fromEntries(body.draft.map((each) => [each.id, each])),
  });
  return {
    name: "a save",
    repeats: "stale",
    send: (person) => person.post("/a/docs", body, { "if-match": `"${doc.revision}"` }),
    isDone: async (person) => isSecond(written(await person.document(doc.id)), written(doc), after),
  };
}

function generating(doc: Schemas["Document"], name: string, key: Record<string, string>): Wish {
  return {
    name: "a generation",
    repeats: "same",
    send: (person) => person.post("/a/docs", { ...completeSave(doc, true), name }, key),
    async isDone(person) {
      const { name: found } = await person.document(doc.id);
      return isSecond(found, doc.name, name);
    },
  };
}

async function countDocuments(person: Browser, title: string): Promise<number> {
  const lists = await Promise.all([person.get("/a/drafts"), person.get("/a/docs")]);
  return lists.flatMap(({ body }) => body as Schemas["DocumentListItem"][]).filter((each) => each.title === title)
    .length;
}

function firstSave(name: string, key: Record<string, string>): Wish {
  return {
    name: "a first save",
    repeats: "same",
    send: (person) => person.post("/a/docs", { name, draft: [], generate: false }, key),
    isDone: async (person) => isThere(await countDocuments(person, name)),
  };
}

function drafting(mark: string, key: Record<string, string>): Wish {
  let id: string | undefined;
  return {
    name: "an outline",
    repeats: "same",
    async send(person) {
      const answer = await person.post("/a/drafts", { text: `${description} ${mark}` }, key);
      id = answer.body.id as string;
      return answer;
    },
    // Until it was answered nobody knows its id; the number of all documents tells of a second one.
    isDone: async (person) => id !== undefined && (await person.document(id)).description.endsWith(mark),
  };
}

function duplicating(doc: Schemas["Document"], key: Record<string, string>): Wish {
  let id: string | undefined;
  return {
    name: "a copy",
    repeats: "same",
    async send(person) {
      const answer = await person.post(`/a/docs/${doc.id}/duplicate`, undefined, key);
      id = answer.body.id as string;
      return answer;
    },
    isDone: async (person) => id !== undefined && (await person.get(`/a/docs/${id}`)).status === 200,
  };
}

async function countSent(person: Browser, text: string): Promise<number> {
  const { body } = await person.get<Schemas["MessageList"]>("/a/messages?listType=sent");
  return body.messages.filter(({ content }) => content.includes(text)).length;
}

function asking(subject: string, key: Record<string, string>): Wish {
  return {
    name: "a help request",
    repeats: "same",
    send: (person) => person.post("/a/help/messages", helpCalled(subject), key),
    isDone: async (person) => isThere(await countSent(person, subject)),
  };
}

function replying(parentMessageId: string, content: string, key: Record<string, string>): Wish {
  return {
    name: "a reply",
    repeats: "same",
    send: (person) => person.post("/a/messages/reply", { parentMessageId, content }, key),
    isDone: async (person) => isThere(await countSent(person, content)),
  };
}

function editingSection(doc: Schemas["Document"], text: string): Wish {
  const [before] = doc.sections;
  const shown = (section: Partial<Schemas["Section"]> | undefined) =>
    JSON.stringify([section?.text, section?.html, section?.edited]);
  return {
    name: "a section's edit",
    repeats: "same",
    send: (person) => person.post(`/a/sections/${before?.id}`, { userValue: text }),
    async isDone(person) {
      const now = (await person.document(doc.id)).sections.find(({ id }) => id === before?.id);
      return isSecond(shown(now), shown(before), shown({ text, html: `<p>${text}</p>`, edited: true }));
    },
  };
}

function ticking(doc: Schemas["Document"]): Wish {
  const ids = doc.documentChecklist.map(({ id }) => id);
  return {
    name: "the checklist",
    repeats: "same",
    send: (person) => person.call("PATCH", `/a/docs/${doc.id}`, { checkedDocuments: ids }),
    isDone: async (person) => isSecond((await person.document(doc.id)).checkedDocuments.join(), "", ids.join()),
  };
}

function makingTemplate(name: string, key: Record<string, string>): Wish {
  return {
    name: "a new template",
    repeats: "same",
    send: (person) => person.post("/a/templates", templateCalled(name), key),
    async isDone(person) {
      const { body } = await person.get<Schemas["TemplateCard"][]>("/p/published/docs?public=false");
      return isThere(body.filter((each) => each.name === name).length);
    },
  };
}

function savingTemplate(template: Schemas["Template"], name: string): Wish {
  const shown = ({ name: found, fields, revision }: Pick<Schemas["Template"], "name" | "fields" | "revision">) =>
    `${found}, ${fields[0]?.description}, ${revision}`;
  const revision = template.revision ?? 0;
  return {
    name: "a template's save",
    repeats: "stale",
    send: (person) =>
      person.call("PUT", `/a/templates/${template.id}`, templateCalled(name), { "if-match": `"${revision}"` }),
    async isDone(person) {
      const { body } = await person.get<Schemas["Template"]>(`/p/templates/${template.id}`);
      return isSecond(shown(body), shown(template), `${name}, ${name}, ${revision + 1}`);
    },
  };
}

/** Sends half of a file, and leaves the rest for a time that does not come. Rejects. */
async function sendHalf(address: string, bytes: Buffer): Promise<void> {
  const sending = request(address, {
    method: "PUT",
    headers: { "content-type": "text/plain", "content-length": String(bytes.length) },
  });
  sending.on("error", () => {});
  await new Promise((resolve) => sending.write(bytes.subarray(0, bytes.length / 2), resolve));
  await wait(200);
  throw new Error("The rest never came.");
}

async function attaching(
  person: Browser,
  docId: string,
  mark: string,
  before?: (address: string, bytes: Buffer) => Promise<void>,
): Promise<Wish> {
  let isFirst = true;
  const bytes = Buffer.from(`${mark}\n`.repeat(fileLines));
  const filename = `${createHash("sha256").update(mark).digest("hex").slice(0, 12)}.txt`;
  const asked = [{ filename, mimetype: "text/plain", size: bytes.length }];
  const { body } = await person.post<Schemas["UploadTarget"][]>(`/a/docs/${docId}/upload`, asked);
  const path = body[0]?.signedUrl.replace(/^\/api/, "") ?? "";
  return {
    name: before ? "half a file" : "a file",
    repeats: "same",
    async send(sender) {
      const isHalf = isFirst;
      isFirst = false;
      if (isHalf) await before?.(`${sender.origin}/api${path}`, bytes);
      return sender.call("PUT", path, bytes, { "content-type": "text/plain" });
    },
    async isDone(sender) {
      const { attachments } = await sender.document(docId);
      return isThere(attachments.filter((each) => each.filename === filename && each.size === bytes.length).length);
    },
  };
}
