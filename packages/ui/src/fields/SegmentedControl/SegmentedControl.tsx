import { useRef } from "react";
import type { ReactNode } from "react";
import { Radio } from "react-aria-components/RadioGroup";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel } from "../Field/FieldParts.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import { Root } from "./SegmentedControl.styles.ts";

/** One of the choices. */
export interface SegmentedControlOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** A short word. */
  label: ReactNode;
}

interface SegmentedControlBaseProps<Value extends string> {
  /** What is chosen. */
  label: string;
  /** Shows the label above. By default it is left to assistive technology. */
  isLabelShown?: boolean;
  /** The choices, in the order they stand. */
  options: readonly SegmentedControlOption<Value>[];
  /** The chosen value; null for none. */
  value: Value | null;
  /** Called with the value that the person chose. */
  onChange: (value: Value) => void;
  /** `outlined` stands on the page, `filled` in a menu. Default: `outlined`. */
  variant?: "outlined" | "filled";
  /** The name under which a form sends it. */
  name?: string;
}

/** How many of that number stand in a row of equal widths on a small screen; more than four are as wide as their words. */
const evenIn: Record<number, "row" | "two"> = { 2: "row", 3: "row", 4: "two" };

export type SegmentedControlProps<Value extends string> = SegmentedControlBaseProps<Value> & Availability;

/** One of a few short words in a row: a group of radio buttons, in which arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelShown = false,
  options,
  value,
  onChange,
  variant = "outlined",
  isUnavailable,
  unavailableReason,
  name,
}: SegmentedControlProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const field = useField({ description: undefined, errorMessage: undefined, isUnavailable, unavailableReason });
  useAriaDisabled(group, isUnavailable);

  return (
    <Root
      {...field.fieldProps}
      {...{ name, value }}
      ref={group}
      orientation="horizontal"
      onChange={(chosen) => onChange(chosen as Value)}
      data-variant={variant}
    >
      <FieldLabel label={label} isLabelHidden={!isLabelShown} />
      <div data-part="options" data-even={evenIn[options.length]}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            <span data-part="text" data-text={typeof option.label === "string" ? option.label : undefined}>
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
      <FieldDescription {...field.descriptionProps} />
    </Root>
  );
}
