import { Button, Dialog, Text } from "@grantwright/ui";
import { copy } from "./shell.copy.ts";
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
      title={copy.unsavedTitle}
      isOpen
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <Text size={16} tone="soft">
        {canKeep ? copy.unsavedText : copy.unkeptText}
      </Text>
      <DialogActions>
        <Button variant="line" tone="danger" onPress={onDiscard}>
          {copy.discard}
        </Button>
        {canKeep ? <Button onPress={onKeep}>{copy.keep}</Button> : <Button onPress={onCancel}>{copy.stay}</Button>}
      </DialogActions>
    </Dialog>
  );
}
