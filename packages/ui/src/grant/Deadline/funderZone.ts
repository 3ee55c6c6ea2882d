import { dateFormat } from "../../text/dates/dates.ts";

/** Where funders count their days: Washington, and UTC for what names no zone. */
const zones = ["UTC", "America/New_York"] as const;

const clockOf = (timeZone: string) => dateFormat({ timeZone, hour: "2-digit", minute: "2-digit" }, "en-GB");

/**
 * The zone in which a closing date is a day and no time of day: its last minute there. A reader elsewhere is shown that day, not
 * the next. Undefined where it is a moment like any other.
 */
export const funderZone = (date: Date): string | undefined =>
  zones.find((timeZone) => clockOf(timeZone).format(date) === "23:59");
