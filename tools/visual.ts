// Compares the kitchen sinks of the built Storybook with the pictures kept for this Chromium, and checks them in forced colours
// and from right to left. --make takes the pictures anew.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "./browser.ts";

if (!existsSync("storybook-static")) throw new Error("Build the Storybook first: pnpm build-storybook");

const browser = await chromium.launch(chromiumLaunchOptions());
const [major] = browser.version().split(".");
await browser.close();

const making = process.argv.includes("--make") ? ["-g", "looks as it did", "--update-snapshots=all"] : [];
const done = spawnSync("pnpm", ["exec", "playwright", "test", "-c", "visual/playwright.config.ts", ...making], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, CHROMIUM_MAJOR: major },
});
process.exit(done.status ?? 1);
