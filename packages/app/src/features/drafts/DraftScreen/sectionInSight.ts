import { sectionElementId } from "./elementIds.ts";

/** The place of the section that is read now among some in their order: the last one that begins in the upper third; -1 above all of them, and where none is shown. */
export const sectionInSight = (sections: readonly { id: string }[]): number =>
  sections.findLastIndex(({ id }) => {
    const section = document.getElementById(sectionElementId(id));
    return (
      section !== null &&
      section.getClientRects().length > 0 &&
      section.getBoundingClientRect().top < window.innerHeight / 3
    );
  });
