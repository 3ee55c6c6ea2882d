import type { NumberPlace } from "./numberPlace.ts";

/** What two figures disagree about. */
export type ContradictionKind =
  | "asked"
  | "parts"
  | "product"
  | "share"
  | "percentages"
  | "duration"
  | "dates"
  | "count"
  | "groups"
  | "ages"
  | "cofunding"
  | "order";

/** Where a figure stands. Offsets are UTF-16 units of the place's text. */
export interface FigurePlace {
  /** Whether it is the description, a section or a file. */
  kind: NumberPlace["kind"];
  /** Of a section or a file its id; `description`. */
  placeId: string;
  start: number;
  end: number;
  quote: string;
}

/** Figures that cannot all be right. */
export interface Contradiction {
  kind: ContradictionKind;
  /** What they are about, in the words of the text where it has some: "pupils". */
  what: string;
  /** Two or more. Where one should follow from the others, it stands first. */
  places: FigurePlace[];
  /** What one of them should come to: "18,600 + 9,000 + 12,000 = 39,600". */
  working?: string;
}
