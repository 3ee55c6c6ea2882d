import type { Page } from "playwright";
import { crash } from "./crashes.ts";
import { anyField, autoSaved, type Fault } from "./fault.ts";
import { controlOn } from "../fields/field.ts";
import type { Scene } from "../harness/scene.ts";

/** Runs in the page: makes stores refuse, as a full or a forbidden one does. */
function refuse(stores: string[]): void {
  if (stores.includes("local storage"))
    Storage.prototype.setItem = () => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    };
  if (stores.includes("IndexedDB")) {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room.", "QuotaExceededError");
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException("Not here.", "SecurityError");
    };
  }
}

const oneRefuses = (name: string, store: "local storage" | "IndexedDB"): Fault => ({
  name,
  isFor: anyField,
  play: async (scene) => {
    await scene.context.addInitScript(refuse, [store]);
    const page = await scene.open();
    await scene.write(page);
    await scene.wait(700);
    await crash(page);
  },
});

/** How long the page took from the last change to the save that brings it, in milliseconds. */
function timeToSave(scene: Scene, page: Page): number {
  const { events } = scene.logOf(page);
  const last = events.findLast((event) => event.kind === "shown" && event.name === scene.place.control.name);
  const value = last?.kind === "shown" ? last.value : undefined;
  const save = events.find(
    (event) => event.kind === "asked" && scene.place.isSave(event) && scene.place.savedBy?.(event.body) === value,
  );
  return save && last ? save.at - last.at : Infinity;
}

const bothRefuse: Fault = {
  name: "all storage refused",
  isFor: autoSaved,
  play: async (scene) => {
    await scene.context.addInitScript(refuse, ["local storage", "IndexedDB"]);
    const page = await scene.open();
    await scene.write(page);
    await scene.waitForServer(page);
    const took = timeToSave(scene, page);
    scene.expect(took < 2_000, `saving took ${Math.round(took)} ms where nothing is kept on the device`);
    await scene.write(page, ` ${scene.words(3)}`);
    await scene.waitForServer(page);
    await crash(page);
  },
};

const bothRefuseUnsent: Fault = {
  name: "all storage refused, not sent",
  isFor: (field) => !field.isAutoSaved,
  play: async (scene) => {
    await scene.context.addInitScript(refuse, ["local storage", "IndexedDB"]);
    const page = await scene.open();
    const words = await scene.write(page);
    const isSaid = await page
      .getByText(/not kept on this device|cannot keep/i)
      .first()
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    scene.expect(isSaid, "the screen does not say that nothing is kept on this device");
    const asked = page.waitForEvent("dialog", { timeout: 3_000 }).catch(() => undefined);
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    scene.expect(dialog?.type() === "beforeunload", "leaving the page did not warn");
    if (!dialog) return scene.intents.clear();
    await dialog.dismiss();
    scene.expect((await controlOn(page, scene.place.control).inputValue()) === words, "the words left the screen");
    // The person was told: without a store they end with the page.
    return scene.intents.clear();
  },
};

/** Changes what the journal keeps in local storage, from a page of the same origin in which the app does not run. */
async function tamper(scene: Scene, how: "broken beside" | "old beside" | "own broken"): Promise<void> {
  const page = await scene.newTab();
  await page.goto(`${scene.wire.url}/favicon.svg`);
  await page.evaluate(
    ([way, mark]) => {
      for (const key of Object.keys(localStorage)) {
        const text = localStorage.getItem(key) ?? "";
        if (!text.includes(mark)) continue;
        if (way === "own broken") localStorage.setItem(key, text.slice(0, text.length / 2));
        else {
          const beside = key.replace(/.$/, (last) => (last === "a" ? "b" : "a"));
          localStorage.setItem(beside, way === "old beside" ? JSON.stringify({ version: 0, texts: "old" }) : "{broken");
        }
      }
    },
    [how, scene.mark] as const,
  );
  await page.close();
}

const tampered = (name: string, how: Parameters<typeof tamper>[1]): Fault => ({
  name,
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    await scene.wait(500);
    await crash(page);
    await page.close();
    await tamper(scene, how);
  },
});

const clockOff = (name: string, days: number): Fault => ({
  name,
  isFor: anyField,
  play: async (scene) => {
    await scene.context.clock.install({ time: Date.now() + days * 86_400_000 });
    const page = await scene.open();
    await scene.write(page);
    await scene.wait(300);
    await crash(page);
    await page.close();
    await scene.context.clock.setSystemTime(Date.now());
  },
});

/** What devices do to what is kept on them. */
export const storageFaults: Fault[] = [
  oneRefuses("local storage is full", "local storage"),
  oneRefuses("IndexedDB is blocked", "IndexedDB"),
  bothRefuse,
  bothRefuseUnsent,
  tampered("broken entries in the journal", "broken beside"),
  tampered("entries of an old version in the journal", "old beside"),
  tampered("own entry in local storage is broken", "own broken"),
  clockOff("clock a day ahead", 1),
  clockOff("clock a day behind", -1),
];
