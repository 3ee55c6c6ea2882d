import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import type { Availability } from "../../actions/Button/availability.ts";
import { media } from "../../theme/media.ts";

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

const Root = styled.div`
  label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: var(--target-mouse);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  [data-part="track"] {
    position: relative;
    inline-size: 34px;
    block-size: 20px;
    border: 1.5px solid var(--color-edge);
    border-radius: 10px;
    transition: background var(--steady) var(--ease);
  }
  [data-part="track"]::after {
    content: "";
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 11px;
    block-size: 11px;
    border-radius: 50%;
    background: var(--color-edge);
    transition: inset-inline-start var(--steady) var(--ease);
  }
  label:hover:not(:has([aria-disabled])) [data-part="track"] {
    border-color: var(--color-ink-soft);
  }
  label:has(:checked) [data-part="track"] {
    background: var(--color-brand);
    border-color: var(--color-brand);
  }
  label:has(:checked) [data-part="track"]::after {
    inset-inline-start: 17px;
    background: var(--color-on-brand);
  }
  label:has(:focus-visible) [data-part="track"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  label:has([aria-disabled]) {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  label:has([aria-disabled]) [data-part="track"] {
    border-style: dashed;
  }
  [data-part="description"] {
    padding-inline-start: 44px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  label:has([aria-disabled]) + [data-part="description"] {
    color: var(--color-ink-soft);
  }
  ${media.small} {
    label {
      min-block-size: var(--target-touch);
    }
    [data-part="description"] {
      margin-block-start: -12px;
    }
  }
  ${media.forcedColors} {
    [data-part="track"]::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
    label:has(:checked) [data-part="track"] {
      background: Highlight;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    label:has(:checked) [data-part="track"]::after {
      background: HighlightText;
    }
  }
`;

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
