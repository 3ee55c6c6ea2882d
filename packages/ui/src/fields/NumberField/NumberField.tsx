import type { FocusEvent, Ref } from "react";
import { Button, Group, Input } from "react-aria-components/NumberField";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";
import { Root } from "./NumberField.styles.ts";

interface NumberFieldBaseProps extends FieldProps {
  /** The number; undefined where there is none. */
  value: number | undefined;
  /** Called with the number, or with undefined where the field was emptied: on Enter, on a step, and when the focus leaves. */
  onChange: (value: number | undefined) => void;
  /** The least there can be. What is below it becomes it. */
  minValue?: number;
  /** The most there can be. What is above it becomes it. */
  maxValue?: number;
  /** What arrow keys and buttons add or take away, to a multiple of which numbers are rounded. Default: 1, without rounding. */
  step?: number;
  /** How it is written, in the options of `Intl.NumberFormat`: a currency, a unit, how many decimals. */
  format?: Intl.NumberFormatOptions;
  /** Shows buttons that add a step or take one away. Default: false. */
  hasButtons?: boolean;
  /** Names the button that adds a step. Default: `Increase {label}`. */
  increaseLabel?: string;
  /** Names the button that takes a step away. Default: `Decrease {label}`. */
  decreaseLabel?: string;
  /** An example of what to enter. What must be known belongs into the description. */
  placeholder?: string;
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /** It can be focused, read and copied, and never changes. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The id of the input, for a link that leads to it. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends the number, with a point and without any format. */
  name?: string;
  /** Called when the focus leaves the input. */
  onBlur?: (event: FocusEvent) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type NumberFieldProps = NumberFieldBaseProps & Availability;

/**
 * A number, written as the person's language writes it. Letters cannot be typed into it, and arrow keys count. An
 * unavailable one can be focused and read, and says why. For digits that count nothing, such as a phone number, use TextField.
 */
export function NumberField({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  onChange,
  format,
  hasButtons,
  increaseLabel = `Increase ${label}`,
  decreaseLabel = `Decrease ${label}`,
  placeholder,
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ref,
  ...rest
}: NumberFieldProps) {
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root
      {...rest}
      {...field.fieldProps}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      formatOptions={format}
      incrementAriaLabel={increaseLabel}
      decrementAriaLabel={decreaseLabel}
      isWheelDisabled
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <Group>
        <Input ref={ref} placeholder={placeholder} aria-disabled={isUnavailable || undefined} />
        {hasButtons && (
          <>
            <Button slot="decrement">−</Button>
            <Button slot="increment">+</Button>
          </>
        )}
      </Group>
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
