const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });

/** A day written out as the browser's language has it: 2 March 2026, or March 2, 2026. */
export const dateLabel = (moment: string): string => day.format(new Date(moment));
