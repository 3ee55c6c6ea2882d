import { useId, useRef, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { CloseIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Heading } from "../../text/Typography/Heading.tsx";
import { Box, Content, Scrim } from "./Dialog.styles.ts";
import { useModal } from "./useModal.ts";
import { useVisualHeight } from "./useVisualHeight.ts";

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

const never = () => () => {};

/** What every dialog is: a box above a scrim, its title above, its actions below, what is between them scrolling. */
export function DialogFrame({ isOpen, ...rest }: DialogFrameProps) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isOpen && isClient ? createPortal(<OpenFrame {...rest} />, document.body) : null;
}

function OpenFrame({
  role,
  title,
  onOpenChange,
  size,
  dismissal,
  description,
  children,
  footer,
  closeLabel = "Close",
}: Omit<DialogFrameProps, "isOpen">) {
  const descriptionId = useId();
  const content = useRef<HTMLElement>(null);
  const pressBegan = useRef<EventTarget>(undefined);
  const close = () => onOpenChange(false);
  const { onKeyDown } = useModal({ ref: content, closesOnEscape: dismissal !== "none", onClose: close });
  const height = useVisualHeight();

  return (
    <Scrim
      role="presentation"
      style={height}
      onPointerDown={(event) => {
        pressBegan.current = event.target;
      }}
      onClick={(event) => {
        const isOutside = event.target === event.currentTarget && pressBegan.current === event.currentTarget;
        if (isOutside && dismissal === "any") close();
      }}
    >
      <Box data-size={size}>
        <Content
          ref={content}
          role={role}
          tabIndex={-1}
          aria-modal
          aria-label={title}
          aria-describedby={description === undefined ? undefined : descriptionId}
          onKeyDown={onKeyDown}
        >
          <header>
            <Heading level={2} size={size === "small" ? 22 : 28}>
              {title}
            </Heading>
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
