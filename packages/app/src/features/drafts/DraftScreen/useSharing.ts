import { useEffect } from "react";
import type { PersonHere } from "../../../live/presence.ts";
import { usePeopleHere } from "../../../live/usePeopleHere.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/** Tells others where the person writes in a draft, and gives who else is there; while anybody is, what is typed is saved sooner. */
export function useSharing(
  store: DraftStore,
  section: DraftOverview["currentId"],
  userId: string,
  documentId: string | undefined,
  isBusy: boolean,
): readonly PersonHere[] {
  const people = usePeopleHere({ userId, documentId, section, isBusy });
  const isShared = people.length > 0;
  useEffect(() => store.autosave.share(isShared), [store, isShared]);
  return people;
}
