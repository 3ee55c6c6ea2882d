const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "long", year: "numeric" });

/** A day written out as the browser's language has it: 2 March 2026, or March 2, 2026; nothing for a moment that is none. */
export function dateLabel(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : day.format(date);
}
