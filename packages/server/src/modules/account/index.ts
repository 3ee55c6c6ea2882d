import type { Module } from "../module.ts";
import { accountRoutes } from "./routes.ts";

/** The person's own account, whose download and deletion the other modules have a part in. */
export const account = (others: readonly Module[]): Module => ({ name: "account", routes: accountRoutes(others) });
