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
  /** Two or more, in the order of the texts. */
  places: FigurePlace[];
  /** What one of them should come to: "18,600 + 9,000 + 12,000 = 39,600". */
  working?: string;
}
