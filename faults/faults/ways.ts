import type { Page } from "playwright";
import type { Field } from "../fields/field.ts";
import { until, type Scene } from "../harness/scene.ts";
import { crash } from "./crashes.ts";
import type { Fault } from "./fault.ts";

const savesItself = (field: Field) => field.way !== undefined && field.isAutoSaved === true;

const crashWhileFailing: Fault = {
  name: "tab crash while saves fail",
  isFor: savesItself,
  play: async (scene) => {
    const page = await scene.open();
    const failing = scene.wire.disturb(scene.place.isSave, { kind: "answer", status: 500 });
    await scene.write(page);
    await failing.first;
    await scene.wait(300);
    await crash(page);
  },
};

/** Writes while somebody else changes the same text, and waits until the person is asked. */
async function beOvertaken(scene: Scene): Promise<Page> {
  const page = await scene.open();
  const failing = scene.wire.disturb(scene.place.isSave, { kind: "reset" });
  await scene.write(page);
  await failing.first;
  await scene.place.changeElsewhere?.(`theirs ${scene.words()}`);
  failing.stop();
  await page.getByRole("button", { name: "Keep mine" }).waitFor();
  return page;
}

const keptMine: Fault = {
  name: "changed elsewhere while it is saved: mine is kept",
  isFor: savesItself,
  play: async (scene) => {
    const page = await beOvertaken(scene);
    await page.getByRole("button", { name: "Keep mine" }).click();
    await scene.waitForServer(page);
  },
};

const crashUnchosen: Fault = {
  name: "changed elsewhere while it is saved: crash before the choice",
  isFor: savesItself,
  play: async (scene) => crash(await beOvertaken(scene)),
};

/** Two pages leave words of one text on the device, the first ones brought in, the second ones typed; the person takes one of them. */
const fromDevice = (name: string, choice: "Use the other version" | "Keep mine"): Fault => ({
  name,
  isFor: (field) => savesItself(field) && field.isMerged === true,
  play: async (scene) => {
    const failing = scene.wire.disturb(scene.place.isSave, { kind: "reset" });
    const one = await scene.open();
    const brought = await scene.write(one);
    await failing.first;
    const two = await scene.open();
    const typed = `two ${scene.words()}`;
    await scene.typeQuickly(two, typed);
    await scene.stand(two);
    scene.typedApart.push(typed);
    await crash(one);
    await crash(two);
    scene.intents.clear();
    failing.stop();
    const page = await scene.open();
    await page.getByRole("button", { name: choice }).click();
    const isTaken = async () => (await scene.place.onServer()).includes(choice === "Keep mine" ? typed : brought);
    scene.expect(await until(isTaken), "what the person chose was not saved");
  },
});

/** What can make the history say of words that they came in another way than they did. */
export const wayFaults: Fault[] = [
  crashWhileFailing,
  keptMine,
  crashUnchosen,
  fromDevice("two pages' words: those of the earlier one are taken", "Use the other version"),
  fromDevice("two pages' words: those of the later one are kept", "Keep mine"),
];
