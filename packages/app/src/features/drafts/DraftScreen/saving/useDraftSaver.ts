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

/** Savers whose editors were left before the server had everything, by person, account and document, and what ends them. */
const left = new Map<string, { saver: DraftSaver; end: () => void }>();

/**
 * The saver of one document for one person. It goes on in the background where its editor is left before the server has
 * everything; an editor that is opened meanwhile takes it over.
 */
export function useDraftSaver(doc: Schemas["Document"], userId: string): [DraftSaver, SaverState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const [isSomebodyElse] = useState(() => () => {
    const me = cache.getQueryData(meQueries.me(client).queryKey);
    return me !== undefined && me.id !== userId;
  });
  const place = [userId, client.scope, doc.id].join();
  const [saver] = useState(
    () =>
      left.get(place)?.saver ??
      createDraftSaver({
        doc,
        journal: openInputsJournal(userId, doc.id),
        save: async (inputs, base) => {
          if (isSomebodyElse()) throw new Error("Somebody else has signed in.");
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
    left.get(place)?.end();
    saver.start();
    const { keep, flush, discard } = saver;
    const isAtRisk = () => !saver.getState().isBackedUp && saver.getState().status !== "saved";
    const end = saveWithPage({ keep, flush, discard, isAtRisk });
    return () => {
      if (isSomebodyElse()) {
        saver.pause();
        return end();
      }
      const endOnceSaved = () => {
        if (saver.getState().status === "saved") left.get(place)?.end();
      };
      const unsubscribe = saver.subscribe(endOnceSaved);
      left.set(place, {
        saver,
        end: () => {
          left.delete(place);
          unsubscribe();
          end();
        },
      });
      saver.start();
      saver.keep();
      void saver.flush();
      endOnceSaved();
    };
  }, [saver, place, isSomebodyElse]);

  return [saver, state];
}
