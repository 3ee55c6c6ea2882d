import { personIdentity } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportIdentities } from "./exportIdentities.ts";
import { identityRoutes } from "./routes.ts";
import { purgeUnderWay } from "./transactions.ts";

/** People whom a provider of their organization signs in. */
export const identity: Module = {
  name: "identity",
  holds: [{ table: personIdentity, exported: "yes", erased: "reference" }],
  routes: identityRoutes,
  purge: purgeUnderWay,
  exportPart: exportIdentities,
};
