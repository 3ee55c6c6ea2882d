import type { Schemas } from "@grantwright/api-client";
import { Button } from "@grantwright/ui";
import { receiptsCopy as copy } from "./receipts.copy.ts";
import { countUnsupported, goToFirstUnsupported } from "./unsupported.ts";

/** Props of ReceiptsNote. */
export interface ReceiptsNoteProps {
  /** Those that are shown. */
  sections: readonly Schemas["Section"][];
}

/** How many sentences stand nowhere, and the way to the first; nothing where there are none. */
export function ReceiptsNote({ sections }: ReceiptsNoteProps) {
  const count = countUnsupported(sections);
  if (count === 0) return null;
  return (
    <li>
      {copy.unsupported(count)}{" "}
      <Button variant="line" size="small" onPress={goToFirstUnsupported}>
        {copy.goToFirst}
      </Button>
    </li>
  );
}
