import { Button, Dialog } from "@grantwright/ui";
import type { ReactNode } from "react";
import { copy } from "./document.copy.ts";

/** Props of OpenPlacesDialog. */
export interface OpenPlacesDialogProps {
  /** How many places are still to fill in. */
  count: number;
  /** Leads to the first of them. */
  onGoToFirst: () => void;
  /** Called when the person wants neither. */
  onClose: () => void;
  /** The button that goes on all the same. */
  goOn: ReactNode;
}

/** Asks before a proposal leaves with places that are still to fill in. */
export default function OpenPlacesDialog({ count, onGoToFirst, onClose, goOn }: OpenPlacesDialogProps) {
  return (
    <Dialog
      title={copy.stillOpen(count)}
      description={copy.stillOpenText}
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
