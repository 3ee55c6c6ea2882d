import type { Schemas } from "@grantwright/api-client";

/** A day that leads to a deadline. */
export interface EarlierDay {
  /** Its last minute where the reader is: ISO 8601. */
  at: string;
  what: string;
}

/** The next of a call's days before its deadline that is not over, or of all where it has none; undefined where there is none, or where the deadline is over. */
export function earlierDay(
  dates: Schemas["KeyDates"] | undefined,
  deadline: string,
  now: number,
): EarlierDay | undefined {
  const end = deadline === "" ? Infinity : Date.parse(deadline);
  return (dates ?? [])
    .map(({ day, what }) => ({ time: new Date(`${day}T23:59:00`).getTime(), what }))
    .filter(({ time }) => time > now && time < end)
    .toSorted((one, other) => one.time - other.time)
    .map(({ time, what }) => ({ at: new Date(time).toISOString(), what }))[0];
}
