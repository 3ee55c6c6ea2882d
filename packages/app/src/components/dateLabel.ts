const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** A day written out: 2 March 2026. */
export const dateLabel = (moment: string): string => format.format(new Date(moment));
