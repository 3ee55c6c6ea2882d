import type { ButtonHTMLAttributes } from "react";

/** What every kind of button takes: the attributes of a native button, and `onPress` in place of `onClick`. */
export interface PressableProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "style" | "children" | "disabled" | "onClick" | "aria-disabled"
> {
  /** Called by a click, a tap, Enter and Space. */
  onPress?: () => void;
}
