import type { FactKind } from "@grantwright/domain/facts";
import type { Passage, Receipt } from "../../../kernel/db/values.ts";

/** A file that was read. */
export interface ReadFile {
  fileId: string;
  fileName: string;
  text: string;
  /** Where that addresses a writing service. */
  setAside: Passage[];
}

/** A text that something of a file may stand in. */
export interface UsingSection {
  /** The field that it answers. */
  sectionId: string;
  text: string;
  /** What its sentences stand on; left out where that is not known, and its text alone is held against the files. */
  receipts?: readonly Receipt[];
}

/** What evidence is found from. */
export interface EvidenceInput {
  files: readonly ReadFile[];
  sections: readonly UsingSection[];
  /** What stood in the form that receipts lead to, by field id. */
  form: Readonly<Record<string, string>>;
}

/** A fact of a file, in offsets of the file's text. */
interface FoundFact {
  start: number;
  end: number;
  kind: FactKind;
  /** Whether a section states it, and has it from there. */
  isUsed: boolean;
}

/** A sentence or table row of a file, in offsets of the file's text. */
export interface FoundPassage {
  start: number;
  end: number;
  facts: FoundFact[];
  /** The fields of the sections that have something from it, in the order of the form. */
  usedIn: string[];
}

/** What was found in one file. */
export interface FoundFile {
  fileId: string;
  /** What in it is addressed to a writing service: no passage, and no fact. */
  setAside: Passage[];
  passages: FoundPassage[];
}
