import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import type { Availability } from "../../actions/Button/availability.ts";
import { Root } from "./Switch.styles.ts";

interface SwitchBaseProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "role" | "className" | "style" | "checked" | "defaultChecked" | "disabled" | "onChange"
> {
  /** What is on or off. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
  /** Whether it is on; leave it out and the switch keeps its own state. */
  isSelected?: boolean;
  /** Whether it is on at first, where it keeps its own state. */
  defaultSelected?: boolean;
  /** Called with what it is now. */
  onChange?: (isSelected: boolean) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type SwitchProps = SwitchBaseProps & Availability;

/**
 * On or off, at once: a native checkbox in the role of a switch. An unavailable one can be focused but not switched, and its
 * reason stands below it. For something that is sent with a form use Checkbox.
 */
export function Switch({
  label,
  description,
  isSelected,
  defaultSelected,
  isUnavailable,
  unavailableReason,
  onClick,
  onChange,
  ...rest
}: SwitchProps) {
  const id = useId();
  const words = isUnavailable ? unavailableReason : description;
  return (
    <Root>
      <label>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={isSelected}
          defaultChecked={defaultSelected}
          aria-disabled={isUnavailable || undefined}
          aria-describedby={words === undefined ? rest["aria-describedby"] : id}
          onClick={(event) => {
            if (isUnavailable) event.preventDefault();
            onClick?.(event);
          }}
          onChange={(event) => {
            // React calls this even for a press that was refused.
            if (!isUnavailable) onChange?.(event.target.checked);
          }}
        />
        <span data-part="track" aria-hidden="true" />
        <span>{label}</span>
      </label>
      {words !== undefined && (
        <p id={id} data-part="description">
          {words}
        </p>
      )}
    </Root>
  );
}
