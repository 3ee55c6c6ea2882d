import { join } from "node:path";
import { defineConfig } from "vitest/config";

const slow = 120_000;

/** The unit and server tests of a copy of the workspace: the folder that it is run with as its root. */
export default defineConfig({
  test: {
    // Most of a short run's time goes by with sources that have not changed.
    fsModuleCache: true,
    fsModuleCachePath: join(process.cwd(), ".cache"),
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "faults/model/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/test/**/*.test.ts"],
          globalSetup: [join(import.meta.dirname, "shareDatabases.ts")],
          environment: "node",
          // What one of the two does not notice, as the embedded one does everything in turn, the other one may.
          env: { TEST_DATABASE: "both" },
          testTimeout: slow,
          hookTimeout: slow,
        },
      },
    ],
  },
});
