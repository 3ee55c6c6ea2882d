import { useMemo, useState } from "react";
import type { DateValue } from "react-aria-components/DatePicker";
import { dateOf, textOf } from "./dateText.ts";
import type { DateTimeGranularity } from "./dateText.ts";

interface DateTextState {
  value: string;
  onChange: (text: string) => void;
  granularity: DateTimeGranularity;
}

/**
 * The date of React Aria's field for a text. React Aria keeps the last whole date while a part of it is missing. Here the text
 * is empty once such a field is left, as that of a native one is, and what was typed of it stays on the screen: so the date
 * is held until all parts are there again.
 */
export function useDateText({ value, onChange, granularity }: DateTextState) {
  const [held, setHeld] = useState<DateValue | null>(null);
  const date = useMemo(() => dateOf(value, granularity), [granularity, value]);
  return {
    value: value === "" ? held : date,
    onChange: (next: DateValue | null) => {
      setHeld(null);
      onChange(textOf(next, granularity));
    },
    /** Call it with the group of the parts when the focus leaves it. */
    onLeave: (parts: Element) => {
      const isPart = parts.querySelector("[data-placeholder]") !== null;
      if (isPart && date !== null) {
        setHeld(date);
        onChange("");
      }
      if (!isPart && held !== null) {
        setHeld(null);
        onChange(textOf(held, granularity));
      }
    },
  };
}
