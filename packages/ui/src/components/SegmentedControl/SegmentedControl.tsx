import type { ReactNode } from "react";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup";
import styled from "styled-components";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldLabel } from "../Field/FieldParts.tsx";

/** One of the choices. */
export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen. */
  label: string;
  /** Shows the label above. By default it is left to assistive technology. */
  isLabelShown?: boolean;
  options: readonly SegmentedControlOption<Value>[];
  /** The chosen value; null for none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `underlined` stands on the page, `filled` in a menu. Default: `underlined`. */
  variant?: "underlined" | "filled";
  isDisabled?: boolean;
  /** The name under which a form sends it. */
  name?: string;
}

const Root = styled(RadioGroup)`
  ${fieldStyles}

  [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  [data-part="options"] label {
    display: block;
    padding: 9px 12px;
    border-radius: var(--radius-flat);
    color: var(--color-ink-soft);
    cursor: pointer;
    white-space: nowrap;
  }
  label[data-hovered] {
    color: var(--color-ink);
    background: var(--color-hover);
  }
  [data-part="options"] label[data-selected] {
    color: var(--color-brand);
    font-weight: var(--weight-strong);
    background: transparent;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px var(--color-brand);
  }
  label[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  label[data-disabled] {
    color: var(--color-ink-faint);
    cursor: not-allowed;
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
  &[data-variant="filled"] [data-part="options"] label[data-selected] {
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
    [data-part="options"] label[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** One of a few short words in a row. It is a radio group: arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelShown,
  options,
  onChange,
  variant = "underlined",
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <Root {...rest} orientation="horizontal" onChange={(value) => onChange(value as Value)} data-variant={variant}>
      <FieldLabel label={label} isLabelHidden={!isLabelShown} />
      <div data-part="options">
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton>
              <span data-part="text" data-text={typeof option.label === "string" ? option.label : undefined}>
                {option.label}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </Root>
  );
}
