import type { Schemas } from "@grantwright/api-client";
import type { Browser } from "./browser.ts";

/** A project as a person would describe it. */
export const description =
  "We will turn twelve parcels of unused county land into food gardens in Ward 4. Of 212 households we called on, 131 had " +
  "gone without fresh vegetables. Ines Okafor directs the work. It costs $24,000 for fences and water. By June 2027 twelve " +
  "gardens are open. We count visits each week.";

/** Text that passes every rule of a section. */
export const goodText = "Twelve gardens will be open to everybody by June 2027.";

/** Makes a draft from the description and waits for its outline. */
export async function makeDraft(
  person: Browser,
  more: Partial<Schemas["CreateDraftRequest"]> = {},
): Promise<Schemas["Document"]> {
  const { body } = await person.post<Schemas["CreateDraftResponse"]>("/a/drafts", { text: description, ...more });
  await person.finished(body.taskId ?? "");
  return person.document(body.id ?? "");
}

/** A save of the document that passes every rule. */
export function completeSave(doc: Schemas["Document"], generate: boolean): Schemas["SaveDocRequest"] {
  const asked = doc.fields.filter(({ auto, hidden }) => !auto && !hidden);
  return {
    id: doc.id,
    name: doc.name || "Gardens for Ward 4",
    draft: asked.map(({ id }) => ({ id, userText: goodText })),
    generate,
  };
}

/** Makes a document that a proposal can be written from, without an outline. */
export async function makeCompleteDocument(person: Browser): Promise<Schemas["Document"]> {
  const { body } = await person.post("/a/docs", { draft: [], generate: false });
  const doc = await person.document(body.id);
  await person.post("/a/docs", completeSave(doc, false));
  return person.document(body.id);
}
