import type { Module } from "../module.ts";
import { adminRoutes } from "./routes.ts";

/** Looking after a deployment. */
export const admin: Module = { name: "admin", routes: adminRoutes };
