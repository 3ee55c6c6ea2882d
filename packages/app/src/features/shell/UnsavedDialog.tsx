import { Button, Dialog, Text } from "@grantwright/ui";
import { unsavedCopy } from "./unsaved.copy.ts";
import { DialogActions } from "./Shell.styles.ts";

/** Props of UnsavedDialog. */
export interface UnsavedDialogProps {
  /** Whether this device has them all. Where it has not, there is nothing to be kept. */
  canKeep: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks what becomes of words that could not be saved, before the person leaves the account. */
export default function UnsavedDialog({ canKeep, onKeep, onDiscard, onCancel }: UnsavedDialogProps) {
  return (
    <Dialog
      title={unsavedCopy.unsavedTitle}
      isOpen
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <Text size={16} tone="soft">
        {canKeep ? unsavedCopy.unsavedText : unsavedCopy.unkeptText}
      </Text>
      <DialogActions>
        <Button variant="line" tone="danger" onPress={onDiscard}>
          {unsavedCopy.discard}
        </Button>
        {canKeep ? (
          <Button onPress={onKeep}>{unsavedCopy.keep}</Button>
        ) : (
          <Button onPress={onCancel}>{unsavedCopy.stay}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
