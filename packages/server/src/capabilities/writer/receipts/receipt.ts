import type { FactKind } from "@grantwright/domain/facts";

/** Where words come from: a description, an input, a file, a profile, or the form or call itself. */
export type SourceKind = "description" | "input" | "file" | "profile" | "call";

/** A text that a sentence may stand on. */
export interface Source {
  kind: SourceKind;
  /** Of an input. */
  fieldId?: string;
  /** Of a file. */
  fileId?: string;
  text: string;
}

/** Where in a source something stands. */
export interface SourcePlace {
  kind: SourceKind;
  fieldId?: string;
  fileId?: string;
  /** UTF-16 offsets in the source's text. */
  start: number;
  end: number;
  /** What stands there, at most 300 characters. */
  quote: string;
}

/** A fact of a sentence, and whether it stands in a source. */
export interface ReceiptFact {
  /** UTF-16 offsets in the section's text. */
  start: number;
  end: number;
  kind: FactKind;
  found: "stated" | "worked" | "no";
  /** Index into the receipt's sources. */
  source?: number;
  /** How it was worked out: "48,750 = 27,300 + 16,200 + 5,250". */
  working?: string;
}

/** Whose words a sentence is. `form`: the template's or call's own. `prompt`: an open place. `unknown`: from before anybody kept it. */
export type Origin = "person" | "file" | "form" | "writer" | "prompt" | "unknown";

/** How near a sentence is to its sources: all of it stands there, most of its words, only its facts, or nothing. */
export type Match = "same" | "reworded" | "facts" | "none";

/** What one sentence of a section stands on. Computed from the texts alone, for any writer and after any edit. */
export interface Receipt {
  /** UTF-16 offsets of the sentence in the section's text. */
  start: number;
  end: number;
  from: Origin;
  match: Match;
  /** It claims something without any fact in it, and nothing of it stands in a source: "Our method has been tried in several countries." */
  isBare: boolean;
  /** At most three. */
  sources: SourcePlace[];
  facts: ReceiptFact[];
}
