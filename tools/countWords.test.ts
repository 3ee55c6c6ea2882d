import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { chromium } from "playwright";
import { expect, it } from "vitest";
import { countedTexts } from "../packages/domain/src/countWords.table.ts";
import { chromiumLaunchOptions } from "./browser.ts";

it("counts words in a browser as the server does", { timeout: 60_000 }, async () => {
  const code = stripTypeScriptTypes(readFileSync("packages/domain/src/countWords.ts", "utf8"));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const address = `data:text/javascript,${encodeURIComponent(code)}`;
    const texts = JSON.stringify(countedTexts.map(([text]) => text));
    // As a string: the import is the page's, not that of whoever transforms this file.
    const counts = await page.evaluate(`import(${JSON.stringify(address)}).then((it) => ${texts}.map(it.countWords))`);
    expect(counts).toEqual(countedTexts.map(([, words]) => words));
  } finally {
    await browser.close();
  }
});
