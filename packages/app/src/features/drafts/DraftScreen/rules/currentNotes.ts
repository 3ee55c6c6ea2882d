import type { Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey, textOf, type DraftInputs } from "@grantwright/domain";

type Reviewed = Pick<Schemas["Document"], "review" | "draft">;

const none: Schemas["Suggestion"][] = [];

/**
 * Follows the notes of a document's assessment: those whose section the person has changed since the notes came are called
 * outdated. The same list as long as nothing of it changes.
 */
export function createCurrentNotes() {
  /** The document whose texts the server looked at when it sent the notes. */
  let read: Reviewed = { review: null, draft: {} };
  let last: { changed: string; notes: Schemas["Suggestion"][] } | undefined;
  return (doc: Reviewed, inputs: DraftInputs): Schemas["Suggestion"][] => {
    if (doc.review !== read.review) {
      read = doc;
      last = undefined;
    }
    const all = read.review?.suggestions ?? none;
    const isChanged = (id: string) => textOf(inputs, sectionKey(sectionId(id))) !== (read.draft[id]?.userText ?? "");
    const changedIds = new Set(all.map((note) => note.sectionId).filter(isChanged));
    const changed = [...changedIds].join();
    if (last?.changed !== changed) {
      const notes = all.map((note) => (changedIds.has(note.sectionId) ? { ...note, isOutdated: true } : note));
      last = { changed, notes };
    }
    return last.notes;
  };
}
