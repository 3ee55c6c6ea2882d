import type { HistoryPlace, Schemas } from "@grantwright/api-client";

/** A part of a text, in UTF-16 units. */
export interface Selected {
  start: number;
  end: number;
}

/** A text that others propose changes to. */
export interface ShownText {
  docId: string;
  /** Which text of the document. */
  place: HistoryPlace;
  /** What the section is called. */
  title: string;
  /** What stands there now. */
  text: string;
  /** How many words it may have at most; undefined where there is no limit. */
  mostWords: number | undefined;
  /** Puts a text there, in one of these ways; throws where it could not be saved. */
  onChange: (text: string, way: "accepted" | "restored") => Promise<unknown> | void;
}

/** A text for which a writer can be asked to propose changes. */
export interface ShownEdits extends ShownText {
  /** What the funder judges by, in its own lines. */
  criteria: string;
  /** How many words its form asks for at least. */
  leastWords?: number | undefined;
  /** Who would write. */
  writer: Schemas["WriterInfo"];
  /** Its sentences, where one can be chosen instead of selecting its words. */
  sentences?: readonly Selected[];
}
