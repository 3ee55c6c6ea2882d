import { saveDoc, type Schemas } from "@grantwright/api-client";
import { docQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useAutosave } from "../useAutosave.ts";
import { createDraftAutosave, type DraftAutosave } from "./draftAutosave.ts";
import { openDraftJournal, openMovingJournal } from "./draftJournal.ts";
import type { UnmadeDocument } from "./unmadeDocument.ts";
import { inputsOf, saveBody, withInputs } from "./wire.ts";

/**
 * The autosave of one document for one person. `unmade`: the document is made by the first save. What the server has later is to be
 * given to `receive`.
 */
export function useDraftAutosave(doc: Schemas["Document"], userId: string, unmade?: UnmadeDocument): DraftAutosave {
  const client = useApiClient();
  const cache = useQueryClient();
  const { queryKey } = docQueries.detail(client, doc.id);
  const autosave = useAutosave({
    userId,
    id: doc.id,
    onSavedElsewhere: () => void cache.invalidateQueries({ queryKey }),
    create: (send) => {
      const moving = unmade && openMovingJournal(userId, unmade);
      const made = createDraftAutosave({
        base: inputsOf(doc),
        savedAt: new Date(doc.updatedAt),
        journal: moving ?? openDraftJournal(userId, doc.id),
        send: async (inputs, base, ways) => {
          const id = unmade ? await send(() => unmade.make()) : doc.id;
          const body = saveBody(id, inputs, base, false, ways);
          const answer = await send((options) => saveDoc(client, body, { ...options, revision: base.revision }));
          const revision = answer.revision ?? base.revision;
          cache.setQueryData(
            docQueries.detail(client, id).queryKey,
            (known) => known && withInputs(known, inputs, revision),
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
  return autosave;
}
