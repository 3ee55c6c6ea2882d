import { useRef, type ReactNode } from "react";
import { useButton } from "react-aria/useButton";
import { Root } from "./PressableText.styles.ts";

export interface PressableTextProps {
  /** The words, which break over lines as the text around them does. */
  children: ReactNode;
  /** Whether they have to be looked at: they are underlined, so that the mark is more than a colour. */
  isMarked?: boolean;
  /** Called with the words, for what opens beside them. */
  onPress: (target: Element) => void;
}

/** Words within a text that can be pressed. A button breaks over no line, which a sentence has to. */
export function PressableText({ children, isMarked = false, onPress }: PressableTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { buttonProps } = useButton({ elementType: "span", onPress: ({ target }) => onPress(target) }, ref);
  return (
    <Root {...buttonProps} ref={ref} data-marked={isMarked || undefined}>
      {children}
    </Root>
  );
}
