import { useId } from "react";
import type { FocusEvent, ReactNode } from "react";
import { styled } from "styled-components";
import type { Availability } from "../../actions/Button/availability.ts";
import { media } from "../../theme/media.ts";
import { fieldStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";

/** One of the choices of a group. */
export interface RadioOption<Value extends string> {
  /** What it stands for. */
  value: Value;
  /** Its name. */
  label: ReactNode;
  /** More about it, below the label. */
  description?: ReactNode;
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
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
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

const Root = styled.div`
  ${fieldStyles}

  [data-part="options"] {
    display: grid;
    gap: 2px;
  }
  &[aria-orientation="horizontal"] [data-part="options"] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-6);
  }
  [data-part="options"] label {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    min-block-size: 28px;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
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
  @media (hover: hover) {
    &:where(:not([aria-readonly])) label:hover [data-part="dot"] {
      border-color: var(--color-ink-soft);
    }
  }
  label:has(:checked) [data-part="dot"] {
    border-color: var(--color-brand);
  }
  label:has(:checked) [data-part="dot"]::after {
    content: "";
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--color-brand);
  }
  label:has(:focus-visible) [data-part="dot"] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &[aria-disabled="true"] label {
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[aria-disabled="true"] [data-part="dot"] {
    border-style: dashed;
  }
  label + [data-part="description"] {
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
    label + [data-part="description"] {
      margin-block-start: -8px;
    }
  }
  ${media.forcedColors} {
    label:has(:checked) [data-part="dot"]::after {
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
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = "vertical",
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  name,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  const { htmlFor: _, ...labelProps } = field.labelProps;

  return (
    <Root
      {...field.controlProps}
      role="radiogroup"
      aria-labelledby={labelProps.id}
      aria-orientation={orientation}
      aria-readonly={field.isFixed || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <FieldLabel {...labelProps} label={label} isLabelHidden={isLabelHidden} />
      <FieldDescription {...field.descriptionProps} />
      <div data-part="options">
        {options.map((option) => {
          const descriptionId = `${ownName}-${option.value}`;
          return (
            <div key={option.value}>
              <label>
                <input
                  type="radio"
                  name={name ?? ownName}
                  value={option.value}
                  checked={value === undefined ? undefined : option.value === value}
                  defaultChecked={value === undefined ? option.value === defaultValue : undefined}
                  aria-describedby={option.description ? descriptionId : undefined}
                  onClick={(event) => {
                    if (field.isFixed) event.preventDefault();
                  }}
                  onChange={() => {
                    // React calls this even for a press that was refused.
                    if (!field.isFixed) onChange?.(option.value);
                  }}
                />
                <span data-part="dot" aria-hidden="true" />
                <span>{option.label}</span>
              </label>
              <FieldDescription id={descriptionId}>{option.description}</FieldDescription>
            </div>
          );
        })}
      </div>
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
