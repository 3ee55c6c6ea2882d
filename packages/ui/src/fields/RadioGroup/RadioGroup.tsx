import { Fragment, useId, useRef } from "react";
import type { FocusEvent, ReactNode } from "react";
import { RadioButton, RadioField } from "react-aria-components/RadioGroup";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import { Root } from "./RadioGroup.styles.ts";

/** One of the choices of a group. */
export interface RadioOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** Its name. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
  /** What is true of it and of its neighbours: a line over the first of them, read with each. Neighbours have it word for word. */
  group?: string;
}

interface RadioGroupBaseProps<Value extends string> extends FieldProps {
  /** The choices, in the order they stand. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, null for none; leave it out and the group keeps its own. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps its own value. */
  defaultValue?: Value | null;
  /** Called with the value that the person chose. */
  onChange?: (value: Value) => void;
  /** Called when the focus leaves the group. */
  onBlur?: (event: FocusEvent) => void;
  /** Beside each other, or one below the other. Default: `vertical`. */
  orientation?: "horizontal" | "vertical";
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /** Its choice can be focused and cannot be changed, as while it is being saved. */
  isReadOnly?: boolean;
  /** The id of the group, for a link that leads to it. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
}

export type RadioGroupProps<Value extends string> = RadioGroupBaseProps<Value> & Availability;

/**
 * One of a few, all of them in sight. An unavailable group can be focused but not changed, and its reason stands below the
 * label. For one of two or three short words use SegmentedControl, for many Select.
 */
export function RadioGroup<Value extends string>({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  onChange,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: RadioGroupProps<Value>) {
  const optionId = useId();
  const group = useRef<HTMLDivElement>(null);
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  useAriaDisabled(group, isUnavailable);

  return (
    <Root {...rest} {...field.fieldProps} ref={group} onChange={(value) => onChange?.(value as Value)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <div data-part="options">
        {options.map((option, at) => {
          const descriptionId = option.description ? `${optionId}-${option.value}` : "";
          const first = options.findLastIndex(({ group }, index) => index <= at && options[index - 1]?.group !== group);
          const groupId = option.group ? `${optionId}-group-${options[first]?.value}` : "";
          return (
            <Fragment key={option.value}>
              {groupId && first === at && (
                <p data-part="group" id={groupId}>
                  {option.group}
                </p>
              )}
              <RadioField
                value={option.value}
                aria-describedby={[groupId, descriptionId].filter(Boolean).join(" ") || undefined}
              >
                <RadioButton>
                  <span data-part="dot" aria-hidden="true" />
                  <span>{option.label}</span>
                </RadioButton>
                <FieldDescription id={descriptionId}>{option.description}</FieldDescription>
              </RadioField>
            </Fragment>
          );
        })}
      </div>
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
