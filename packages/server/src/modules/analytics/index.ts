import type { Module } from "../module.ts";
import { purgeEvents } from "./recordEvent.ts";
import { analyticsRoutes } from "./routes.ts";

/** Page views and events, with nobody's name. */
export const analytics: Module = { name: "analytics", routes: analyticsRoutes, purge: purgeEvents };
