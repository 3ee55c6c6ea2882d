import type { Schemas } from "@grantwright/api-client";
import { docQueries, useApiClient } from "@grantwright/api-client/react-query";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SideMenuSlot } from "../../../components/page/SideMenuSlot.ts";
import { DraftEditor } from "../DraftScreen/DraftEditor.tsx";
import type { UnmadeDocument } from "../../../autosave/draft/unmadeDocument.ts";
import { newDocument } from "./newDocument.ts";

/** Props of TemplateForm. */
export interface TemplateFormProps {
  template: Schemas["Template"];
  user: Schemas["User"];
  /** The document that the new one would belong to. */
  parentId: string | undefined;
  /** The document that the first save of the form makes. */
  unmade: UnmadeDocument;
}

/**
 * The form of a template below the wizard: the draft editor over a document that its first save makes. From then on the page's
 * address is the draft's; the page itself stays as it is, so that whoever is writing goes on.
 */
export default function TemplateForm({ template, user, parentId, unmade }: TemplateFormProps) {
  const client = useApiClient();
  const [madeId, setMadeId] = useState(unmade.id);
  const made = useQuery({ ...docQueries.detail(client, madeId ?? ""), enabled: madeId !== undefined });
  const [fresh] = useState(() => newDocument(template, { id: unmade.name, parentId, writer: user.writer }));

  useEffect(() => unmade.onMade(setMadeId), [unmade]);

  return (
    // The wizard's page has the side actions in its own bar.
    <SideMenuSlot value={null}>
      <DraftEditor doc={made.data ?? fresh} isRevision={false} user={user} unmade={unmade} />
    </SideMenuSlot>
  );
}
