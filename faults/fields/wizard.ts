import type { Person } from "../harness/person.ts";
import type { Doc } from "./draft.ts";
import { writtenFields } from "./draft.ts";
import type { Field } from "./field.ts";

async function descriptions(person: Person): Promise<string[]> {
  const drafts = await person.ask<{ id: string }[]>("GET", "/a/drafts");
  const docs = drafts.map(({ id }) => person.ask<Doc & { description: string }>("GET", `/a/docs/${id}`));
  return (await Promise.all(docs)).map(({ description }) => description);
}

const wizard = (name: string, pathOf: (person: Person) => Promise<string>): Field => ({
  name,
  isSent: true,
  hasLines: true,
  limit: 10_000,
  make: async ({ person }) => ({
    path: await pathOf(person),
    control: { name, label: "Description" },
    onServer: () => descriptions(person),
    isSave: ({ method, path }) => method === "POST" && path.endsWith("/a/drafts"),
    send: (page) => page.getByRole("button", { name: "Create Outline" }).click(),
    copies: async () => (await descriptions(person)).length,
  }),
});

interface Card {
  id: string;
}

async function firstTemplate(person: Person): Promise<string> {
  const cards = await person.ask<Card[] | { docs: Card[] }>("GET", "/p/published/docs?limit=1");
  const [card] = Array.isArray(cards) ? cards : cards.docs;
  return card!.id;
}

/** The form below the description: its first save makes the document. */
const templateForm: Field = {
  name: "form of a template",
  isAutoSaved: true,
  hasLines: true,
  bound: 1_000_000,
  make: async ({ person }) => {
    const templateId = await firstTemplate(person);
    const { fields } = await person.ask<Pick<Doc, "fields">>("GET", `/p/templates/${templateId}`);
    const [section] = writtenFields({ fields } as Doc);
    const documents = async () => {
      const drafts = await person.ask<Card[]>("GET", "/a/drafts");
      return Promise.all(drafts.map(({ id }) => person.ask<Doc>("GET", `/a/docs/${id}`)));
    };
    const textOf = (doc: Pick<Doc, "draft">) => doc.draft[section!.id]?.userText ?? "";
    return {
      path: `/docs/new/${templateId}`,
      movesTo: /^\/drafts\/[0-9a-f]{24}$/,
      control: { name: "form of a template", css: `[id="field-${section!.id}"]` },
      // A form that nobody has written in says nothing, and there is nothing to be saved of it.
      onServer: async () => ["", ...(await documents()).map(textOf)],
      isSave: ({ method, path }) => method === "POST" && path.endsWith("/a/docs"),
      savedBy: (body) => {
        const { id, draft } = JSON.parse(body) as { id?: string; draft: { id: string; userText: string }[] };
        // The call that makes the document brings no words.
        return id === undefined ? undefined : (draft.find((text) => text.id === section!.id)?.userText ?? "");
      },
      readBy: (path, body) => (/\/a\/docs\/[0-9a-f]{24}$/.test(path) ? textOf(JSON.parse(body) as Doc) : undefined),
      copies: async () => (await documents()).length,
    };
  },
};

/** The description that an outline is made from. */
export const wizardFields: Field[] = [
  { ...wizard("wizard, blank", async () => "/docs/new"), isSample: true },
  wizard("wizard, template", async (person) => `/docs/new/${await firstTemplate(person)}`),
  templateForm,
];
