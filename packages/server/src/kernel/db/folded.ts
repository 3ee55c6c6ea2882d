import { sql, type SQL } from "drizzle-orm";

/**
 * A text as a search compares it, folded by the database: without case and without accents, so that "lodz" finds "Łódź". For columns that
 * the database writes by itself, and for the words that are looked for in them: both are folded by the same rule.
 */
export const folded = (text: SQL): SQL =>
  sql`replace(lower(translate(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØ', 'lLoO')), 'ß', 'ss')`;
