import type { Schemas } from "@grantwright/api-client";
import { useCheckDocuments } from "@grantwright/api-client/react-query";
import { useMay } from "../../../components/access/access.ts";
import { PaperRows } from "../../../components/documents/PaperRows.tsx";
import { copy } from "./document.copy.ts";

/** The papers that a funder asks for, to be ticked off by who writes; others see how many are. */
export function Papers({ doc }: { doc: Schemas["Document"] }) {
  const check = useCheckDocuments(doc.id);
  return (
    <PaperRows
      title={copy.checklist}
      items={doc.documentChecklist}
      checkedIds={doc.checkedDocuments}
      onChange={check.mutate}
      isReadOnly={!useMay()("write")}
    />
  );
}
