import type { TestProject } from "vitest/node";

/** Hands to the server's tests the databases that the mutation check has started once for all of its runs. */
export default function shareDatabases(project: TestProject): void {
  project.provide("postgresUrl", process.env.MUTATIONS_POSTGRES_URL ?? "");
  project.provide("postgresTemplate", process.env.MUTATIONS_POSTGRES_TEMPLATE ?? "");
  project.provide("embeddedTemplate", process.env.MUTATIONS_EMBEDDED_TEMPLATE ?? "");
}
