import { memo, useState } from "react";
import type { ComponentProps, KeyboardEvent, Ref } from "react";

interface PaperAreaProps extends Omit<ComponentProps<"textarea">, "value" | "defaultValue" | "ref" | "onKeyDown"> {
  areaRef: Ref<HTMLTextAreaElement>;
  /** The text at first. */
  firstValue: string;
  /** Enter does nothing. */
  isOneLine: boolean;
}

function keepOneLine(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

/**
 * The text area of a PaperField, which the browser keeps the text of. A controlled one would have React write the whole
 * text into its child nodes at every key, and a long document would be laid out anew each time. Memoised for the same reason.
 */
export const PaperArea = memo(function PaperArea({ areaRef, firstValue, isOneLine, ...rest }: PaperAreaProps) {
  const [defaultValue] = useState(firstValue);
  return (
    <textarea
      ref={areaRef}
      dir="auto"
      defaultValue={defaultValue}
      onKeyDown={isOneLine ? keepOneLine : undefined}
      {...rest}
    />
  );
});
