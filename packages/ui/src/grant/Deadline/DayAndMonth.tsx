import type { DeadlineWords } from "./deadlineWords.ts";

/** Props of DayAndMonth. */
export type DayAndMonthProps = Pick<DeadlineWords, "state" | "day" | "month">;

/** A closing date, its day apart from its month to be set large. What has none is one run of words: set apart, their space would be wider than others. */
export function DayAndMonth({ state, day, month }: DayAndMonthProps) {
  if (state === "anytime") return <b>{wordsOf({ day, month })}</b>;
  return (
    <>
      <b>{day}</b> <span>{month}</span>
    </>
  );
}

/** A closing date in one run of words. */
export const wordsOf = ({ day, month }: Pick<DeadlineWords, "day" | "month">): string =>
  [day, month].filter(Boolean).join(" ");
