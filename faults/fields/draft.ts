import type { Control } from "../harness/recorder.ts";
import type { Field, Place, PlaceOptions } from "./field.ts";

/** As much of a document as is looked at here. */
export interface Doc {
  id: string;
  revision: number;
  name: string;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  fields: { id: string; title: string; auto: boolean; hidden: boolean; required: boolean }[];
  draft: Record<string, { id: string; userText: string } | undefined>;
  versions: string[];
  activeTaskId: string | null;
  sections: { id: string; sectionId: string; text: string; hidden: boolean }[];
  checkedDocuments: string[];
  documentChecklist: { id: string; name: string }[];
}

interface Save {
  name?: string;
  eligibilityCriteria?: string;
  assessmentCriteria?: string;
  draft: { id: string; userText: string }[];
  clearedFieldIds?: string[];
}

/** One input of a draft: how it is found, and where its text stands in a document and in a save. */
interface Input {
  control: Control;
  inDoc: (doc: Doc) => string;
  inSave: (save: Save) => string | undefined;
}

const section = (id: string, name: string): Input => ({
  control: { name, css: `#field-${id}` },
  inDoc: (doc) => doc.draft[id]?.userText ?? "",
  inSave: (save) => save.draft.find((text) => text.id === id)?.userText ?? "",
});
const title: Input = {
  control: { name: "draft name", css: "#input-name" },
  inDoc: ({ name }) => name,
  inSave: ({ name }) => name,
};
const eligibility: Input = {
  control: { name: "eligibility criteria", label: "Eligibility Criteria" },
  inDoc: ({ eligibilityCriteria }) => eligibilityCriteria,
  inSave: ({ eligibilityCriteria }) => eligibilityCriteria,
};
const assessment: Input = {
  control: { name: "assessment criteria", label: "Assessment Criteria" },
  inDoc: ({ assessmentCriteria }) => assessmentCriteria,
  inSave: ({ assessmentCriteria }) => assessmentCriteria,
};

/** Makes an empty draft. */
export async function makeDraft({ person }: Pick<PlaceOptions, "person">, teamId?: string): Promise<Doc> {
  const body = { draft: [], generate: false, type: "grant", name: "A draft" };
  const { id } = await person.ask<{ id: string }>("POST", "/a/docs", body, { teamId });
  return person.ask<Doc>("GET", `/a/docs/${id}`, undefined, { teamId });
}

/** The sections of a draft that a person writes. */
export const writtenFields = (doc: Doc): Doc["fields"] => doc.fields.filter(({ auto, hidden }) => !auto && !hidden);

/** A text of a draft, where it is found and saved. */
export function placeOf(
  { person }: PlaceOptions,
  doc: Doc,
  choose: (doc: Doc) => { input: Input; neighbour: Input },
  teamId?: string,
): Place {
  const { input, neighbour } = choose(doc);
  const read = () => person.ask<Doc>("GET", `/a/docs/${doc.id}`, undefined, { teamId });
  return {
    path: `${teamId === undefined ? "" : `/teams/${teamId}`}/drafts/${doc.id}`,
    teamId,
    id: doc.id,
    control: input.control,
    neighbour: neighbour.control,
    onServer: async () => [input.inDoc(await read())],
    neighbourOnServer: async () => [neighbour.inDoc(await read())],
    isSave: ({ method, path, body }) =>
      method === "POST" && path.endsWith("/a/docs") && (JSON.parse(body) as { generate: boolean }).generate === false,
    savedBy: (body) => input.inSave(JSON.parse(body) as Save),
    readBy: (path, body) => (path.endsWith(`/a/docs/${doc.id}`) ? input.inDoc(JSON.parse(body) as Doc) : undefined),
    copies: async () => (await person.ask<unknown[]>("GET", "/a/drafts", undefined, { teamId })).length,
  };
}

function draftField(
  name: string,
  choose: (doc: Doc) => { input: Input; neighbour: Input },
  more: Partial<Field> = {},
): Field {
  return {
    name,
    isAutoSaved: true,
    isMerged: true,
    hasNeighbour: true,
    isInDraft: true,
    canBeCleared: true,
    hasLines: true,
    isForTeams: true,
    bound: 1_000_000,
    make: async (options) => placeOf(options, await makeDraft(options), choose),
    makeForTeam: async (options) => placeOf(options, await makeDraft(options, options.teamId), choose, options.teamId),
    ...more,
  };
}

/** The first section of a draft. */
export const first = (doc: Doc): Input => section(writtenFields(doc)[0]!.id, "first section");
/** The second one. */
export const second = (doc: Doc): Input => section(writtenFields(doc)[1]!.id, "second section");

/** What a person writes in a draft. */
export const draftFields: Field[] = [
  draftField("draft section", (doc) => ({ input: first(doc), neighbour: second(doc) }), { isSample: true }),
  draftField("second draft section", (doc) => ({ input: second(doc), neighbour: first(doc) })),
  draftField("draft name", (doc) => ({ input: title, neighbour: first(doc) }), {
    hasLines: false,
    bound: 1_000,
  }),
  draftField("eligibility criteria", (doc) => ({ input: eligibility, neighbour: first(doc) }), { bound: 100_000 }),
  draftField("assessment criteria", () => ({ input: assessment, neighbour: eligibility }), { bound: 100_000 }),
];
