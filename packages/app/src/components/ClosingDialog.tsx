import { Button, Dialog } from "@grantwright/ui";
import type { ReactNode } from "react";

/** Props of ClosingDialog. */
export interface ClosingDialogProps {
  title: string;
  description?: string | undefined;
  size?: "large";
  /** What the button at its end says; without it the dialog has an act of its own, and is closed at its top. */
  closeLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that sends nothing as a whole: what is done in it is done at once, and then it is closed. */
export function ClosingDialog({ closeLabel, onClose, children, ...shown }: ClosingDialogProps) {
  return (
    <Dialog
      {...shown}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        closeLabel !== undefined && (
          <Button variant="line" onPress={onClose}>
            {closeLabel}
          </Button>
        )
      }
    >
      {children}
    </Dialog>
  );
}
