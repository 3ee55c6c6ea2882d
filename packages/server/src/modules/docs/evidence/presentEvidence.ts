import type { Schemas } from "@grantwright/api-client";
import { cellsOf } from "../../../capabilities/writer/text/cellsOf.ts";
import type { upload } from "../../../kernel/db/schema.ts";
import { attachmentNote } from "../attachmentNote.ts";
import type { FoundFile, FoundPassage, UsingSection } from "./evidence.ts";

/** What is stored of an attached file. */
export type FileRow = Pick<
  typeof upload.$inferSelect,
  "id" | "filename" | "size" | "isReadable" | "text" | "setAside" | "note"
>;

type Titled = Pick<UsingSection, "sectionId"> & { title: string };

/** As the contract bounds them. */
const most = { text: 2_000, cells: 40, cell: 500, facts: 200, setAside: 50, quote: 300 };

const begin = (text: string, length: number): string => text.slice(0, length).toWellFormed();

function statusOf({ isReadable, text, note }: FileRow): Schemas["EvidenceFile"]["status"] {
  if (!isReadable || text?.trim() === "") return "unread";
  if (text === null) return "waiting";
  return note === null ? "read" : "partly";
}

const titled = (sections: readonly Titled[], ids: ReadonlySet<string>): Schemas["EvidenceSection"][] =>
  sections.filter(({ sectionId }) => ids.has(sectionId)).map(({ sectionId, title }) => ({ sectionId, title }));

/** A file as the contract has it. `found` is undefined for one that was not read. */
export function presentFile(
  file: FileRow,
  found: FoundFile | undefined,
  sections: readonly Titled[],
): Schemas["EvidenceFile"] {
  const text = file.text ?? "";
  const { passages, setAside } = found ?? { passages: [], setAside: [] };
  const facts = passages.flatMap((passage) => passage.facts);
  return {
    fileId: file.id,
    filename: file.filename,
    size: file.size,
    status: statusOf(file),
    ...attachmentNote(file),
    characters: text.length,
    passages: passages.length,
    facts: facts.length,
    usedFacts: facts.filter(({ isUsed }) => isUsed).length,
    sections: titled(sections, new Set(passages.flatMap(({ usedIn }) => usedIn))),
    setAside: setAside
      .slice(0, most.setAside)
      .map(({ start, end }) => ({ start, end, text: begin(text.slice(start, end), most.quote) })),
  };
}

/**
 * A passage of a file's text as the contract has it.
 *
 * @param rowsText the same text with tabs between the cells of its rows.
 */
export function presentPassage(
  fileText: string,
  rowsText: string,
  { start, end, facts, usedIn }: FoundPassage,
  sections: readonly Titled[],
): Schemas["EvidencePassage"] {
  const text = begin(fileText.slice(start, end), most.text);
  const cells = cellsOf(begin(rowsText.slice(start, end), most.text));
  return {
    start,
    end,
    text,
    ...(cells.length > 1 && { cells: cells.slice(0, most.cells).map((cell) => begin(cell, most.cell)) }),
    facts: facts
      .filter((fact) => fact.end <= start + text.length)
      .slice(0, most.facts)
      .map(({ isUsed: _used, ...fact }) => fact),
    usedIn: titled(sections, new Set(usedIn)),
  };
}
