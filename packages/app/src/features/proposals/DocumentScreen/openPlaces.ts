import type { Schemas } from "@grantwright/api-client";
import { openPlacesOf } from "@grantwright/domain";

/** A section in which something is still to fill in. */
export interface OpenPlaces {
  section: Schemas["Section"];
  count: number;
}

/** The sections that still ask for something only the person knows, in their order. */
export const openPlacesIn = (sections: readonly Schemas["Section"][]): OpenPlaces[] =>
  sections
    .map((section) => ({ section, count: section.hidden ? 0 : openPlacesOf(section.text).length }))
    .filter(({ count }) => count > 0);

/** How many places those are. */
export const countOf = (places: readonly OpenPlaces[]): number => places.reduce((sum, { count }) => sum + count, 0);

/** An optional section that was left empty: no part of the proposal. */
export const isLeftOut = (doc: Pick<Schemas["Document"], "fields">, section: Schemas["Section"]): boolean =>
  section.text.trim() === "" && doc.fields.find(({ id }) => id === section.sectionId)?.required !== true;
