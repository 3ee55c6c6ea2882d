import { until } from "../harness/scene.ts";
import type { Person } from "../harness/person.ts";
import { makeDraft, writtenFields, type Doc } from "./draft.ts";
import type { Field } from "./field.ts";

const sentence = "We will do this work together with the people who live beside it, season by season.";

/** The body of a save that fills every section that is written by hand. */
export const filled = (doc: Doc, generate: boolean) => ({
  id: doc.id,
  generate,
  name: "Common Ground",
  draft: writtenFields(doc).map(({ id }) => ({ id, userText: sentence })),
});

/** Waits until no task works on a document. */
async function whenWritten(person: Person, id: string): Promise<Doc> {
  let doc: Doc | undefined;
  const isWritten = await until(async () => {
    doc = await person.ask<Doc>("GET", `/a/docs/${id}`);
    return doc.activeTaskId === null && doc.versions.length > 0;
  }, 60_000);
  if (!isWritten || !doc) throw new Error("The proposal was not written.");
  return doc;
}

/** A section of a proposal, edited where it is read. */
export const sectionEdit: Field = {
  name: "section edit",
  limit: 1_000_000,
  isSent: true,
  isSentUpon: true,
  isMerged: true,
  hasLines: true,
  isSample: true,
  make: async ({ person }) => {
    const draft = await makeDraft({ person });
    await person.ask("POST", "/a/docs", filled(draft, true));
    const doc = await whenWritten(person, draft.id);
    const section = doc.sections.find(({ hidden }) => !hidden)!;
    const place = `[id="${section.sectionId}"]`;
    return {
      path: `/docs/${doc.id}`,
      id: doc.id,
      control: { name: "section edit", css: `${place} textarea` },
      reveal: async (page) => {
        await page.locator(place).waitFor();
        const area = page.locator(`${place} textarea`);
        const edit = page.locator(place).getByRole("button", { name: /^Edit/ });
        await area.or(edit).first().waitFor();
        // Words that were kept on this device open it by themselves a moment later.
        await page.waitForTimeout(300);
        if (await edit.isVisible()) await edit.click();
        await area.waitFor();
      },
      onServer: async () => {
        const { sections } = await person.ask<Doc>("GET", `/a/docs/${doc.id}`);
        return sections.filter(({ sectionId }) => sectionId === section.sectionId).map(({ text }) => text);
      },
      isSave: ({ method, path }) => method === "POST" && path.endsWith(`/a/sections/${section.id}`),
      send: (page) => page.locator(place).getByRole("button", { name: "Save", exact: true }).click(),
      changeElsewhere: (userValue) => person.ask("POST", `/a/sections/${section.id}`, { userValue }),
      copies: async () => (await person.ask<unknown[]>("GET", "/a/docs")).length,
    };
  },
};
