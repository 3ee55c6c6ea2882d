import { comment, commentThread } from "../../kernel/db/schema.ts";
import type { Module } from "../module.ts";
import { exportComments } from "./exportComments.ts";
import { forgetMentions } from "./forgetMentions.ts";
import { commentDoors, commentRoutes } from "./routes.ts";

/** What people say to each other about the texts of a document. It stays with the document when somebody who said it goes. */
export const comments: Module = {
  name: "comments",
  holds: [
    { table: commentThread, exported: "yes", erased: "reference" },
    { table: comment, exported: "yes", erased: "forget" },
  ],
  routes: commentRoutes,
  doors: commentDoors,
  exportPart: exportComments,
  erase: { forget: forgetMentions },
};
