/** Where funders count their days: Washington, and UTC for what names no zone. */
const zones = ["UTC", "America/New_York"] as const;

const clocks = zones.map((timeZone) => ({
  timeZone,
  format: new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }),
}));

/**
 * The zone in which a closing date is a day and no time of day: its last minute there. A reader elsewhere is shown that day, not
 * the next. Undefined where it is a moment like any other.
 */
export const funderZone = (date: Date): string | undefined =>
  clocks.find(({ format }) => format.format(date) === "23:59")?.timeZone;
