import type { Schemas } from "@grantwright/api-client";
import { useCheckDocuments } from "@grantwright/api-client/react-query";
import { Checklist } from "@grantwright/ui";
import { useMay } from "../../../components/access/access.ts";
import { PaperRows } from "../../../components/documents/PaperRows.tsx";
import { copy } from "./document.copy.ts";

/** The papers that a funder asks for, to be ticked off by who writes; others see how many are. */
export function Papers({ doc }: { doc: Schemas["Document"] }) {
  const check = useCheckDocuments(doc.id);
  const papers = { title: copy.checklist, checkedIds: doc.checkedDocuments, onChange: check.mutate };
  if (useMay()("write")) return <PaperRows {...papers} items={doc.documentChecklist} />;
  return (
    <Checklist
      {...papers}
      items={doc.documentChecklist.map(({ required, ...item }) => ({ ...item, isRequired: required }))}
      isReadOnly
      hasCount
    />
  );
}
