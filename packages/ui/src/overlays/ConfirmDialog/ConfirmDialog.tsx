import type { ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { DialogFrame } from "../Dialog/DialogFrame.tsx";

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** Default: true, for a dialog that is rendered only while it asks. */
  isOpen?: boolean;
  /** What happens then: a sentence, read out with the question. */
  description?: ReactNode;
  /** What it is about, such as a preview. */
  children?: ReactNode;
  /** The answer that does it, in words that say what: `Yes, Send`. */
  confirmLabel: string;
  /** The other answer. */
  cancelLabel: string;
  /** `danger` for what takes something away. */
  tone?: "danger";
  /** It is being done: neither answer can be given, and the dialog stays. */
  isPending?: boolean;
  /** What the answer says meanwhile: `Sending...`. Default: `confirmLabel`. */
  pendingLabel?: string;
  /** Called by the button that says yes. */
  onConfirm: () => void;
  /** Also called for Escape. A press outside is no answer. */
  onCancel: () => void;
}

/** A question with two answers, before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen = true,
  confirmLabel,
  cancelLabel,
  tone,
  isPending = false,
  pendingLabel = confirmLabel,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const cancel = isPending ? (
    <Button variant="line" isUnavailable unavailableReason={pendingLabel}>
      {cancelLabel}
    </Button>
  ) : (
    <Button variant="line" onPress={onCancel}>
      {cancelLabel}
    </Button>
  );
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      size="small"
      dismissal={isPending ? "none" : "escape"}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      footer={
        <>
          {cancel}
          <Button tone={tone} isPending={isPending} onPress={onConfirm}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
        </>
      }
    />
  );
}
