/** What a line of a funder's call asks for: who may apply, how the project has to be, what is not paid for, or what no text of a draft can show. */
export type RequirementKind = "eligibility" | "condition" | "prohibition" | "hand";

/** How a draft stands to a line: it shows it, it shows the opposite, it does not tell, or no draft could tell. */
export type RequirementState = "met" | "broken" | "open" | "hand";

/** What is held against a call. */
export interface RequirementDraft {
  description: string;
  sections: readonly { id: string; title: string; text: string }[];
}

/** Words of a draft. `start` and `end` are UTF-16 offsets in the text of the place: a section's id, or `description`. */
export interface RequirementPlace {
  placeId: string;
  start: number;
  end: number;
  quote: string;
}

/** One line of a call, held against a draft. */
export interface RequirementCheck {
  line: string;
  kind: RequirementKind;
  state: RequirementState;
  /** The words that show it, those that count most first; none where the state is `open` or `hand`. */
  places: RequirementPlace[];
  why: {
    /** The limit, as a person reads it: "at most 12 months". */
    bound?: string;
    /** What the draft says in its place: "18 months", "minibus". */
    found?: string;
  };
}

/** The place of the description among the places of a draft. */
export const descriptionPlace = "description";
