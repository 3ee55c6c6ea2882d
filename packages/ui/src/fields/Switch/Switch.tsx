import { useImperativeHandle, useRef } from "react";
import type { FocusEvent, ReactNode, Ref } from "react";
import { SwitchButton } from "react-aria-components/Switch";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription } from "../Field/FieldParts.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import { Root } from "./Switch.styles.ts";

interface SwitchBaseProps {
  /** What is on or off. */
  label: ReactNode;
  /** Its accessible name, where the label in its place says too little. */
  "aria-label"?: string;
  /** More about it, below the label. */
  description?: ReactNode;
  /** Whether it is on; leave it out and the switch keeps its own state. */
  isSelected?: boolean;
  /** Whether it is on at first, where it keeps its own state. */
  defaultSelected?: boolean;
  /** Called with what it is now. */
  onChange?: (isSelected: boolean) => void;
  /** Called when the focus leaves it. */
  onBlur?: (event: FocusEvent) => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The id of the input. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** What a form sends when it is on. Default: `on`. */
  value?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type SwitchProps = SwitchBaseProps & Availability;

/**
 * On or off, at once. An unavailable one can be focused but not switched, and its reason stands below it. For something that
 * is sent with a form use Checkbox.
 */
export function Switch({ id, label, description, isUnavailable, unavailableReason, ref, ...rest }: SwitchProps) {
  const field = useField({ id, description, errorMessage: undefined, isUnavailable, unavailableReason });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useAriaDisabled(input, isUnavailable);

  return (
    <Root {...rest} {...field.fieldProps} inputRef={input}>
      <SwitchButton>
        <span data-part="track" aria-hidden="true" />
        <span>{label}</span>
      </SwitchButton>
      <FieldDescription {...field.descriptionProps} />
    </Root>
  );
}
