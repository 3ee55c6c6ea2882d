import { useRef } from "react";
import type { FocusEvent } from "react";
import { Button, DateInput, DateSegment, Group } from "react-aria-components/DatePicker";
import { useLocale } from "react-aria-components/I18nProvider";
import type { Availability } from "../../actions/Button/availability.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";
import { CalendarIcon } from "../../icons/icons.tsx";
import { useAriaDisabled } from "../Field/useAriaDisabled.ts";
import { useField } from "../Field/useField.ts";
import type { DateTimeGranularity } from "./dateText.ts";
import { CalendarPanel } from "./CalendarPanel.tsx";
import { Root } from "./DateTimeField.styles.ts";
import { useDateText } from "./useDateText.ts";

interface DateTimeFieldBaseProps extends FieldProps {
  /** The date, local and without a zone: `2026-11-22` or `2026-11-22T17:00`. Empty for none; what says no date is none. */
  value: string;
  /** Called with the date in the same form, as soon as all of it is there. Empty where it was cleared, or left in part. */
  onChange: (text: string) => void;
  /** Whether it asks for a day, or for the minute too. Default: `minute`. */
  granularity?: DateTimeGranularity;
  /** Marks it as required, and says so. The form checks it. */
  isRequired?: boolean;
  /** It can be focused and read, and never changes. */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The id of the field, for a link that leads to it: the focus goes on to the first part. By default it has one of its own. */
  id?: string;
  /** The name under which a form sends `value`. */
  name?: string;
  /** Called when the focus leaves the field. */
  onBlur?: (event: FocusEvent) => void;
}

export type DateTimeFieldProps = DateTimeFieldBaseProps & Availability;

/**
 * A date, or a date and a time, typed part by part in the order of the person's language, or its day chosen from a calendar. An
 * unavailable one can be focused and read, and says why.
 */
export function DateTimeField({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  onChange,
  granularity = "minute",
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  name,
  onBlur,
  ...rest
}: DateTimeFieldProps) {
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  const { direction } = useLocale();
  const group = useRef<HTMLDivElement>(null);
  const date = useDateText({ value, onChange, granularity });
  useAriaDisabled(group, isUnavailable);

  return (
    <Root
      {...rest}
      {...field.fieldProps}
      {...{ granularity }}
      value={date.value}
      onChange={date.onChange}
      onBlur={(event) => {
        date.onLeave(event.currentTarget);
        onBlur?.(event);
      }}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <Group
        ref={group}
        render={(props) => (
          <div
            {...props}
            tabIndex={-1}
            onFocus={(event) => {
              props.onFocus?.(event);
              if (event.target === event.currentTarget)
                event.target.querySelector<HTMLElement>("[tabindex='0']")?.focus();
            }}
          />
        )}
      >
        <DateInput dir={direction}>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>
          <CalendarIcon size="small" />
        </Button>
      </Group>
      <CalendarPanel />
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
