import type { ReactNode } from "react";
import { DialogFrame } from "./DialogFrame.tsx";

export interface DialogProps {
  /** What it is about: its accessible name. */
  title: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when the person closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** 440, 600 or 800 px wide. On small screens all are as wide as the screen, at its bottom. Default: `medium`. */
  size?: "small" | "medium" | "large";
  /** Whether Escape, a press outside and the close button close it. Default: true. */
  isDismissable?: boolean;
  /** Where the focus begins, when it opens: on its title, or in its first field. Default: `title`. */
  firstFocus?: "title" | "field";
  /** A sentence below the title that says what to do: its accessible description. */
  description?: ReactNode;
  /** What stands between the title and the buttons. It scrolls where it is long. */
  children?: ReactNode;
  /** Buttons, the one that matters last. */
  footer?: ReactNode;
  /** Names the close button. Default: `Close`. */
  closeLabel?: string;
}

/**
 * Asks for the whole attention of a person. The focus stays inside, and goes back to where it was when it closes. For a
 * question with two answers use ConfirmDialog.
 */
export function Dialog({ size = "medium", isDismissable = true, ...rest }: DialogProps) {
  return <DialogFrame {...rest} role="dialog" size={size} dismissal={isDismissable ? "any" : "none"} />;
}
