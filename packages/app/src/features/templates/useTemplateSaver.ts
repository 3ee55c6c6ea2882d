import { saveTemplate, type Schemas } from "@grantwright/api-client";
import { meQueries, templateQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isLike } from "../../browser/isLike.ts";
import { openJournal } from "../../browser/journal/journal.ts";
import { announceSaved, onSavedElsewhere } from "../../browser/savedChannel.ts";
import { saveWithPage } from "../../browser/savedWithPage.ts";
import { modelOf, requestOf } from "./templateModel.ts";
import { createTemplateSaver, type TemplateBackup, type TemplateSaver, type TemplateState } from "./templateSaver.ts";

/** The saver of one template for one person, alive as long as its editor is shown. */
export function useTemplateSaver(template: Schemas["Template"], userId: string): [TemplateSaver, TemplateState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const { id } = template;
  const [saver] = useState(() =>
    createTemplateSaver({
      template,
      journal: openJournal(userId, `template.${id}`, (value): value is TemplateBackup =>
        isLike(value, { revision: 0, model: modelOf(template), sent: [] }),
      ),
      save: async (model, revision) => {
        const me = cache.getQueryData(meQueries.me(client).queryKey);
        if (me && me.id !== userId) throw new Error("Somebody else has signed in.");
        const saved = await saveTemplate(client, id, requestOf(model), { revision });
        announceSaved(id);
        cache.setQueryData(templateQueries.detail(client, id).queryKey, saved);
        void cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] });
        return saved;
      },
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

  useEffect(() => saver.importTemplate(template), [template, saver]);
  useEffect(
    () => onSavedElsewhere(id, () => void cache.invalidateQueries(templateQueries.detail(client, id))),
    [id, client, cache],
  );

  useEffect(() => {
    saver.start();
    const { keep, flush, discard } = saver;
    const isAtRisk = () => !saver.getState().isBackedUp && saver.getState().status !== "saved";
    const end = saveWithPage({ keep, flush, discard, isAtRisk });
    return () => {
      end();
      saver.stop();
      void saver.flush();
    };
  }, [saver]);

  return [saver, state];
}
