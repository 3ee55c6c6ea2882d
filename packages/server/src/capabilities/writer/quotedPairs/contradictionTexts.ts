import { withoutOpenPlaces } from "@grantwright/domain";
import type { NumberPlace } from "../numbers/numberPlace.ts";
import { blankPrompts } from "../text/blankPrompts.ts";
import type { WriterInput } from "../writer.ts";

/** A text whose statements a model holds against those of the others. */
export interface ContradictionText {
  /** What the model calls it: "description", "s1", "s2". An id may be long, and is easily told wrongly. */
  key: string;
  /** The text as the rules read it. */
  place: NumberPlace;
  /** The text as the model gets it, without open places. */
  sent: string;
}

/**
 * The description and the sections that have text, in the order of the form. A section that is written from the others says nothing of its own, and files tell of other years and projects: both are
 * left out. Empty where no section has text, as nothing could be noted then.
 */
export function contradictionTexts({ description, template, texts = {} }: WriterInput): ContradictionText[] {
  const written = template.sections
    .filter(({ id, auto }) => !auto && withoutOpenPlaces(texts[id] ?? "") !== "")
    .map(({ id, title }) => ({ id, kind: "section" as const, title, text: texts[id] ?? "" }));
  if (written.length === 0) return [];
  const described = { id: "description", kind: "description" as const, text: description };
  return [described, ...written].map((place, at) => ({
    key: at === 0 ? "description" : `s${at}`,
    place: { ...place, text: blankPrompts(place.text) },
    sent: withoutOpenPlaces(place.text, " "),
  }));
}
