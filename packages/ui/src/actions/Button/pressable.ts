import type { Ref } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";

/** What a button of React Aria takes that every kind of button here has otherwise, or not at all: disabled, it would lose the focus. */
type Replaced =
  "className" | "style" | "children" | "render" | "isDisabled" | "isPending" | "onPress" | "onClick" | "aria-disabled";

/** What every kind of button takes, besides its availability. */
export interface PressableProps extends Omit<AriaButtonProps, Replaced> {
  /** Called by a click, a tap, Enter and Space. */
  onPress?: () => void;
  /** Its work is under way: it keeps the focus, cannot be pressed, and the label should say so ("Sending..."). */
  isPending?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}
