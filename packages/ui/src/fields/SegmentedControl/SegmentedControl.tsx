import { useId } from "react";
import type { ReactNode } from "react";
import type { Availability } from "../../actions/Button/availability.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
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
  /** `underlined` stands on the page, `filled` in a menu. Default: `underlined`. */
  variant?: "underlined" | "filled";
  /** The name under which a form sends it. */
  name?: string;
}

export type SegmentedControlProps<Value extends string> = SegmentedControlBaseProps<Value> & Availability;

/** One of a few short words in a row. It is a group of native radio buttons: arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelShown,
  options,
  value,
  onChange,
  variant = "underlined",
  isUnavailable,
  unavailableReason,
  name,
}: SegmentedControlProps<Value>) {
  const id = useId();
  return (
    <Root
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={isUnavailable ? `${id}-reason` : undefined}
      aria-disabled={isUnavailable || undefined}
      data-variant={variant}
    >
      {isLabelShown ? (
        <span id={id} data-part="label">
          {label}
        </span>
      ) : (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      )}
      <div data-part="options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              aria-disabled={isUnavailable || undefined}
              onClick={isUnavailable ? (event) => event.preventDefault() : undefined}
              onChange={() => {
                // React calls this even for a press that was refused.
                if (!isUnavailable) onChange(option.value);
              }}
            />
            <span data-part="text" data-text={typeof option.label === "string" ? option.label : undefined}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {isUnavailable && (
        <p id={`${id}-reason`} data-part="reason">
          {unavailableReason}
        </p>
      )}
    </Root>
  );
}
