import type { Person } from "../harness/person.ts";
import type { Doc } from "./draft.ts";
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

/** The description that an outline is made from. */
export const wizardFields: Field[] = [
  { ...wizard("wizard, blank", async () => "/docs/new"), isSample: true },
  wizard("wizard, template", async (person) => {
    const cards = await person.ask<{ id: string }[] | { docs: { id: string }[] }>("GET", "/p/published/docs?limit=1");
    const [card] = Array.isArray(cards) ? cards : cards.docs;
    return `/docs/new/${card!.id}`;
  }),
];
