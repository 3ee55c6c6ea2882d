import { bookmark, template } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportTemplates } from "./exportTemplates.ts";
import { ownTemplateRoutes } from "./ownRoutes.ts";
import { purgeTemplates } from "./ownTemplates.ts";
import { templateRoutes } from "./routes.ts";

/** Templates: the library, what people make of it, and calls of funders that are read. */
export const templates: Module = {
  name: "templates",
  holds: [
    { table: template, exported: "yes", erased: "reference" },
    { table: bookmark, exported: "yes", erased: "reference" },
  ],
  routes: { ...templateRoutes, ...ownTemplateRoutes },
  purge: purgeTemplates,
  exportPart: exportTemplates,
};

export { keyDatesInLists } from "./keyDatesInLists.ts";
export { findTemplate } from "./library.ts";
export { type TemplateRow, presentField } from "./present.ts";
export { defaultTemplateIdByType } from "./seed/index.ts";
