import { and, eq, isNull, sql } from "drizzle-orm";
import { document, template } from "../../kernel/db/schema.ts";

/** The template of a document as it is now, for a join: a deadline may have been moved since the document was made. */
export const isOfTemplate = and(eq(template.id, document.templateId), isNull(template.deletedAt));

/** When what a document is written for closes, as a timestamp of the database: its own deadline, or that of its template. */
export const closesAt = sql<string>`coalesce(${document.ownDeadline}::timestamptz, ${template.endAt})`;
