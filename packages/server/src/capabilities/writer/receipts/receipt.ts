import type { Receipt } from "../../../kernel/db/values.ts";
import type { Drafted } from "../writer.ts";

export type { Receipt };
export type ReceiptFact = Receipt["facts"][number];
/** Where in a source something stands. Offsets are UTF-16 units; the quote has at most 300 characters. */
export type SourcePlace = Receipt["sources"][number];
/** Where words come from: a description, an input, a file, a profile, or the form or call itself. */
export type SourceKind = SourcePlace["kind"];
/** Whose words a sentence is. `form`: the template's or call's own. `prompt`: an open place. `unknown`: from before anybody kept it. */
export type Origin = Receipt["from"];
/** How near a sentence is to its sources: all of it stands there, most of its words, only its facts, or nothing. */
export type Match = Receipt["match"];

/** A text that a sentence may stand on. */
export interface Source {
  kind: SourceKind;
  /** Of an input. */
  fieldId?: string;
  /** Of a file. */
  fileId?: string;
  text: string;
  /** What a writer drafted of it, which is no source. */
  drafted?: Drafted;
}
