import type { Page } from "playwright";
import { controlOn } from "../fields/field.ts";
import { until, type Scene } from "../harness/scene.ts";
import { anyField, autoSaved, type Fault } from "./fault.ts";

/** A way to leave the page by which the browser stays. */
const leaving = (name: string, leave: (page: Page, scene: Scene) => Promise<unknown>): Fault => ({
  name,
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.newTab();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto(`${scene.wire.url}/pricing`);
    await page.goto(scene.url);
    await scene.reveal(page);
    await scene.write(page);
    await leave(page, scene);
  },
});

const routeChange: Fault = {
  name: "route change inside the debounce",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    const words = await scene.write(page);
    await page.getByRole("link", { name: "Grants", exact: true }).first().click();
    await page.waitForURL(/\/grants$/);
    const isSaved = await until(async () => (await scene.place.onServer()).includes(words), 8_000);
    scene.expect(isSaved, "the words were not saved when the editor was left");
  },
};

const routeChangeKept: Fault = {
  name: "route change with words that are not sent",
  isFor: (field) => !field.isAutoSaved,
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Grants", exact: true }).first().click();
    await page.waitForURL(/\/grants$/);
  },
};

const backForwardCache: Fault = {
  name: "back through the back/forward cache",
  isFor: anyField,
  stage: "own browser",
  play: async (scene) => {
    scene.wire.mayStore = true;
    const page = await scene.open();
    page.on("dialog", (dialog) => void dialog.accept());
    await scene.write(page);
    await page.evaluate(() => void (document.documentElement.dataset.isSamePage = "yes"));
    await page.goto(`${scene.wire.url}/favicon.svg`);
    await page.goBack({ waitUntil: "commit" });
    const isSamePage = await page.evaluate(() => document.documentElement.dataset.isSamePage === "yes");
    scene.expect(isSamePage, "the page did not come out of the back/forward cache");
    if (!isSamePage) await scene.reveal(page);
    const isBack = await until(async () => (await controlOn(page, scene.place.control).inputValue()) !== "");
    scene.expect(isBack, "the words were not on the screen after going back");
    await scene.write(page, ` ${scene.words(3)}`);
    if (scene.field.isAutoSaved) await scene.waitForServer(page);
  },
};

/** The ways by which a person leaves a page. */
export const leavings: Fault[] = [
  leaving("reload at once", (page) => page.reload()),
  leaving("reload after a second", async (page, scene) => {
    await scene.wait(1_000);
    await page.reload();
  }),
  leaving("tab closed", async (page) => {
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  }),
  leaving("back to the page before", (page) => page.goBack()),
  leaving("redirect while unsaved", async (page) => {
    await page.evaluate(() => window.location.assign("/pricing"));
    await page.waitForURL(/\/pricing$/);
  }),
  routeChange,
  routeChangeKept,
  backForwardCache,
];
