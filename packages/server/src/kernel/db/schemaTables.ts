import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema.ts";

/** A table as the schema has it, for what is told of all of them. */
export interface SchemaTable {
  name: string;
  /** The tables together with whose rows the database deletes its own. */
  goesWith: string[];
}

/** Every table of the schema, by its name. */
export const schemaTables = (): SchemaTable[] =>
  Object.values<unknown>(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => ({
      name: getTableName(table),
      goesWith: [
        ...new Set(
          getTableConfig(table)
            .foreignKeys.filter(({ onDelete }) => onDelete === "cascade")
            .map((key) => getTableName(key.reference().foreignTable)),
        ),
      ],
    }));
