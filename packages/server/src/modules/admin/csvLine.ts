/** What a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const inert = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};

/** A line of comma-separated values (RFC 4180). What a spreadsheet would take for a formula stays text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;
