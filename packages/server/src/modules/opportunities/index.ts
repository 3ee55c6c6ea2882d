import { opportunity, scoutProfile } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportScout } from "./exportScout.ts";
import { purgeGrants } from "./keptGrants.ts";
import { opportunityRoutes } from "./routes.ts";
import { runSearch } from "./runSearch.ts";
import { tellOfFailedSearch } from "./tellOfSearch.ts";

/** The scout: what it looks for and what it finds. */
export const opportunities: Module = {
  name: "opportunities",
  holds: [
    { table: opportunity, exported: "yes", erased: "reference" },
    { table: scoutProfile, exported: "yes", erased: "reference" },
  ],
  routes: opportunityRoutes,
  tasks: { scout: { run: runSearch, tellOfFailure: tellOfFailedSearch } },
  purge: purgeGrants,
  exportPart: exportScout,
};
