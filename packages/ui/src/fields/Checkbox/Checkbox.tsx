import { useImperativeHandle, useRef } from "react";
import type { FocusEvent, ReactNode, Ref, SyntheticEvent } from "react";
import { CheckboxButton } from "react-aria-components/Checkbox";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldProblem, RequiredMark } from "../Field/FieldParts.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import { Root } from "./Checkbox.styles.ts";

interface CheckboxBaseProps {
  /** What ticking it means. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
  /** What is wrong. A box with an error message is invalid. */
  errorMessage?: string;
  /** Whether it is ticked; leave it out and the box keeps its own state. */
  isSelected?: boolean;
  /** Whether it is ticked at first, where it keeps its own state. */
  defaultSelected?: boolean;
  /** It stands for several, of which some are ticked. A look alone: it is ticked or not besides. */
  isIndeterminate?: boolean;
  /** Called with whether it is ticked now. */
  onChange?: (isSelected: boolean) => void;
  /** Called when the focus leaves it. */
  onBlur?: (event: FocusEvent) => void;
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /** It can be focused and cannot be changed, as while a choice is being saved. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The id of the input, for a link that leads to it. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** What a form sends when it is ticked. Default: `on`. */
  value?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type CheckboxProps = CheckboxBaseProps & Availability;

/** Leaves a press on a link among the words to the link. React Aria would tick the box with it and stop there. */
function leaveToLink(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest("a")) event.stopPropagation();
}

/**
 * Yes or no. An unavailable box can be focused but not ticked, and its reason stands below it; use `isReadOnly` while a
 * choice is being saved.
 */
export function Checkbox({
  id,
  label,
  description,
  errorMessage,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ref,
  ...rest
}: CheckboxProps) {
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useAriaDisabled(input, isUnavailable);

  return (
    <Root {...rest} {...field.fieldProps} inputRef={input}>
      <CheckboxButton>
        <span data-part="box" aria-hidden="true" />
        <span role="presentation" onPointerDown={leaveToLink} onMouseDown={leaveToLink} onClick={leaveToLink}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </CheckboxButton>
      <FieldDescription {...field.descriptionProps} />
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
