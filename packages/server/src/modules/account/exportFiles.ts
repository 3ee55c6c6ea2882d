import type { Context } from "../../capabilities/context.ts";
import type { ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Account } from "../../kernel/account.ts";
import type { Module } from "../module.ts";
import { placesOf } from "../teams/index.ts";

/**
 * Everything that is a person's: what is known of them, their messages, teams, credits and bookmarks, and each document and template of the
 * personal account, or that they began in a team they still belong to, with its attachments. Other people's things are not in it.
 */
export async function* exportFiles(
  context: Context,
  modules: readonly Pick<Module, "exportPart">[],
  { userId, email }: Pick<Account, "userId" | "email">,
): AsyncGenerator<ZipEntry> {
  const places = await placesOf(context.db, userId);
  for (const { exportPart } of modules) if (exportPart) yield* exportPart(context, { userId, email, places });
}
