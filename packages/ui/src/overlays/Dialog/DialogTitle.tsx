import { useRef } from "react";
import { Heading } from "react-aria-components/Heading";
import { Styled } from "../../text/Typography/Heading.styles.ts";
import { useFirstFocus, useStrayEscape, type FirstFocus } from "./useDialogFocus.ts";

export interface DialogTitleProps {
  /** In px, as of a Heading. */
  size: 22 | 28;
  /** Where the dialog begins. Default: `title`. */
  firstFocus?: FirstFocus | undefined;
  /** What Escape does while the focus is nowhere. */
  onStrayEscape?: () => void;
  /** What the dialog is about. */
  children: string;
}

/** Names a dialog, and has its first focus: it is read with the description, and the rest is left to the person's own pace. */
export function DialogTitle({ size, firstFocus = "title", onStrayEscape, children }: DialogTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useFirstFocus(title, firstFocus);
  useStrayEscape(title, () => onStrayEscape?.());
  return (
    <Styled as={Heading} ref={title} slot="title" data-size={size} tabIndex={-1}>
      {children}
    </Styled>
  );
}
