/** The id of the element that a section's text is shown in, to be read. */
export const shownId = (sectionId: string): string => `section-text-${sectionId}`;
