import { useEffect, useImperativeHandle, useRef } from "react";
import type { FocusEvent, ReactNode, Ref } from "react";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldProblem, RequiredMark } from "../Field/FieldParts.tsx";
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
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
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

/**
 * Yes or no. An unavailable box can be focused but not ticked, and its reason stands below it; use `isReadOnly` while a
 * choice is being saved.
 */
export function Checkbox({
  id,
  label,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // No attribute sets it, and a press takes it away: so after every rendering.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  return (
    <Root data-unavailable={isUnavailable || undefined}>
      <label>
        <input
          {...rest}
          {...field.controlProps}
          ref={input}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          aria-readonly={field.isFixed || undefined}
          onClick={(event) => {
            if (field.isFixed) event.preventDefault();
          }}
          onChange={(event) => {
            // React calls this even for a press that was refused.
            if (!field.isFixed) onChange?.(event.target.checked);
          }}
        />
        <span data-part="box" aria-hidden="true" />
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      <FieldDescription {...field.descriptionProps} />
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
