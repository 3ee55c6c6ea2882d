import type { Schemas } from "@grantwright/api-client";
import { isUnsupported } from "@grantwright/domain";
import { Banner, Button, ReviewIcon } from "@grantwright/ui";
import { receiptsCopy as copy } from "./receipts.copy.ts";

/** Props of ReceiptsNote. */
export interface ReceiptsNoteProps {
  /** Those that are shown. */
  sections: readonly Schemas["Section"][];
}

/** The first sentence that has to be looked at takes the focus, and with it comes into view. */
function goToFirst() {
  document.querySelector<HTMLElement>('[role="button"][data-marked]')?.focus();
}

/** How many sentences stand nowhere, and the way to the first; nothing where there are none. */
export function ReceiptsNote({ sections }: ReceiptsNoteProps) {
  const count = sections.flatMap(({ receipts = [] }) => receipts).filter(isUnsupported).length;
  if (count === 0) return null;
  return (
    <Banner tone="attention" icon={<ReviewIcon />}>
      {copy.unsupported(count)}{" "}
      <Button variant="line" size="small" onPress={goToFirst}>
        {copy.goToFirst}
      </Button>
    </Banner>
  );
}
