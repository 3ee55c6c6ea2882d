/** Signs between the cells of a row, the likeliest first, and the fewest a row has of each. */
const separators = [
  { sign: ";", least: 1 },
  { sign: "|", least: 1 },
  { sign: ",", least: 2 },
] as const;

type Separator = (typeof separators)[number];

/** Fewer lines are no table. */
const leastRows = 3;

/** Where the separators of a line stand, outside quotation marks. Commas of prose have a space behind them, those of numbers digits on both sides. */
function placesIn(line: string, { sign }: Separator): number[] {
  const places: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] !== sign || isQuoted) continue;
    if (sign === "," && line[at + 1] === " ") return [];
    places.push(at);
  }
  return places;
}

/**
 * A text whose rows of separated values ("Fees;4 weeks;620") have tabs between their cells, each character in its place: what spreadsheets write.
 * Rows are lines that follow each other and have equally many of one separator.
 */
export function tabbedRows(text: string): string {
  if (!/[;|,]/.test(text)) return text;
  const lines = text.split("\n");
  for (const separator of separators) {
    let from = 0;
    while (from < lines.length) {
      const count = placesIn(lines[from]!, separator).length;
      let to = from + 1;
      if (count < separator.least) {
        from = to;
        continue;
      }
      while (to < lines.length && placesIn(lines[to]!, separator).length === count) to += 1;
      if (to - from >= leastRows) for (let row = from; row < to; row += 1) lines[row] = tabbed(lines[row]!, separator);
      from = to;
    }
  }
  return lines.join("\n");
}

function tabbed(line: string, separator: Separator): string {
  const signs = line.split("");
  for (const at of placesIn(line, separator)) signs[at] = "\t";
  return signs.join("");
}
