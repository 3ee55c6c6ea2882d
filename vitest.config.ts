import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunchOptions } from "./tools/browser.ts";

const slow = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "tools/**/*.test.ts", "faults/**/*.test.ts"],
          exclude: ["**/*.server.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/test/**/*.test.ts"],
          globalSetup: ["packages/server/test/support/globalSetup.ts"],
          environment: "node",
          testTimeout: slow,
          hookTimeout: slow,
          // A worker keeps its process: loading the server and its embedded database anew for each file took a third of the time.
          isolate: false,
          // They wait for timers and for other processes most of the time.
          maxWorkers: 2,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          maxWorkers: 2,
          testTimeout: slow,
          hookTimeout: slow,
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
