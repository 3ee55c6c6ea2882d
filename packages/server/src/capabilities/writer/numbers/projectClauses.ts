import type { FigureSentence } from "./readFigures.ts";

/** The words of the clause before an offset in a sentence. */
export function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .split(/[.;:()–—,]\s|^\s*/u)
      .at(-1) ?? ""
  );
}

/** Whether a clause speaks of another project, or of what has been. */
export const isOtherwise = (clause: string, { signs }: FigureSentence): boolean =>
  signs.has("otherTime", clause) || signs.has("past", clause) || signs.has("other", clause);

/** Whether a clause speaks of the project and of no part of it. */
export const isOfProject = (clause: string, { signs, place }: FigureSentence): boolean =>
  (signs.has("project", clause) || (place.kind === "description" && signs.has("programme", clause))) &&
  !signs.has("phase", clause);
