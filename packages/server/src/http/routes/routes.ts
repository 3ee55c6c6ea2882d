import { authRoutes } from "./auth.ts";
import { meRoutes } from "./me.ts";
import { teamRoutes } from "./teams.ts";

/** What answers the calls of the contract, by operation id. */
export const routes = { ...authRoutes, ...meRoutes, ...teamRoutes };
