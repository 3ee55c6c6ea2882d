import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** What live regions of the page have said since they are listened to. */
    said?: string[];
  }
}

/** Writes down from now on what a screen reader says by itself: what appears in a live region. What happens at once in one is said once. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    window.said = said;
    const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])';
    new MutationObserver((changes) => {
      const spoken = new Map<Element, string>();
      for (const { target, addedNodes, type } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        for (const node of type === "characterData" ? [target] : addedNodes) {
          // An alert that comes with its words is said; a status only where it was there before them.
          const alert =
            node instanceof Element && (node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
          const region = place?.closest(regions) ?? alert;
          const text = (alert || node).textContent?.trim();
          if (region && text && region.isConnected) spoken.set(region, `${spoken.get(region) ?? ""} ${text}`.trim());
        }
      }
      said.push(...spoken.values());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

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
