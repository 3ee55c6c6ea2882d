import type { Module } from "../module.ts";
import { openRoutes } from "./routes.ts";

/** Calls that mean the same whoever makes them. */
export const open: Module = { name: "open", routes: openRoutes };
