import type { Page } from "playwright";
import { controlOn } from "../fields/field.ts";
import type { Trouble } from "../harness/wire.ts";
import { until, type Scene } from "../harness/scene.ts";
import { anyField, autoSaved, sent, type Fault } from "./fault.ts";

const failures: [name: string, trouble: Trouble][] = [
  ["500", { kind: "answer", status: 500 }],
  ["502", { kind: "answer", status: 502, headers: { "content-type": "text/html" }, body: "<h1>Bad gateway</h1>" }],
  ["503", { kind: "answer", status: 503, headers: { "retry-after": "1" } }],
  ["connection reset", { kind: "reset" }],
  ["answer lost after the commit", { kind: "lost answer" }],
];

/** A save that fails once and is tried again. */
const failingSave = ([name, trouble]: (typeof failures)[number]): Fault => ({
  name: `save fails: ${name}`,
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    const failing = scene.wire.disturb(scene.place.isSave, trouble);
    await scene.write(page);
    await failing.first;
    await scene.wait(300);
    await scene.write(page, ` ${scene.words(4)}`);
    failing.stop();
    await scene.waitForServer(page);
  },
});

/** Something that is sent, and fails; the person presses once more. */
const failingSend = ([name, trouble]: (typeof failures)[number]): Fault => ({
  name: `sending fails: ${name}`,
  isFor: sent,
  play: async (scene) => {
    const page = await scene.open();
    const failing = scene.wire.disturb(scene.place.isSave, trouble);
    const words = await scene.write(page);
    await scene.place.send?.(page);
    await failing.first;
    await scene.wait(500);
    const now = await controlOn(page, scene.place.control).inputValue();
    scene.expect(now === words, `after sending failed the field says ${JSON.stringify(now)}`);
    failing.stop();
    await sendAgain(scene, page);
  },
});

/**
 * Presses once more what sends it, as long as the words wait in the field. They may have gone by themselves: a browser sends a
 * request again where a connection that it had used before is cut.
 */
export async function sendAgain(scene: Scene, page: Page): Promise<void> {
  const area = controlOn(page, scene.place.control);
  const isWaiting = async () => (await area.isVisible()) && (await area.inputValue()).includes(scene.mark);
  const isThere = async () => (await scene.place.onServer()).some((text) => text.includes(scene.mark));
  const isGone = await until(async () => !(await isWaiting().catch(() => false)) || (await isThere()), 1_500);
  const isBusy = page.getByRole("dialog").filter({ hasText: /outline/i });
  if (!isGone && !(await isBusy.isVisible())) await scene.place.send?.(page);
  scene.expect(await until(isThere), "the words could not be sent although nothing was wrong any more");
}

const silentSave: Fault = {
  name: "save is never answered",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    page.on("dialog", (dialog) => void dialog.accept());
    const silent = scene.wire.disturb(scene.place.isSave, { kind: "silence" });
    await scene.write(page);
    await silent.first;
    await scene.write(page, ` ${scene.words(4)}`);
    await page.reload();
  },
};

const silentSend: Fault = {
  name: "sending is never answered",
  isFor: sent,
  play: async (scene) => {
    const page = await scene.open();
    page.on("dialog", (dialog) => void dialog.accept());
    const silent = scene.wire.disturb(scene.place.isSave, { kind: "silence" });
    await scene.write(page);
    await scene.place.send?.(page);
    await silent.first;
    silent.stop();
    await page.goto(scene.url);
    await scene.reveal(page);
    const area = controlOn(page, scene.place.control);
    const isBack = await until(async () => (await area.inputValue()).includes(scene.mark));
    scene.expect(isBack, "the words were not back after the page was loaded anew");
    await sendAgain(scene, page);
  },
};

const tooMany: Fault = {
  name: "429 with Retry-After",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    const refused = scene.wire.disturb(scene.place.isSave, {
      kind: "answer",
      status: 429,
      headers: { "retry-after": "7" },
    });
    await scene.write(page);
    await refused.first;
    await scene.wait(5_500);
    scene.expect(refused.met === 1, `${refused.met} saves were tried in the 7 s that were to be waited`);
    refused.stop();
    await scene.waitForServer(page);
  },
};

