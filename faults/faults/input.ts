import { crash } from "./crashes.ts";
import { anyField, type Fault } from "./fault.ts";
import { controlOn } from "../fields/field.ts";
import { until } from "../harness/scene.ts";

const cleared: Fault = {
  name: "field cleared",
  isFor: (field) => field.canBeCleared === true,
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    await scene.waitForServer(page);
    const area = controlOn(page, scene.place.control);
    await area.focus();
    await area.press("ControlOrMeta+a");
    await area.press("Delete");
    await scene.stand(page);
    await crash(page);
  },
};

const pasted: Fault = {
  name: "paste over the limit",
  isFor: (field) => field.hasLines === true,
  play: async (scene) => {
    const page = await scene.open();
    const words = scene.words();
    const long = Math.min(scene.field.limit ?? 30_000, 200_000) + 500;
    const pasted = `${words} ${"We go on and on. ".repeat(long / 17)}the end`;
    const area = controlOn(page, scene.place.control);
    await area.focus();
    await area.press("ControlOrMeta+End");
    await page.keyboard.insertText(pasted);
    const stood = await scene.stand(page);
    scene.expect(stood.endsWith("the end") && stood.length >= long, "what was pasted was cut");
    // What is too long for the server waits on the device until the person has shortened it.
    scene.needsNoSave = scene.field.limit !== undefined;
    await scene.wait(300);
    await crash(page);
  },
};

const overBound: Fault = {
  name: "one text over its bound",
  isFor: ({ bound, limit }) => (bound ?? limit) !== undefined,
  play: async (scene) => {
    const { place, field } = scene;
    const most = field.bound ?? field.limit ?? 0;
    const page = await scene.open();
    const words = scene.words(12).replaceAll("\n", " ");
    const area = controlOn(page, place.control);
    // What is too long for the server waits on the device until the person has shortened it.
    scene.needsNoSave = true;
    await area.fill(`${words} ${"We go on and on. ".repeat(most / 17 + 2)}the end`);
    const stood = await scene.stand(page);
    scene.expect(stood.endsWith("the end") && stood.length > most, "what is over the bound was cut");
    if (place.neighbour && place.neighbourOnServer) {
      const beside = await scene.write(page, ` ${scene.words(4).replaceAll("\n", " ")}`, place.neighbour);
      const isSaved = await until(async () => ((await place.neighbourOnServer?.()) ?? []).includes(beside));
      scene.expect(isSaved, "the text over its bound kept another one from being saved");
    }
    if (field.isSent && place.send) {
      // Whether it can be pressed is the screen's affair; what stands in the field is not to change by it.
      await place.send(page).catch(() => undefined);
      await scene.wait(500);
      scene.expect((await area.inputValue()) === stood, "the press on Send changed what is over the bound");
    }
    scene.expect(
      !(await place.onServer()).some((text) => text.length > most),
      "the server took what is over the bound",
    );
    await scene.wait(300);
    await crash(page);
  },
};

/** Runs in the page: a recogniser that hears one long sentence. */
function hear(sentence: string): void {
  class Recogniser extends EventTarget {
    start(): void {
      setTimeout(() => {
        this.dispatchEvent(new Event("start"));
        const result = Object.assign([{ transcript: sentence, confidence: 1 }], { isFinal: true });
        const event = Object.assign(new Event("result"), { resultIndex: 0, results: [result] });
        this.dispatchEvent(event);
        (this as unknown as { onresult?: (event: Event) => void }).onresult?.(event);
      }, 50);
    }
    stop(): void {
      this.dispatchEvent(new Event("end"));
    }
    abort(): void {
      this.stop();
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
}

const dictated: Fault = {
  name: "dictation over the limit",
  isFor: ({ name }) => name.startsWith("wizard"),
  play: async (scene) => {
    const long = `${scene.words()} ${"and we go on ".repeat(900)}`;
    await scene.context.addInitScript(hear, long);
    const page = await scene.open();
    await scene.write(page);
    await page
      .getByRole("button", { name: /^Dictate/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Start dictating" }).click();
    await page.waitForFunction((least) => (document.querySelector("textarea")?.value.length ?? 0) > least, 10_000);
    await scene.stand(page);
    await scene.wait(300);
    await crash(page);
  },
};

const composed: Fault = {
  name: "crash within an IME composition",
  isFor: anyField,
  play: async (scene) => {
    const page = await scene.open();
    await scene.write(page);
    const session = await scene.context.newCDPSession(page);
    for (const text of ["に", "にほ", "にほん", "日本"]) {
      await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      await scene.wait(60);
    }
    const isCommitted = scene.random.next() < 0.5;
    if (isCommitted) await session.send("Input.insertText", { text: "日本" });
    await scene.stand(page);
    await scene.wait(150);
    await crash(page);
  },
};

const frozen: Fault = {
  name: "tab frozen for an hour",
  isFor: anyField,
  play: async (scene) => {
    await scene.context.clock.install();
    const page = await scene.open();
    await scene.write(page);
    const session = await scene.context.newCDPSession(page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await scene.wait(500);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await page.clock.fastForward(3_600_000);
    await scene.write(page, ` ${scene.words(3)}`);
    if (scene.field.isAutoSaved) await scene.waitForServer(page);
  },
};

/** What a person does with the text itself. */
export const inputFaults: Fault[] = [cleared, pasted, overBound, dictated, composed, frozen];
