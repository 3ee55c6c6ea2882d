import { saveDoc } from "@grantwright/api-client";
import { useApiClient } from "@grantwright/api-client/react-query";
import { useState } from "react";
import { useHref } from "react-router-dom";
import { unmadeDocument } from "../../../autosave/draft/unmadeDocument.ts";
import type { KeptText } from "../../../autosave/keptText.ts";
import type { OutlineOptions } from "./outlineOptions.ts";
import type { WizardText } from "./wizardText.ts";

/** What the document is made of, and what is typed above it. */
export interface UnmadeOptions extends OutlineOptions {
  parentId: string | undefined;
  /** The draft that was begun on an earlier visit: there is none to make then. */
  begunId: string | undefined;
  kept: KeptText<WizardText>;
}

/** The document that the first save of a template's form makes; nothing where no form stands below the description. */
export function useUnmade({ templateId, user, parentId, begunId, kept }: UnmadeOptions) {
  const client = useApiClient();
  const here = useHref({});
  const drafts = useHref("/drafts/");
  const [unmade] = useState(() => {
    if (!templateId || !user || begunId) return undefined;
    const place = ["new", templateId, ...(parentId ? [parentId] : [])].join("-");
    const body = { draft: [], generate: false, parentId, templateId };
    return unmadeDocument([user.id, client.scope, place].join(), place, async (idempotencyKey) => {
      const { id } = await saveDoc(client, body, { idempotencyKey });
      if (!id) throw new Error("The document was not made.");
      const { typed: description } = kept.getState();
      if (description) kept.write({ ...description, docId: id });
      // Not by the router, which would take this page away from under the person's hands; and here, for the page may be broken.
      if (window.location.pathname === here) window.history.replaceState(window.history.state, "", drafts + id);
      return id;
    });
  });
  return unmade;
}
