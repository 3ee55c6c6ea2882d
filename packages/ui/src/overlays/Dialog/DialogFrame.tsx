import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { CloseIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Box, Content, Scrim } from "./Dialog.styles.ts";
import { DialogTitle } from "./DialogTitle.tsx";
import { useUncovered, type FirstFocus } from "./useDialogFocus.ts";

export interface DialogFrameProps {
  role: "dialog" | "alertdialog";
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size: "small" | "medium" | "large";
  /** `any`: Escape, a press outside and the close button. `escape`: Escape alone, beside the buttons in the footer. */
  dismissal: "any" | "escape" | "none";
  firstFocus?: FirstFocus;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string;
}

/** What every dialog is: a box above a scrim, its title above, its actions below, what is between them scrolling. */
export function DialogFrame({
  role,
  title,
  isOpen,
  onOpenChange,
  size,
  dismissal,
  firstFocus,
  description,
  children,
  footer,
  closeLabel = "Close",
}: DialogFrameProps) {
  const descriptionId = useId();
  const scrim = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useUncovered(scrim, isOpen);

  return (
    <Scrim
      ref={scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={dismissal === "any"}
      isKeyboardDismissDisabled={dismissal === "none"}
    >
      <Box data-size={size}>
        <Content
          role={role}
          aria-describedby={description === undefined ? undefined : descriptionId}
          render={(props) => <section {...props} role={role} aria-modal />}
        >
          <header>
            <DialogTitle
              size={size === "small" ? 22 : 28}
              firstFocus={firstFocus}
              onStrayEscape={dismissal === "none" ? undefined : close}
            >
              {title}
            </DialogTitle>
            {dismissal === "any" && <IconButton label={closeLabel} icon={<CloseIcon />} onPress={close} />}
          </header>
          <div className="body">
            {description !== undefined && (
              <p id={descriptionId} className="description">
                {description}
              </p>
            )}
            {children}
          </div>
          {footer !== undefined && <footer>{footer}</footer>}
        </Content>
      </Box>
    </Scrim>
  );
}
