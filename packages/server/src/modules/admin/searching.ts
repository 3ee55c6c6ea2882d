import { or, sql, type AnyColumn, type SQL } from "drizzle-orm";

/** How many of a list are shown where nothing else is asked for. */
export const usualPage = 50;

/** A part of a list. */
export interface Page {
  search?: string | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
}

/** Rows of which one of the columns holds the text, whatever its case; all rows without a text. */
export function holdsText(search: string | undefined, ...columns: AnyColumn[]): SQL | undefined {
  const text = search?.trim();
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => sql`${column} ilike ${pattern}`));
}
