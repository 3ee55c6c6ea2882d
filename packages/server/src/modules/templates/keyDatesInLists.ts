import type { Schemas } from "@grantwright/api-client";

/** Days as lists have them: without the lines that they were read from, which are long and shown nowhere there. */
export const keyDatesInLists = (dates: Schemas["KeyDates"]): Schemas["KeyDates"] =>
  dates.map(({ id, day, what }) => ({ id, day, what }));
