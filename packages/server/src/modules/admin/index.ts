import { auditEntry } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { purgeAudit } from "./audit.ts";
import { exportAudited } from "./exportAudited.ts";
import { adminRoutes } from "./routes.ts";

/** Looking after a deployment. */
export const admin: Module = {
  name: "admin",
  holds: [{ table: auditEntry, exported: "yes", erased: { not: "It names nobody any more, and says what was done." } }],
  routes: adminRoutes,
  exportPart: exportAudited,
  purge: purgeAudit,
};
