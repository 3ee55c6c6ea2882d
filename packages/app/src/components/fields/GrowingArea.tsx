import { useGrowingHeight } from "@grantwright/ui";
import { useImperativeHandle, useRef, type ComponentProps, type Ref } from "react";

/** Props of GrowingArea: those of a text area whose text React keeps. */
export interface GrowingAreaProps extends Omit<ComponentProps<"textarea">, "value" | "ref"> {
  value: string;
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A native text area that is as high as its text in every browser. Its styles say `field-sizing: content`. */
export function GrowingArea({ ref, ...props }: GrowingAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useGrowingHeight(area, props.value);
  // oxlint-disable-next-line react/forbid-elements -- it is the paper: native, and as high as its text
  return <textarea ref={area} {...props} />;
}
