import { expect, type Page } from "@playwright/test";
import { listenToLiveRegions } from "../../packages/app/src/routes/stories/speech/liveRegions.ts";

declare global {
  interface Window {
    /** What live regions of the page have said since they are listened to. */
    said?: string[];
  }
}

/** Writes down from now on what a screen reader says by itself. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => (window.said = []));
  await page.evaluate(`(${String(listenToLiveRegions)})((words) => window.said.push(words))`);
}

/** What was said since this was asked last. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.said?.splice(0) ?? []);

/** Waits for words to be said, and fails where anything else is said besides, or the same twice. */
export async function expectSaidOnce(page: Page, words: RegExp): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.said), `${String(words)} is said`)
    .toContainEqual(expect.stringMatching(words));
  // What follows at once is part of the same news.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await heard(page), "said").toEqual([expect.stringMatching(words)]);
}
