import { useId } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Availability } from "../../actions/Button/availability.ts";
import { media } from "../../theme/media.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";

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

const Root = styled.div`
  [data-part="label"] {
    display: block;
    padding-block-end: 4px;
    font-weight: var(--weight-label);
  }
  [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-part="options"] label {
    position: relative;
    display: block;
    padding: 9px 12px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    cursor: pointer;
    white-space: nowrap;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (hover: hover) {
    label:hover:not(:has(:checked, [aria-disabled])) {
      color: var(--color-ink);
      background: var(--color-hover);
    }
  }
  [data-part="options"] label:has(:checked) {
    color: var(--color-brand);
    font-weight: var(--weight-strong);
    background: transparent;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px var(--color-brand);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  label:has([aria-disabled]) {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  [data-part="reason"] {
    padding-block-start: 4px;
    color: var(--color-ink-soft);
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  [data-part="text"]::after {
    content: attr(data-text);
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--weight-strong);
  }
  &[data-variant="filled"] [data-part="options"] {
    gap: 2px;
  }
  &[data-variant="filled"] [data-part="options"] label {
    padding: 4px 8px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
  }
  &[data-variant="filled"] [data-part="options"] label:has(:checked) {
    background: var(--color-brand-wash);
    border-radius: var(--radius-flat);
    box-shadow: none;
  }
  ${media.small} {
    &[data-variant] [data-part="options"] label {
      min-block-size: var(--target-touch);
      align-content: center;
    }
  }
  ${media.forcedColors} {
    &[data-variant] [data-part="options"] label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      outline-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;

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
