import type { Context } from "../../src/capabilities/context.ts";
import { purge as purgeAll } from "../../src/maintenance.ts";
import { modules } from "../../src/modules.ts";

/** Removes what has had its time, as the server does each hour. Throws the first thing that could not be removed, after all else was. */
export async function purge(context: Context): Promise<void> {
  const failures: unknown[] = [];
  await purgeAll(modules, context, (error) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}
