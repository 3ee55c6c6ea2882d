import { useId } from "react";
import type { ReactNode } from "react";
import { CloseIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Heading } from "../Typography/Heading.tsx";
import { Box, Content, Scrim } from "./Dialog.styles.ts";

export interface DialogFrameProps {
  role: "dialog" | "alertdialog";
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size: "small" | "medium" | "large";
  /** `any`: Escape, a press outside and the close button. `escape`: Escape alone, beside the buttons in the footer. */
  dismissal: "any" | "escape" | "none";
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
  description,
  children,
  footer,
  closeLabel = "Close",
}: DialogFrameProps) {
  const descriptionId = useId();
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={dismissal === "any"}
      isKeyboardDismissDisabled={dismissal === "none"}
    >
      <Box data-size={size}>
        <Content
          role={role}
          aria-label={title}
          aria-describedby={description === undefined ? undefined : descriptionId}
        >
          <header>
            <Heading level={2} size={size === "small" ? 22 : 28}>
              {title}
            </Heading>
            {dismissal === "any" && (
              <IconButton label={closeLabel} icon={<CloseIcon />} onPress={() => onOpenChange(false)} />
            )}
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
