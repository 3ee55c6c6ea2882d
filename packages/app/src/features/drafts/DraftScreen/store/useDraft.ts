import type { Schemas } from "@grantwright/api-client";
import type { SectionId, TextKey } from "@grantwright/domain";
import { createContext, useCallback, useContext, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { UnmadeDocument } from "../../../../autosave/draft/unmadeDocument.ts";
import { useDraftAutosave } from "../../../../autosave/draft/useDraftAutosave.ts";
import { inputsOf } from "../../../../autosave/draft/wire.ts";
import {
  createDraftStore,
  type DraftOverview,
  type DraftStore,
  type SectionView,
  type TextView,
} from "./createDraftStore.ts";

/** Gives the store of a draft to what shows its parts. */
export const DraftContext = createContext<DraftStore | undefined>(undefined);

/** The store of the draft that is shown around here. */
export function useDraftStore(): DraftStore {
  const store = useContext(DraftContext);
  if (!store) throw new Error("There is no draft around this.");
  return store;
}

/** Opens the store of a document for one person. `unmade`: the document is made by the first save. */
export function useNewDraftStore(doc: Schemas["Document"], userId: string, unmade?: UnmadeDocument): DraftStore {
  const autosave = useDraftAutosave(doc, userId, unmade);
  const [store] = useState(() => createDraftStore(autosave, doc));
  // Before it is painted: what is said of the texts and the texts themselves are never seen apart.
  useLayoutEffect(() => {
    store.setDocument(doc);
    autosave.receive(inputsOf(doc));
  }, [store, autosave, doc]);
  return store;
}

/** The draft as everything but the field that is being typed in shows it. */
export const useOverview = (store: DraftStore): DraftOverview => useSyncExternalStore(store.subscribe, store.overview);

/** One section as it is shown; rendered anew for its own changes alone. */
export function useSection(id: SectionId): SectionView {
  const store = useDraftStore();
  const read = useCallback(() => store.section(id), [store, id]);
  return useSyncExternalStore(store.subscribe, read);
}

/** One text as its field shows it; rendered anew for its own changes alone. */
export function useText(key: TextKey): TextView {
  const store = useDraftStore();
  const read = useCallback(() => store.text(key), [store, key]);
  return useSyncExternalStore(store.subscribe, read);
}
