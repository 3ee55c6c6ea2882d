import { Button, Checkbox, Dialog } from "@grantwright/ui";
import { useState } from "react";
import { emailPreferenceCopy, useEmailPreference } from "../../components/account/useEmailPreference.ts";
import { copy } from "./shell.copy.ts";
import { DialogActions } from "./Shell.styles.ts";

/** Props of EmailDialog. */
export interface EmailDialogProps {
  onClose: () => void;
}

/**
 * Asks whether product mails are wanted. Ticking saves and closes; unticking, possible where saving the tick has failed, saves
 * and leaves it open. Never shown to those who have them already.
 */
export default function EmailDialog({ onClose }: EmailDialogProps) {
  const { isSaving, save } = useEmailPreference();
  const [isTicked, setTicked] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const tick = async (product: boolean) => {
    setTicked(product);
    setFailed(false);
    const isSaved = await save(product);
    setFailed(!isSaved);
    if (isSaved && product) onClose();
  };

  return (
    <Dialog title={copy.emailTitle} isOpen size="small" onOpenChange={onClose} description={copy.emailText}>
      <Checkbox
        label={emailPreferenceCopy.consent}
        isSelected={isTicked}
        isReadOnly={isSaving}
        onChange={(product) => void tick(product)}
        errorMessage={isFailed ? emailPreferenceCopy.failed : undefined}
      />
      <DialogActions>
        <Button variant="line" onPress={onClose}>
          {copy.decideLater}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
