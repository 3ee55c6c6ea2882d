/** What stands between the cells of a row of a table; dots that lead to a figure, too. */
export const betweenCells = /\t| \| |\s*\.{4,}\s*(?=[\d£$€¥])|\s+\.{3}\s+(?=[£$€¥]?\s?\d[\d.,]*\s*$)/;

/** The cells of a row of a table; one for a text that is none. */
export const cellsOf = (row: string): string[] => row.split(betweenCells).map((cell) => cell.trim());
