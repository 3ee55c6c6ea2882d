import { saveDoc, type Schemas } from "@grantwright/api-client";
import { docQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useSaver } from "../../../../components/saving/useSaver.ts";
import { saveBody } from "./draftInputs.ts";
import { createDraftSaver, type DraftSaver, type SaverState } from "./draftSaver.ts";
import { openInputsJournal } from "./unsavedInputs.ts";

/** The saver of one document for one person, and how it stands. */
export function useDraftSaver(doc: Schemas["Document"], userId: string): [DraftSaver, SaverState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = docQueries.detail(client, doc.id);
  const saver = useSaver({
    userId,
    id: doc.id,
    onSavedElsewhere: () => void cache.invalidateQueries({ queryKey }),
    create: (send) =>
      createDraftSaver({
        doc,
        journal: openInputsJournal(userId, doc.id),
        save: async (inputs, base) => {
          const body = saveBody(doc.id, inputs, base, false);
          const answer = await send((options) => saveDoc(client, body, { ...options, revision: base.revision }));
          const revision = answer.revision ?? base.revision;
          cache.setQueryData(
            queryKey,
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
  });
  useEffect(() => saver.importDocument(doc), [doc, saver]);
  return [saver, useSyncExternalStore(saver.subscribe, saver.getState)];
}
