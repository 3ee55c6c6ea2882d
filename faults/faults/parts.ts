import type { Page } from "playwright";
import { controlOn } from "../fields/field.ts";
import { until, type Scene } from "../harness/scene.ts";
import { crash } from "./crashes.ts";
import { anyField, type Fault } from "./fault.ts";

/** Counts how often a page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

/** After a screen failed: a way on is offered in words, and leads back to them. */
async function expectWayOn(scene: Scene, page: Page): Promise<void> {
  const reload = page.getByRole("button", { name: /reload|load again|load it again/i }).first();
  const isOffered = await reload.waitFor({ timeout: 8_000 }).then(
    () => true,
    () => false,
  );
  scene.expect(isOffered, "no reload is offered in words");
  const loads = countLoads(page);
  await scene.wait(1_500);
  scene.expect(loads() <= 1, `the page loaded itself ${loads()} times`);
  scene.wire.mend();
  if (isOffered) await reload.click();
}

const chunkGone: Fault = {
  name: "chunk 404 after a new deployment",
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.open();
    const gone = scene.wire.disturb(({ path }) => /^\/assets\/.*\.js$/.test(path), { kind: "answer", status: 404 });
    await scene.write(page);
    await page.keyboard.press("Escape");
    const { teamId } = scene.place;
    await page.evaluate(
      (address) => {
        history.pushState({}, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      },
      `${teamId ? `/teams/${teamId}` : ""}/superadmin`,
    );
    const isMet = await until(() => gone.met > 0, 5_000);
    scene.expect(isMet, "nothing was loaded, so nothing was missing");
    await expectWayOn(scene, page);
  },
};

const renderFails: Fault = {
  name: "a render exception",
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    const me = await scene.person.ask<object>("GET", "/a/me");
    // The shell shows this on every screen, and cannot.
    const body = JSON.stringify({ ...me, name: { first: "No text" } });
    scene.wire.disturb(({ method, path }) => method === "GET" && path.endsWith("/a/me"), {
      kind: "answer",
      status: 200,
      body,
    });
    await scene.refetch(page);
    await controlOn(page, scene.place.control).waitFor({ state: "detached" });
    await expectWayOn(scene, page);
    await scene.reveal(page);
    const area = controlOn(page, scene.place.control);
    const isBack = await until(async () => (await area.inputValue()).includes(scene.mark));
    scene.expect(isBack, "the words were not back after the reload");
  },
};

const upload: Fault = {
  name: "upload failing 1 of 3",
  isFor: ({ name }) => name === "wizard, blank",
  play: async (scene) => {
    const page = await scene.open();
    const words = await scene.write(page);
    const failing = scene.wire.disturb(
      ({ method, path }) => method === "PUT" && path.includes("/u/"),
      scene.random.next() < 0.5 ? { kind: "answer", status: 500 } : { kind: "reset" },
      1,
    );
    const files = ["one", "two", "three"].map((name) => ({
      name: `${name}.txt`,
      mimeType: "text/plain",
      buffer: Buffer.from(`The file ${name}.`),
    }));
    await page.locator('input[type="file"]').first().setInputFiles(files);
    await failing.first;
    const retry = page.getByRole("button", { name: /again|retry/i }).first();
    await retry.waitFor();
    const still = await controlOn(page, scene.place.control).inputValue();
    scene.expect(still === words, "a failed upload changed the text");
    await retry.click();
    await retry.waitFor({ state: "detached" });
    await scene.place.send?.(page);
    const isThere = await until(async () => (await scene.place.onServer()).length > 0);
    scene.expect(isThere, "the outline was not asked for");
    const [draft] = await scene.person.ask<{ id: string }[]>("GET", "/a/drafts");
    const doc = await scene.person.ask<{ attachments: unknown[] }>("GET", `/a/docs/${draft?.id}`);
    scene.expect(doc.attachments.length === 3, `${doc.attachments.length} of 3 files arrived`);
  },
};

const bookmark: Fault = {
  name: "bookmark failing",
  isFor: ({ name }) => name === "draft section",
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    await page.getByRole("link", { name: "Grants", exact: true }).first().click();
    const failing = scene.wire.disturb(({ path }) => path.endsWith("/bookmark"), { kind: "answer", status: 500 });
    const off = page.getByRole("button", { name: /^Bookmark / }).first();
    await off.click();
    await failing.first;
    await scene.wait(500);
    const on = page.getByRole("button", { name: /^Remove bookmark/ });
    scene.expect((await on.count()) === 0, "a bookmark is shown that the server does not have");
    failing.stop();
    await off.click();
    await on.first().waitFor();
    const cards = await scene.person.ask<unknown>("GET", "/p/published/docs?bookmarked=true&limit=5");
    scene.expect(JSON.stringify(cards).includes('"bookmarked":true'), "the server has no bookmark");
  },
};

const checklist: Fault = {
  name: "checklist save failing",
  isFor: ({ name }) => name === "section edit",
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    const isTick = ({ method, path }: { method: string; path: string }) =>
      method === "PATCH" && path.includes("/a/docs/");
    const failing = scene.wire.disturb(isTick, { kind: "answer", status: 500 });
    const box = page.getByRole("complementary").getByRole("checkbox").first();
    await box.click({ force: true });
    await failing.first;
    const isBack = await until(async () => !(await box.isChecked()), 3_000);
    scene.expect(isBack, "a tick is shown that the server does not have");
    failing.stop();
    await box.click({ force: true });
    const isThere = await until(async () => {
      const doc = await scene.person.ask<{ checkedDocuments: string[] }>("GET", `/a/docs/${scene.place.id}`);
      return doc.checkedDocuments.length === 1;
    });
    scene.expect(isThere, "the tick did not reach the server");
    await crash(page);
  },
};

/** What goes wrong in other parts of the page while words are unsaved. */
export const partFaults: Fault[] = [chunkGone, renderFails, upload, bookmark, checklist];
