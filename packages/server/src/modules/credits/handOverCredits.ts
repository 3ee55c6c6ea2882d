import { isNotNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { creditEntry } from "../../kernel/db/schema.ts";
import { handOver } from "../handOver.ts";
import type { Leaver } from "../module.ts";

/** Hands over the credits that a person gave to teams. */
export const handOverCredits = (_context: Context, tx: Database, leaver: Leaver): Promise<void> =>
  handOver(tx, leaver, creditEntry, isNotNull(creditEntry.teamId));
