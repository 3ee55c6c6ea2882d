import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { chromiumLaunchOptions } from "../tools/browser.ts";

const html = '<!doctype html><meta charset="utf-8"><div id="frame"></div><div id="place"></div>';

/**
 * Builds a page of `packages/app/bench` as the app is built, opens it in Chromium under an address of its own, with storage, and
 * measures in it.
 */
export async function inBenchPage<T>(
  entry: string,
  viewport: { width: number; height: number },
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: resolve("packages/app"),
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { dedupe: ["react", "react-dom", "react-router-dom", "@tanstack/react-query", "styled-components"] },
    build: {
      outDir: folder,
      lib: { entry: resolve("packages/app/bench", entry), formats: ["iife"], name: "page", fileName: () => "page.js" },
    },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport });
    page.on("pageerror", (error) => console.error(error.message));
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.goto("http://localhost/");
    await page.addScriptTag({ content: readFileSync(join(folder, "page.js"), "utf8") });
    return await measure(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
