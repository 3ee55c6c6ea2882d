import { saveTemplate, type Schemas } from "@grantwright/api-client";
import { templateQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isLike } from "../../browser/isLike.ts";
import { openJournal } from "../../browser/journal/journal.ts";
import { useSaver } from "../../components/saving/useSaver.ts";
import { modelOf, requestOf } from "./templateModel.ts";
import { createTemplateSaver, type TemplateBackup, type TemplateSaver, type TemplateState } from "./templateSaver.ts";

/** The saver of one template for one person, and how it stands. */
export function useTemplateSaver(template: Schemas["Template"], userId: string): [TemplateSaver, TemplateState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const { id } = template;
  const { queryKey } = templateQueries.detail(client, id);
  const saver = useSaver({
    userId,
    id,
    onSavedElsewhere: () => void cache.invalidateQueries({ queryKey }),
    create: (send) =>
      createTemplateSaver({
        template,
        journal: openJournal(userId, `template.${id}`, (value): value is TemplateBackup =>
          isLike(value, { revision: 0, model: modelOf(template), sent: [] }),
        ),
        save: async (model, revision) => {
          const saved = await send((options) => saveTemplate(client, id, requestOf(model), { ...options, revision }));
          cache.setQueryData(queryKey, saved);
          void cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] });
          return saved;
        },
      }),
  });
  useEffect(() => saver.importTemplate(template), [template, saver]);
  return [saver, useSyncExternalStore(saver.subscribe, saver.getState)];
}
