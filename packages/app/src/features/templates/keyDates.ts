import type { Schemas } from "@grantwright/api-client";

/** A day of a call besides its deadline, as its form has it: the day is empty until all of it is there. */
export type KeyDateModel = Schemas["KeyDate"];

/** So many days a template keeps. */
export const mostKeyDates = 20;

/** The most characters of what a day is. */
const longestWhat = 200;

/** Texts of problems. */
export const keyDateProblem = {
  day: "Choose a day, or remove this line.",
  what: "Say what it is the day of.",
  long: `Keep it under ${longestWhat} characters.`,
} as const;

/** The days of a form; what an earlier release kept on the device has none. */
export const keyDatesOf = ({ keyDates = [] }: { keyDates?: readonly KeyDateModel[] }): readonly KeyDateModel[] =>
  keyDates;

/** What is wrong with days, by `{id}.day` and `{id}.what`. */
export function keyDateProblems(dates: readonly KeyDateModel[]): Record<string, string> {
  return Object.fromEntries(
    dates.flatMap(({ id, day, what }) => [
      ...(day === "" ? [[`${id}.day`, keyDateProblem.day]] : []),
      ...(what.trim() === "" ? [[`${id}.what`, keyDateProblem.what]] : []),
      ...(what.length > longestWhat ? [[`${id}.what`, keyDateProblem.long]] : []),
    ]),
  );
}

/** The days that can be saved: one that is not right is as it was saved before, and left out where it is new. */
export function sendableKeyDates(
  dates: readonly KeyDateModel[],
  saved: readonly KeyDateModel[],
): readonly KeyDateModel[] {
  return dates.flatMap((date) => {
    if (Object.keys(keyDateProblems([date])).length === 0) return date;
    return saved.find(({ id }) => id === date.id) ?? [];
  });
}
