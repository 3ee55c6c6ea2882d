import type { SectionId, TextKey } from "@grantwright/domain";
import { sectionId, sectionKey } from "@grantwright/domain";
import { useEffect, useState, type FocusEvent } from "react";
import type { PersonHere } from "../../../live/presence.ts";
import { usePeopleHere } from "../../../live/usePeopleHere.ts";
import { fieldElementId } from "./elementIds.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/** A draft that others may have open too. */
export interface Sharing {
  /** Who else has it open. */
  people: readonly PersonHere[];
  /** To be told of every focus in it: others see in which section the person is. */
  onFocus: (event: Pick<FocusEvent, "target">) => void;
}

/** Tells others where the person is in a draft, and who else is there; while anybody is, what is typed is saved sooner. */
export function useSharing(
  store: DraftStore,
  fields: DraftOverview["fields"],
  userId: string,
  documentId: string | undefined,
  isBusy: boolean,
): Sharing {
  const [section, setSection] = useState<SectionId>();
  const people = usePeopleHere({ userId, documentId, section, isBusy });
  const isShared = people.length > 0;
  useEffect(() => store.autosave.share(isShared), [store, isShared]);
  return {
    people,
    onFocus: ({ target }) => {
      const keyOf = (id: string): TextKey => sectionKey(sectionId(id));
      const found = fields.find(({ id }) => fieldElementId(keyOf(id)) === target.id);
      if (found) setSection(sectionId(found.id));
    },
  };
}
