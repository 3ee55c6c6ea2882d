import { Button, Dialog, Text } from "@grantwright/ui";
import { copy } from "./shell.copy.ts";
import { DialogActions } from "./Shell.styles.ts";

/** Props of UnsavedDialog. */
export interface UnsavedDialogProps {
  onKeep: () => void;
  onDiscard: () => void;
  onCancel: () => void;
}

/** Asks what becomes of words that could not be saved, before the person leaves the account. */
export default function UnsavedDialog({ onKeep, onDiscard, onCancel }: UnsavedDialogProps) {
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
        {copy.unsavedText}
      </Text>
      <DialogActions>
        <Button variant="line" tone="danger" onPress={onDiscard}>
          {copy.discard}
        </Button>
        <Button onPress={onKeep}>{copy.keep}</Button>
      </DialogActions>
    </Dialog>
  );
}
