import { headInputOf, sectionIdOf, type SectionId, type TextKey } from "@grantwright/domain";

/** The id of the element that a text is typed in. */
export function fieldElementId(key: TextKey): string {
  const input = headInputOf(key);
  return input ? `input-${input}` : `field-${sectionIdOf(key)}`;
}

/** The id of a section's row. */
export const sectionElementId = (id: SectionId | string): string => `section-${id}`;

/** The name of the page that is shown, in the head, where a section is a page. */
export const pageNameId = "page-name";

/** The id of the heading of the block that generates the proposal, and of the box that is ticked before. */
export const generateElementId = "generate";
export const confirmElementId = "confirm";
