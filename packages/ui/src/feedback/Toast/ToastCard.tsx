import type { CSSProperties } from "react";
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { Toast } from "./toastStore.ts";
import { useSwipe } from "./useSwipe.ts";

export interface ToastCardProps {
  /** What is shown, if anything is. */
  toast: Toast | undefined;
  /** Names the button that takes it away. */
  dismissLabel: string;
  onDismiss: () => void;
}

const icons = { neutral: <InfoIcon />, success: <CheckIcon />, danger: <AlertIcon /> } as const;

function Words({ toast }: { toast: Toast }) {
  return (
    <>
      <b>{toast.title}</b>
      {toast.description !== undefined && <span className="description">{toast.description}</span>}
    </>
  );
}

/** What a toast looks like. Its live region is there before it is, so that the first one is heard. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { offset, swipeProps } = useSwipe(onDismiss);
  const tone = toast?.tone ?? "neutral";
  return (
    <div className="card" style={{ "--swipe": `${offset}px` } as CSSProperties} {...swipeProps}>
      {toast && icons[tone]}
      <div className="words" role="status">
        {toast && tone !== "danger" && <Words key={toast.id} toast={toast} />}
      </div>
      {toast && tone === "danger" && (
        <div key={toast.id} className="words" role="alert">
          <Words toast={toast} />
        </div>
      )}
      {toast?.action && (
        <div className="action">
          <Button
            variant="line"
            size="small"
            onPress={() => {
              // First, so that what the action says is not taken away with it.
              onDismiss();
              toast.action?.onPress();
            }}
          >
            {toast.action.label}
          </Button>
        </div>
      )}
      {toast && (
        <div className="close">
          <IconButton label={dismissLabel} icon={<CloseIcon />} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
