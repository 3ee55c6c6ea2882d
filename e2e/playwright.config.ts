import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../tools/browser.ts";

// Whole journeys against the real server. Each file starts the servers that it needs on ports of their own.
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "./support/globalSetup.ts",
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "../test-results",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunchOptions(),
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    permissions: ["clipboard-read", "clipboard-write"],
    // A route of a test does not see what a service worker asks for; the walk without a network has one.
    serviceWorkers: "block",
    // Pages that move, and films of them, take a third of the time.
    contextOptions: { reducedMotion: "reduce" },
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
    screenshot: "only-on-failure",
  },
});
