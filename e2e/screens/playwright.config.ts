import { defineConfig } from "@playwright/test";
import walks from "../playwright.config.ts";

// `pnpm pictures:screens`: pictures of every screen from the built app, for who reads the design. Nothing is compared.
export default defineConfig(walks, {
  testDir: ".",
  testMatch: "screens.ts",
  globalSetup: "../support/globalSetup.ts",
  outputDir: "../../test-results/screens-runs",
  timeout: 900_000,
  expect: { timeout: 10_000 },
  use: { actionTimeout: 10_000, trace: "off", screenshot: "off" },
});
