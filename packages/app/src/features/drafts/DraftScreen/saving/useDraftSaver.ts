import { saveDoc, type Schemas } from "@grantwright/api-client";
import { docQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useSaver } from "../../../../components/saving/useSaver.ts";
import { saveBody } from "./draftInputs.ts";
import { createDraftSaver, type DraftSaver, type SaverState } from "./draftSaver.ts";
import type { UnmadeDocument } from "./unmadeDocument.ts";
import { openInputsJournal, openMovingJournal } from "./unsavedInputs.ts";

/** The saver of one document for one person, and how it stands. `unmade`: the document is made by the first save. */
export function useDraftSaver(
  doc: Schemas["Document"],
  userId: string,
  unmade?: UnmadeDocument,
): [DraftSaver, SaverState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = docQueries.detail(client, doc.id);
  const saver = useSaver({
    userId,
    id: doc.id,
    onSavedElsewhere: () => void cache.invalidateQueries({ queryKey }),
    create: (send) => {
      const moving = unmade && openMovingJournal(userId, unmade);
      const made = createDraftSaver({
        doc,
        journal: moving ?? openInputsJournal(userId, doc.id),
        save: async (inputs, base) => {
          const id = unmade ? await send(() => unmade.make()) : doc.id;
          const body = saveBody(id, inputs, base, false);
          const answer = await send((options) => saveDoc(client, body, { ...options, revision: base.revision }));
          const revision = answer.revision ?? base.revision;
          cache.setQueryData(
            docQueries.detail(client, id).queryKey,
            (known) =>
              known && {
                ...known,
                revision,
                name: inputs.name,
                eligibilityCriteria: inputs.eligibilityCriteria,
                assessmentCriteria: inputs.assessmentCriteria,
                useEnglish: inputs.useEnglish,
                updatedAt: new Date().toISOString(),
                draft: Object.fromEntries(
                  Object.entries(inputs.texts).map(([fieldId, userText]) => [fieldId, { id: fieldId, userText }]),
                ),
              },
          );
          void cache.invalidateQueries({ queryKey: [client.scope, "drafts"] });
          return revision;
        },
      });
      unmade?.onMade((id) => moving?.moveTo(id, made.keep));
      unmade?.savedBy(made.flush);
      return made;
    },
  });
  useEffect(() => saver.importDocument(doc), [doc, saver]);
  return [saver, useSyncExternalStore(saver.subscribe, saver.getState)];
}
