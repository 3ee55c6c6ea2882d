/** What stands between the cells of a row of a table. */
export const betweenCells = /\t| \| /;

/** The cells of a row of a table; one for a text that is none. */
export const cellsOf = (row: string): string[] => row.split(betweenCells).map((cell) => cell.trim());
