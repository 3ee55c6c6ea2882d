import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { comment } from "../../kernel/db/schema.ts";
import type { Leaver } from "../module.ts";

/** Forgets whom a mention of the person meant; the name that stands in the words of others stays, as the words do. */
export async function forgetMentions(_context: unknown, tx: Database, { userId }: Leaver): Promise<void> {
  const others = sql`select jsonb_agg(each) from jsonb_array_elements(${comment.mentions}) each where each ->> 'id' <> ${userId}`;
  await tx
    .update(comment)
    .set({ mentions: sql`coalesce((${others}), '[]'::jsonb)` })
    .where(sql`${comment.mentions} @> ${JSON.stringify([{ id: userId }])}::jsonb`);
}
