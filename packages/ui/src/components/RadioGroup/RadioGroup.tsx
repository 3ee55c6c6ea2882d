import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import type { RadioGroupProps as AriaRadioGroupProps } from "react-aria-components/RadioGroup";
import { styled } from "styled-components";
import type { Availability } from "../Button/availability.ts";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";

/** One of the choices of a group. */
export interface RadioOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** Its name. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
}

interface RadioGroupBaseProps<Value extends string>
  extends
    FieldProps,
    Omit<
      AriaRadioGroupProps,
      | "className"
      | "style"
      | "children"
      | "render"
      | "isDisabled"
      | "isInvalid"
      | "validate"
      | "value"
      | "defaultValue"
      | "onChange"
      | "orientation"
    > {
  /** The choices, in the order they stand. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; null for none. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps its own value. */
  defaultValue?: Value | null;
  /** Called with the value that the person chose. */
  onChange?: (value: Value) => void;
  /** Beside each other, or one below the other. Default: `vertical`. */
  orientation?: "horizontal" | "vertical";
}

export type RadioGroupProps<Value extends string> = RadioGroupBaseProps<Value> & Availability;

const Root = styled(AriaRadioGroup)`
  ${fieldStyles}

  [data-part="options"] {
    display: grid;
    gap: 2px;
  }
  &[data-orientation="horizontal"] [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-6);
  }
  [data-part="options"] label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: 28px;
    cursor: pointer;
  }
  [data-part="dot"] {
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border: 1.5px solid var(--color-edge);
    border-radius: 50%;
    background: var(--color-sheet);
  }
  label[data-hovered] [data-part="dot"] {
    border-color: var(--color-ink-soft);
  }
  label[data-selected] [data-part="dot"] {
    border-color: var(--color-brand);
  }
  label[data-selected] [data-part="dot"]::after {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--color-brand);
  }
  label[data-focus-visible] [data-part="dot"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[data-unavailable] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-unavailable] [data-part="dot"] {
    border-style: dashed;
  }
  label + [slot="description"] {
    display: block;
    padding-inline-start: 28px;
    font-size: var(--text-12);
    line-height: var(--leading-12);
    color: var(--color-ink-faint);
  }
  ${media.small} {
    [data-part="options"] label {
      min-block-size: var(--target-touch);
    }
    label + [slot="description"] {
      margin-block-start: -8px;
    }
  }
  ${media.forcedColors} {
    label[data-selected] [data-part="dot"]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/**
 * One of a few, all of them in sight. An unavailable group can be focused but not changed, and its reason stands below the
 * label. For one of two or three short words use SegmentedControl, for many Select.
 */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  onChange,
  validationBehavior = "aria",
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: RadioGroupProps<Value>) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isUnavailable) root.current?.setAttribute("aria-disabled", "true");
    else root.current?.removeAttribute("aria-disabled");
  }, [isUnavailable]);

  return (
    <Root
      {...rest}
      ref={root}
      isReadOnly={isReadOnly || isUnavailable}
      data-unavailable={isUnavailable || undefined}
      onChange={(value) => onChange?.(value as Value)}
      validationBehavior={validationBehavior}
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <FieldDescription>{isUnavailable ? unavailableReason : description}</FieldDescription>
      <div data-part="options">
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton>
              <span data-part="dot" aria-hidden="true" />
              <span>{option.label}</span>
            </RadioButton>
            <FieldDescription>{option.description}</FieldDescription>
          </RadioField>
        ))}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </Root>
  );
}
