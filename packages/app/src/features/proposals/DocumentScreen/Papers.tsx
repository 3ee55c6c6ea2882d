import type { Schemas } from "@grantwright/api-client";
import { useCheckDocuments } from "@grantwright/api-client/react-query";
import { Checklist } from "@grantwright/ui";
import { useMay } from "../../../components/access/access.ts";
import { copy } from "./document.copy.ts";

/** The papers that a funder asks for, to be ticked off by who writes; others see how many are. */
export function Papers({ doc }: { doc: Schemas["Document"] }) {
  const check = useCheckDocuments(doc.id);
  const isReadOnly = !useMay()("write");
  return (
    <Checklist
      title={copy.checklist}
      items={doc.documentChecklist.map(({ required, ...item }) => ({ ...item, isRequired: required }))}
      checkedIds={doc.checkedDocuments}
      onChange={check.mutate}
      isReadOnly={isReadOnly}
      hasCount={isReadOnly}
    />
  );
}
