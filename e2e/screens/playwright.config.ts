import { defineConfig } from "@playwright/test";
import walks from "../playwright.config.ts";

// `pnpm pictures:screens`: pictures of every screen from the built app, for who reads the design. Nothing is compared.
export default defineConfig(walks, {
  testDir: ".",
  testMatch: "screens.ts",
  globalSetup: "../support/globalSetup.ts",
  outputDir: "../../test-results/screens-runs",
  timeout: 1_800_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 30_000, trace: "off", screenshot: "off" },
});
