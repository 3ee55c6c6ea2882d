import { DateTimeField } from "@grantwright/ui";
import { keyDateCopy as copy } from "./keyDates.copy.ts";
import type { KeyDateModel } from "./keyDates.ts";
import { LineArea } from "./LineArea.tsx";
import { KeyDateLine } from "./KeyDates.styles.ts";

/** Props of KeyDateFields. */
export interface KeyDateFieldsProps {
  date: KeyDateModel;
  /** Which of the days it is, from 0. */
  index: number;
  onChange: (change: Partial<KeyDateModel>) => void;
  onLeave?: (field: "day" | "what") => void;
  problemOf: (field: "day" | "what") => string | undefined;
}

/** The id of the field that says what a day is. */
export const whatId = (id: string) => `date-${id}-what`;

/** One day of a call: what it is the day of, and the day. */
export function KeyDateFields({ date, index, onChange, onLeave, problemOf }: KeyDateFieldsProps) {
  return (
    <KeyDateLine>
      <LineArea
        id={whatId(date.id)}
        label={copy.what(index + 1)}
        isLabelHidden
        value={date.what}
        onChange={(what) => onChange({ what })}
        onBlur={() => onLeave?.("what")}
        errorMessage={problemOf("what")}
      />
      <DateTimeField
        label={copy.day(index + 1)}
        isLabelHidden
        granularity="day"
        value={date.day}
        onChange={(day) => onChange({ day })}
        onBlur={() => onLeave?.("day")}
        errorMessage={problemOf("day")}
      />
    </KeyDateLine>
  );
}
