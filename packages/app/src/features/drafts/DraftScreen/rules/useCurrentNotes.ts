import type { Schemas } from "@grantwright/api-client";
import { useMemo, useState } from "react";

const none: Schemas["Suggestion"][] = [];

/** The notes of a document's assessment, those called outdated whose section the person has changed since they came. */
export function useCurrentNotes(
  doc: Pick<Schemas["Document"], "review" | "draft">,
  texts: Readonly<Record<string, string>>,
): Schemas["Suggestion"][] {
  // The texts that the server looked at when it sent the notes.
  const [read, setRead] = useState({ review: doc.review, draft: doc.draft });
  if (read.review !== doc.review) setRead({ review: doc.review, draft: doc.draft });
  const all = doc.review?.suggestions ?? none;
  const changed = all
    .map(({ sectionId }) => sectionId)
    .filter((id) => (texts[id] ?? "") !== (read.draft[id]?.userText ?? ""))
    .join();
  return useMemo(() => {
    const ids = new Set(changed.split(","));
    return all.map((note) => (ids.has(note.sectionId) ? { ...note, isOutdated: true } : note));
  }, [all, changed]);
}
