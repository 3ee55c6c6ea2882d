import { asc } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { message } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";
import { presentMessage, visibleMessages } from "./messageRow.ts";

/** The messages that a person got and wrote. */
export async function* exportMessages(
  { db }: Pick<Context, "db">,
  { userId, email, places }: Exported,
): AsyncGenerator<ZipEntry> {
  const messages: unknown[] = [];
  for (const { id, name } of places) {
    const rows = await visibleMessages(db, { userId, email, teamId: id }, undefined).orderBy(
      asc(message.createdAt),
      asc(message.id),
    );
    for (const row of rows) messages.push({ account: name, ...presentMessage(row) });
  }
  yield jsonEntry("messages.json", messages);
}