const lateAnswers: Fault = {
  name: "answers out of order",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    let release: (value: unknown) => void = () => {};
    const isReleased = new Promise((resolve) => (release = resolve));
    const save = scene.wire.disturb(scene.place.isSave, { kind: "late answer", until: isReleased }, 1);
    const reading = scene.wire.disturb(
      ({ method, path }) => method === "GET" && /\/(docs|templates)\/[0-9a-f]{24}$/.test(path),
      { kind: "late answer", until: isReleased },
    );
    // An old reading is on its way while new words are typed and saved.
    await scene.refetch(page);
    await scene.write(page);
    await save.first;
    await scene.write(page, ` ${scene.words(4)}`);
    release(undefined);
    reading.stop();
    await scene.waitForServer(page);
  },
};

const refetchWhileTyping: Fault = {
  name: "refetch while typing",
  isFor: autoSaved,
  seeds: 2,
  play: async (scene) => {
    const page = await scene.open();
    for (let round = 0; round < 4; round += 1) {
      await scene.typeQuickly(page, ` ${scene.words(2)}`);
      await scene.refetch(page);
      await scene.wait(scene.random.between(20, 300));
    }
    await scene.stand(page);
  },
};

/** The server refuses to be read from, a wizard's template and a thread's messages too, and takes what is written all the same. */
const failingRefetch: Fault = {
  name: "refetch fails while typing",
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.open();
    const field = await controlOn(page, scene.place.control).elementHandle();
    await scene.write(page);
    const failing = scene.wire.disturb(({ method, path }) => method === "GET" && path.startsWith("/api/"), {
      kind: "answer",
      status: 500,
    });
    await scene.refetch(page);
    await failing.first;
    // Longer than it takes to give up trying again.
    await scene.wait(6_000);
    scene.expect((await field?.evaluate(({ isConnected }) => isConnected)) === true, "the field was taken away");
    failing.stop();
    if (scene.field.isAutoSaved) await scene.waitForServer(page);
    else if (scene.field.isSent) await sendAgain(scene, page);
  },
};

/** Without a network, with a reload or without. */
const offline = (name: string, isReloaded: boolean): Fault => ({
  name,
  isFor: (field) => field.name !== "funder's call",
  hasWorker: true,
  play: async (scene) => {
    const page = await scene.open();
    page.on("dialog", (dialog) => void dialog.accept());
    // The place is one that was opened before with the worker in between.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await page.reload();
    await scene.reveal(page);
    await scene.wait(500);
    // What comes from the server comes before the network is gone.
    if (scene.field.isFromServer) await scene.write(page);
    scene.wire.cut();
    await scene.context.setOffline(true);
    await scene.write(page);
    if (isReloaded) {
      const isLoaded = await page.reload().then(
        () => true,
        () => false,
      );
      if (isLoaded && scene.field.isInDraft) {
        await scene.reveal(page);
        const isBack = await until(async () =>
          (await controlOn(page, scene.place.control).inputValue()).includes(scene.mark),
        );
        scene.expect(isBack, "the words were not there after a reload without a network");
        await scene.write(page, ` ${scene.words(3)}`);
      } else scene.expect(!scene.field.isInDraft, "the draft could not be opened without a network");
    }
    scene.wire.mend();
    await scene.context.setOffline(false);
    if (scene.field.isAutoSaved && (!isReloaded || scene.field.isInDraft)) await scene.waitForServer(page);
  },
});

/** What networks and servers do to a save. */
export const networkFaults: Fault[] = [
  ...failures.map(failingSave),
  ...failures.map(failingSend),
  silentSave,
  silentSend,
  tooMany,
  lateAnswers,
  refetchWhileTyping,
  failingRefetch,
  offline("offline, edit, online", false),
  offline("offline, edit, reload, online", true),
];
