import type { Page } from "playwright";
import type { Scene } from "../harness/scene.ts";
import { anyField, type Fault } from "./fault.ts";

/** Makes the renderer of a tab die, as a lack of memory does. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  void session.send("Page.crash").catch(() => {});
  await crashed;
}

const tabCrash = (seconds: number): Fault => ({
  name: `tab crash ${seconds} s after the last key`,
  isFor: anyField,
  ...(seconds === 0 && { seeds: 2 }),
  play: async (scene) => {
    const page = await scene.open();
    const stood = await scene.write(page);
    if (seconds === 0) {
      await scene.wait(scene.random.between(0, 60));
      const more = ` ${scene.words(3)}`;
      await scene.typeQuickly(page, more);
      scene.intend(page, stood, stood + more);
    } else await scene.wait(seconds * 1_000 - 100);
    await crash(page);
  },
});

/**
 * Asks the browser's database on disk for something, and waits for the answer. The words' own way there began before: a machine on
 * which this takes long is slow, and says nothing about the product.
 */
async function askDisk(page: Page): Promise<() => Promise<void>> {
  const database = await page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("faults-disk");
        opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("asked"));
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("The browser opens no database.")));
      }),
  );
  return () =>
    database.evaluate(
      (opened) =>
        new Promise<void>((resolve, reject) => {
          const asking = opened.transaction("asked", "readwrite");
          asking.objectStore("asked").put("?", "last");
          asking.addEventListener("complete", () => resolve());
          asking.addEventListener("abort", () => reject(new Error("The browser's database takes nothing.")));
        }),
    );
}

const browserKill = (seconds: number): Fault => ({
  name: `browser killed ${seconds} s after the last key`,
  isFor: anyField,
  stage: "own browser",
  play: async (scene: Scene) => {
    const page = await scene.open();
    const diskAnswers = await askDisk(page);
    await scene.write(page);
    await scene.wait(seconds * 1_000);
    await diskAnswers();
    await scene.killBrowser();
  },
});

/** Tabs and browsers that die. */
export const crashes: Fault[] = [...[0, 1, 2.9, 3.1].map(tabCrash), ...[0, 2].map(browserKill)];
