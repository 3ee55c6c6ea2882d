import { documentDoor } from "../docs/index.ts";
import type { Module } from "../module.ts";
import { liveRoutes } from "./routes.ts";

/** What is told while one looks: who else is there, and what they change. It stores nothing. */
export const live: Module = { name: "live", routes: liveRoutes, doors: { tellHere: documentDoor("read") } };
