import { saveDoc, type Schemas } from "@grantwright/api-client";
import { docQueries, meQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { announceSaved, onSavedElsewhere } from "../../../../browser/savedChannel.ts";
import { saveWithPage } from "../../../../browser/savedWithPage.ts";
import { saveBody } from "./draftInputs.ts";
import { createDraftSaver, type DraftSaver, type SaverState } from "./draftSaver.ts";
import { openInputsJournal } from "./unsavedInputs.ts";

/** After how long a save that is not answered counts as failed, in milliseconds. */
const saveTimeout = 60_000;

/** The saver of one document for one person, alive as long as the editor is shown. */
export function useDraftSaver(doc: Schemas["Document"], userId: string): [DraftSaver, SaverState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver({
      doc,
      journal: openInputsJournal(userId, doc.id),
      save: async (inputs, base) => {
        const me = cache.getQueryData(meQueries.me(client).queryKey);
        if (me && me.id !== userId) throw new Error("Somebody else has signed in.");
        const answer = await saveDoc(client, saveBody(doc.id, inputs, base, false), {
          revision: base.revision,
          signal: AbortSignal.timeout(saveTimeout),
          keepalive: document.visibilityState === "hidden",
        });
        const revision = answer.revision ?? base.revision;
        announceSaved(doc.id);
        cache.setQueryData(
          docQueries.detail(client, doc.id).queryKey,
          (known) =>
            known && {
              ...known,
              revision,
              name: inputs.name,
              eligibilityCriteria: inputs.eligibilityCriteria,
              assessmentCriteria: inputs.assessmentCriteria,
              useEnglish: inputs.useEnglish,
              updatedAt: new Date().toISOString(),
              draft: Object.fromEntries(Object.entries(inputs.texts).map(([id, userText]) => [id, { id, userText }])),
            },
        );
        void cache.invalidateQueries({ queryKey: [client.scope, "drafts"] });
        return revision;
      },
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  useEffect(() => saver.importDocument(doc), [doc, saver]);
  useEffect(
    () =>
      onSavedElsewhere(
        doc.id,
        () => void cache.invalidateQueries({ queryKey: docQueries.detail(client, doc.id).queryKey }),
      ),
    [doc.id, client, cache],
  );

  useEffect(() => {
    saver.start();
    const { keep, flush, discard } = saver;
    const isAtRisk = () => !saver.getState().isBackedUp && saver.getState().status !== "saved";
    const end = saveWithPage({ keep, flush, discard, isAtRisk });
    return () => {
      saver.leave();
      const endOnceSaved = () => {
        if (saver.getState().status !== "saved") return;
        end();
        unsubscribe();
      };
      const unsubscribe = saver.subscribe(endOnceSaved);
      endOnceSaved();
    };
  }, [saver]);

  return [saver, state];
}
