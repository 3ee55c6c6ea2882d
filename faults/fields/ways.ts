import { until } from "../harness/scene.ts";
import type { Person } from "../harness/person.ts";
import { accept, insert, paste, type Bringing, type FileLine } from "../harness/bringing.ts";
import { first, makeDraft, placeOf, second, writtenFields, type Doc } from "./draft.ts";
import { controlOn, type Field, type Place, type PlaceOptions } from "./field.ts";
import { sectionEdit } from "./proposal.ts";

const wordy =
  "In order to reach 212 households, twelve gardens will open in the north. Due to the fact that the last shop closed in 2024, the road to food is long.";
const plain = "Because the last shop closed in 2024";

interface UploadTarget {
  fileId: string;
  signedUrl: string;
  headers?: Record<string, string>;
}

/** Attaches a file to a draft, and has it read. */
async function attach(person: Person, options: PlaceOptions, doc: Doc, { filename, line }: FileLine): Promise<void> {
  const file = { filename, mimetype: "text/plain", size: Buffer.byteLength(line) };
  const [target] = await person.ask<UploadTarget[]>("POST", `/a/docs/${doc.id}/upload`, [file]);
  const { signedUrl = "", headers = {} } = target ?? {};
  const stored = await fetch(new URL(signedUrl, options.server.url), { method: "PUT", headers, body: line });
  if (!stored.ok) throw new Error(`The file was refused: ${stored.status} ${await stored.text()}`);
  // Whoever reads the document finds its files; they are read with an assessment, for which something has to stand there.
  await person.ask("GET", `/a/docs/${doc.id}`);
  const draft = [{ id: writtenFields(doc)[1]!.id, userText: wordy }];
  await person.ask("POST", "/a/docs", { id: doc.id, generate: false, draft });
  await person.ask("POST", `/a/docs/${doc.id}/review`);
  const isOver = async () => (await person.ask<Doc>("GET", `/a/docs/${doc.id}`)).activeTaskId === null;
  if (!(await until(isOver, 60_000))) throw new Error("The file was not read.");
}

/** How words come into the first section of a draft. */
type Bring = (options: PlaceOptions, doc: Doc, place: Place) => Promise<Bringing["bring"]>;

const draftSection = (way: Bringing["way"], ready: Bring, more: Partial<Field> = {}): Field => ({
  name: `draft section, ${way}`,
  way,
  isAutoSaved: true,
  isMerged: true,
  hasNeighbour: true,
  isInDraft: true,
  hasLines: true,
  make: async (options) => {
    const { person } = options;
    const doc = await makeDraft(options);
    const [section] = writtenFields(doc);
    const place = placeOf(options, doc, (of) => ({ input: first(of), neighbour: second(of) }));
    const bring = await ready(options, doc, place);
    const save = (userText: string) => ({ id: doc.id, generate: false, draft: [{ id: section!.id, userText }] });
    return {
      ...place,
      changeElsewhere: (words) => person.ask("POST", "/a/docs", save(words)),
      brings: { way, bring, docId: doc.id, text: `fieldId=${section!.id}` },
    };
  },
  ...more,
});

const pasted = draftSection(
  "pasted",
  async (_options, _doc, { control }) =>
    (page, words) =>
      paste(controlOn(page, control), words),
);

const imported = draftSection(
  "imported",
  async (options, doc, { control }) => {
    const found = { filename: `${options.mark}.txt`, line: "The survey of March 2026 reached 318 households." };
    await attach(options.person, options, doc, found);
    return (page) => insert(page, controlOn(page, control), found);
  },
  { isFromServer: true },
);

const accepted = draftSection(
  "accepted",
  async ({ person }, doc, { control }) => {
    const [section] = writtenFields(doc);
    const draft = [{ id: section!.id, userText: wordy }];
    await person.ask("POST", "/a/docs", { id: doc.id, generate: false, draft });
    return (page) => accept(page, controlOn(page, control), section!.title, plain);
  },
  // What is proposed is proposed once, for one text.
  { isMerged: false, hasNeighbour: false, isFromServer: true },
);

const pastedEdit: Field = {
  ...sectionEdit,
  name: "section edit, pasted",
  way: "pasted",
  make: async (options) => {
    const place = await sectionEdit.make(options);
    const { sections } = await options.person.ask<Doc>("GET", `/a/docs/${place.id}`);
    const section = sections.find(({ hidden }) => !hidden)!;
    const bring: Bringing["bring"] = (page, words) => paste(controlOn(page, place.control), words);
    return { ...place, brings: { way: "pasted", bring, docId: place.id ?? "", text: `sectionId=${section.id}` } };
  },
};

/** Fields whose history says in which way their words came: it has to say so after a fault, too. */
export const wayFields: Field[] = [pasted, imported, accepted, pastedEdit];
