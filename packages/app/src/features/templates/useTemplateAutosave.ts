import { saveTemplate, type Schemas } from "@grantwright/api-client";
import { templateQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Autosave, AutosaveState } from "../../autosave/createAutosave.ts";
import { isLike } from "../../autosave/isLike.ts";
import { openJournal } from "../../autosave/journal/journal.ts";
import { useAutosave } from "../../autosave/useAutosave.ts";
import type { Version, WholeBackup, WholeModel } from "../../autosave/wholeSync.ts";
import { createTemplateAutosave, sampleOf, versionOf } from "./templateAutosave.ts";
import { requestOf, type TemplateModel } from "./templateModel.ts";

/** How a template stands on the screen. */
export type TemplateState = AutosaveState<WholeModel<TemplateModel>>;

/** The autosave of one template for one person, and how it stands. */
export function useTemplateAutosave(
  template: Schemas["Template"],
  userId: string,
): [Autosave<WholeModel<TemplateModel>, Version<TemplateModel>>, TemplateState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const { id } = template;
  const { queryKey } = templateQueries.detail(client, id);
  const autosave = useAutosave({
    userId,
    id,
    onSavedElsewhere: () => void cache.invalidateQueries({ queryKey }),
    create: (send) =>
      createTemplateAutosave({
        base: versionOf(template),
        journal: openJournal(userId, `template.${id}`, (value): value is WholeBackup<TemplateModel> =>
          isLike(value, { revision: 0, model: sampleOf(template), sent: [] }),
        ),
        send: async (model, { revision }) => {
          const saved = await send((options) => saveTemplate(client, id, requestOf(model), { ...options, revision }));
          cache.setQueryData(queryKey, saved);
          void cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] });
          return versionOf(saved);
        },
      }),
  });
  useEffect(() => autosave.receive(versionOf(template)), [template, autosave]);
  return [autosave, useSyncExternalStore(autosave.subscribe, autosave.getState)];
}
