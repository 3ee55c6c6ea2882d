/** The values of a row as PostgreSQL writes them; null for none. */
type Row = (string | null)[];

const escapes: Record<string, string> = {
  "\\": "\\\\",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
};
const unescapes = Object.fromEntries(Object.entries(escapes).map(([plain, escaped]) => [escaped, plain]));

/** A row as a line of the text format of PostgreSQL's COPY, with its end. */
export const lineOf = (row: Row): string =>
  `${row.map((value) => value?.replace(/[\\\b\f\n\r\t\v]/g, (each) => escapes[each] ?? each) ?? "\\N").join("\t")}\n`;

/** The row that a line says, as `lineOf` writes them; the line comes without its end. */
export const rowOf = (line: string): Row =>
  line
    .split("\t")
    .map((value) => (value === "\\N" ? null : value.replace(/\\[\\bfnrtv]/g, (each) => unescapes[each] ?? each)));
