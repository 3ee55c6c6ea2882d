import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { sourcesOfCopy } from "./sourcesOfCopy.ts";

/** The unit tests that judge the domain, the autosave and the session, and the model run, in Stryker's copy of the workspace. */
export default defineConfig({
  resolve: { alias: sourcesOfCopy() },
  test: {
    include: ["packages/{domain,app,api-client}/src/**/*.test.{ts,tsx}", "faults/model/*.test.ts"],
    setupFiles: [join(import.meta.dirname, "failAtOnce.ts")],
    environment: "node",
  },
});
