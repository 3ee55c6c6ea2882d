import { headInputOf, sectionIdOf, type SectionId, type TextKey } from "@grantwright/domain";

/** The id of the element that a text is typed in. */
export function fieldElementId(key: TextKey): string {
  const input = headInputOf(key);
  return input ? `input-${input}` : `field-${sectionIdOf(key)}`;
}

/** The id of a section's row. */
export const sectionElementId = (id: SectionId | string): string => `section-${id}`;

/** The id of the heading of the block that generates the proposal, and of the box that is ticked before. */
export const generateElementId = "generate";
export const confirmElementId = "confirm";
