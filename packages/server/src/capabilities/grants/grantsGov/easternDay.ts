const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const patterns: [RegExp, (parts: string[]) => [year: number, month: number, day: number]][] = [
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, ([month, day, year]) => [Number(year), Number(month), Number(day)]],
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, ([year, month, day]) => [Number(year), Number(month), Number(day)]],
  [
    /^([a-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})\b/i,
    ([month = "", day, year]) => [Number(year), months.indexOf(month.toLowerCase()) + 1, Number(day)],
  ],
];

const offsetName = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", timeZoneName: "longOffset" });

/**
 * Reads a day as Grants.gov writes it (`06/30/2027`, `2027-06-30-00-00-00`, `Jun 30, 2027 12:00:00 AM EDT`). Returns its first
 * or last minute in Washington, where its deadlines are counted; null for anything that is no day.
 */
export function easternDay(text: unknown, end: "start" | "end"): Date | null {
  if (typeof text !== "string") return null;
  for (const [pattern, order] of patterns) {
    const found = pattern.exec(text.trim());
    if (!found) continue;
    const [year, month, day] = order(found.slice(1));
    const noon = new Date(Date.UTC(year, month - 1, day, 17));
    if (noon.getUTCMonth() !== month - 1 || noon.getUTCDate() !== day) return null;
    const offset = /GMT([+-]\d\d):/.exec(offsetName.format(noon))?.[1] ?? "-05";
    const [hours, minutes] = end === "end" ? [23, 59] : [0, 0];
    return new Date(Date.UTC(year, month - 1, day, hours - Number(offset), minutes));
  }
  return null;
}
