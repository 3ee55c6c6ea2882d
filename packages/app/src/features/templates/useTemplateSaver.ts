import { saveTemplate, type Schemas } from "@grantwright/api-client";
import { templateQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "../../browser/storage.ts";
import { saveWithPage } from "../../browser/savedWithPage.ts";
import { requestOf } from "./templateModel.ts";
import { createTemplateSaver, type TemplateBackup, type TemplateSaver, type TemplateState } from "./templateSaver.ts";

/** The saver of one template for one person, alive as long as its editor is shown. */
export function useTemplateSaver(template: Schemas["Template"], userId: string): [TemplateSaver, TemplateState] {
  const client = useApiClient();
  const cache = useQueryClient();
  const [saver] = useState(() => {
    const key = `grantwright.unsaved.${userId}.template.${template.id}`;
    return createTemplateSaver({
      template,
      backup: {
        read: () => readStored<TemplateBackup>(key),
        write: (backup) => writeStored(key, backup),
        clear: () => removeStored(key),
      },
      save: async (model, revision) => {
        const saved = await saveTemplate(client, template.id, requestOf(model), { revision });
        cache.setQueryData(templateQueries.detail(client, template.id).queryKey, saved);
        void cache.invalidateQueries({ queryKey: [client.scope, "published-docs"] });
        return saved;
      },
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.getState);

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
