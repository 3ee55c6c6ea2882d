import type { Context } from "../../src/capabilities/context.ts";
import { purge as purgeAll } from "../../src/maintenance.ts";
import { modules } from "../../src/modules.ts";

/** Removes what has had its time, as the server does each hour. */
export const purge = (context: Context): Promise<void> => purgeAll(modules, context);
