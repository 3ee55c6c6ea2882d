import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "./tools/browser.ts";

// Only against tests that never end: a busy machine is no reason to fail.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Units that start processes of their own, wait for what never answers or work through large texts, which takes seconds each. */
const heavy = [
  "**/{extractText,makeFile,apartJobs,exportsHistory,createModelWriter,honestWriting,readCall,changedFigures}.test.ts",
  "tools/countWords.test.ts",
];

/** Units whose modules hold what a page holds, or that put something in the place of a module: each file begins with new ones. */
const apart = [
  "packages/app/src/**/*.test.{ts,tsx}",
  "faults/**/*.test.ts",
  "packages/server/src/modules/auth/passwords.test.ts",
];

const serverTests = {
  globalSetup: ["packages/server/test/support/globalSetup.ts"],
  environment: "node" as const,
  ...patience,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "packages/server/evaluation/*.test.ts", "tools/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...heavy, ...apart],
          environment: "node",
          // Loading the modules anew for each file took most of the time.
          isolate: false,
          ...patience,
        },
      },
      { test: { name: "unit-apart", include: apart, environment: "node", ...patience } },
      { test: { name: "unit-heavy", include: heavy, environment: "node", ...patience } },
      {
        test: {
          name: "server",
          include: ["packages/server/test/*.test.ts"],
          ...serverTests,
          // A worker keeps its process: loading the server and its embedded database anew for each file took a third of the time.
          isolate: false,
          // They wait for timers and for other processes most of the time.
          maxWorkers: 2,
        },
      },
      {
        test: { name: "server-processes", include: ["packages/server/test/processes/*.test.ts"], ...serverTests },
      },
      {
        // A dependency that is found while tests run reloads the page under them. So all of them are scanned for at the start.
        optimizeDeps: { entries: ["packages/ui/src/index.ts", "packages/ui/test/patterns/*.{ts,tsx}"] },
        test: {
          name: "patterns",
          include: ["packages/ui/test/patterns/*.test.tsx"],
          // A page goes on to the next file, as with stories.
          isolate: false,
          maxWorkers: 2,
          // What a key does shows at once, but on a busy machine. What is awaited in vain takes as long as the test may.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // A page goes on to the next file: loading all modules anew for each of them took most of the time.
          isolate: false,
          setupFiles: [".storybook/docs/afterFile.ts"],
          maxWorkers: 2,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
