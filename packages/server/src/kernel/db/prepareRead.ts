import { sql, type Placeholder } from "drizzle-orm";
import type { Database } from "./open.ts";

/** A query as `db.select()` begins it. */
interface Preparable<Rows> {
  prepare(name: string): PreparedRead<Rows>;
}

interface PreparedRead<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

/**
 * A read that so many calls make that building and planning it each time would cost more than the read itself: its SQL is built
 * once for a database or transaction, and PostgreSQL parses and plans it once for a connection, by its `name`, which no other
 * read may have. `build` gets a placeholder for each of `parameters`; their values come with each read, moments as ISO 8601.
 */
export function prepareRead<Parameter extends string, Rows>(
  name: string,
  parameters: readonly Parameter[],
  build: (db: Database, given: Record<Parameter, Placeholder>) => Preparable<Rows>,
): (db: Database, values: Record<Parameter, string | number | null>) => Promise<Rows> {
  const placeholders = parameters.map((each) => [each, sql.placeholder<string>(each)]);
  const given = Object.fromEntries(placeholders) as Record<Parameter, Placeholder>;
  const prepared = new WeakMap<Database, PreparedRead<Rows>>();
  return (db, values) => {
    const read = prepared.get(db) ?? build(db, given).prepare(name);
    prepared.set(db, read);
    return read.execute(values);
  };
}
