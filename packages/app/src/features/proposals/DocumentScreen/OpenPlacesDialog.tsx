import { Button, Dialog } from "@grantwright/ui";
import type { ReactNode } from "react";
import { copy } from "./document.copy.ts";
import { receiptsCopy } from "./receipts/receipts.copy.ts";

/** Props of OpenPlacesDialog. */
export interface OpenPlacesDialogProps {
  /** How many places are still to fill in. */
  count: number;
  /** How many statements stand neither in the person's words nor in their files. Default: 0. */
  unsupported?: number;
  /** Leads to the first of them. */
  onGoToFirst: () => void;
  /** Called when the person wants neither. */
  onClose: () => void;
  /** The button that goes on all the same. */
  goOn: ReactNode;
}

/** Asks before a proposal leaves with places that are still to fill in, or with statements that nobody made. */
export default function OpenPlacesDialog({
  count,
  unsupported = 0,
  onGoToFirst,
  onClose,
  goOn,
}: OpenPlacesDialogProps) {
  const said = [
    ...(count > 0 ? [copy.stillOpenText] : []),
    ...(unsupported > 0 ? [receiptsCopy.unsupported(unsupported)] : []),
  ];
  return (
    <Dialog
      title={count > 0 ? copy.stillOpen(count) : receiptsCopy.toCheck(unsupported)}
      description={said.join(" ")}
      size="small"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {goOn}
          <Button onPress={onGoToFirst}>{copy.goToFirst}</Button>
        </>
      }
    />
  );
}
