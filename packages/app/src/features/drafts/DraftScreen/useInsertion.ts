import { sectionId, sectionKey, type TextKey } from "@grantwright/domain";
import { useMemo } from "react";
import { insertInto } from "../../../browser/typeInto.ts";
import type { Insertion } from "../../../components/evidence/insertion.ts";
import { copy } from "./draft.copy.ts";
import { fieldElementId } from "./elementIds.ts";
import { sectionInSight } from "./sectionInSight.ts";
import type { DraftOverview, DraftStore } from "./store/createDraftStore.ts";

/**
 * Puts words of a file into the section that was written in last, at its caret, or at the end of the one in view where that is none.
 * They go the way that typed words go, and their history says that they were brought in.
 */
export function useInsertion(
  store: DraftStore,
  { fields, currentId }: DraftOverview,
  onGo: (key: TextKey) => void,
): Insertion {
  return useMemo(() => {
    const writable = fields.filter(({ auto }) => !auto);
    const [first] = writable;
    if (!first) return { unavailableReason: copy.insertNowhere };
    // How a section begins that is written from the others is written in, too.
    const current = fields.find(({ id }) => id === currentId);
    return {
      target: current?.title,
      insert(words) {
        const { id, title } = current ?? writable[sectionInSight(writable)] ?? first;
        const key = sectionKey(sectionId(id));
        const area = document.getElementById(fieldElementId(key));
        // Its page may not be the one that is shown.
        if (area && area.getClientRects().length === 0) onGo(key);
        if (area instanceof HTMLTextAreaElement) insertInto(area, words, current ? "caret" : "end");
        store.noteWay(key, "imported");
        return title;
      },
    };
  }, [store, fields, currentId, onGo]);
}
