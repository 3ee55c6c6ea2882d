import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "../tools/browser.ts";

/** Letters are drawn differently from one Chromium to the next, so that each has pictures of its own. */
const major = process.env.CHROMIUM_MAJOR ?? "unknown";

const port = 6107;

// The kitchen sinks of the static Storybook, served under a sub path as a published one is: how they look beside the pictures
// kept here, and whether they are accessible in forced colours and from right to left.
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  outputDir: "../test-results/visual",
  snapshotPathTemplate: `{testDir}/pictures/chromium-${major}/{arg}{ext}`,
  expect: { toHaveScreenshot: { maxDiffPixels: 40, threshold: 0.01, animations: "disabled", caret: "hide" } },
  use: {
    baseURL: `http://localhost:${port}/design/`,
    browserName: "chromium",
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 800, height: 600 },
    reducedMotion: "reduce",
  },
  webServer: {
    command: `pnpm exec vite preview --outDir storybook-static --base /design/ --port ${port} --strictPort`,
    cwd: "..",
    url: `http://localhost:${port}/design/index.json`,
    timeout: 60_000,
  },
});
