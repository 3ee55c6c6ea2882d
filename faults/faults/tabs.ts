import type { Page } from "playwright";
import { controlOn } from "../fields/field.ts";
import { until, type Scene } from "../harness/scene.ts";
import type { Fault } from "./fault.ts";

const sameSection: Fault = {
  name: "two tabs on one field",
  isFor: (field) => field.isMerged === true && field.isAutoSaved === true,
  seeds: 2,
  play: async (scene) => {
    const one = await scene.open();
    const two = await scene.open();
    await scene.write(one, `one ${scene.words()}`);
    await scene.wait(scene.random.between(0, 3_500));
    await scene.write(two, `two ${scene.words()}`);
    await scene.wait(scene.random.between(0, 3_500));
  },
};

const sameUnsent: Fault = {
  name: "two tabs on one field that is sent",
  isFor: (field) => !field.isAutoSaved,
  play: async (scene) => {
    const one = await scene.open();
    const two = await scene.open();
    const first = await scene.write(one, `one ${scene.words()}`);
    await scene.wait(scene.random.between(0, 800));
    await scene.write(two, `two ${scene.words()}`);
    await scene.wait(300);
    const still = await controlOn(one, scene.place.control).inputValue();
    scene.expect(still.includes(first), `the first tab's words became ${JSON.stringify(still)}`);
    // One tab is closed after the other; what each had is found by who comes back.
    const [closed, left] = scene.random.next() < 0.5 ? [one, two] : [two, one];
    await closed.close();
    await scene.wait(200);
    await left.close();
  },
};

const otherSection: Fault = {
  name: "two tabs on two fields",
  isFor: (field) => field.hasNeighbour === true && field.isAutoSaved === true,
  play: async (scene) => {
    const one = await scene.open();
    const two = await scene.open();
    await scene.write(one, `one ${scene.words()}`);
    await scene.wait(scene.random.between(0, 2_000));
    await scene.write(two, ` two ${scene.words(4).replaceAll("\n", " ")}`, scene.place.neighbour);
    await scene.wait(scene.random.between(0, 3_500));
    const isClosedQuickly = scene.random.next() < 0.5;
    if (!isClosedQuickly) await scene.wait(3_500);
  },
};

/** Whether one of the pages shows these words, in a field or as another version, or the server has them. */
async function isFound(scene: Scene, pages: Page[], words: string): Promise<boolean> {
  const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
  const textsOn = (page: Page) =>
    page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].map(({ value }) => value),
      document.body.innerText,
    ]);
  return until(async () => {
    const texts = await Promise.all([...pages.map(textsOn), scene.place.onServer()]);
    return texts.flat().some((text) => squeeze(text).includes(squeeze(words)));
  }, 8_000);
}

const twoMembers: Fault = {
  name: "two members of a team",
  isFor: (field) => field.makeForTeam !== undefined,
  isInTeam: true,
  play: async (scene) => {
    const mine = await scene.open();
    const device = await scene.device(scene.owner!);
    const openTheirs = async () => {
      const page = await device.context.newPage();
      scene.logs.push(device.logOf(page));
      await page.goto(scene.url);
      await scene.reveal(page);
      return page;
    };
    const theirs = await openTheirs();
    const myWords = await scene.write(mine, `mine ${scene.words()}`);
    await scene.wait(scene.random.between(0, 3_500));
    const area = controlOn(theirs, scene.place.control);
    await area.focus();
    await area.press("ControlOrMeta+End");
    const theirWords = `theirs ${scene.words()}`;
    await theirs.keyboard.insertText(theirWords);
    await scene.wait(4_500);
    // Both come back to their own devices. What is not on the server is still offered to one of them.
    await mine.close();
    await theirs.close();
    const pages = [await scene.open(), await openTheirs()];
    scene.expect(await isFound(scene, pages, myWords), `lost: ${JSON.stringify(myWords)}`);
    scene.expect(await isFound(scene, pages, theirWords), `lost of the other member: ${JSON.stringify(theirWords)}`);
    scene.intents.clear();
  },
};

const overtaken: Fault = {
  name: "changed elsewhere before it is sent",
  isFor: (field) => field.isSentUpon === true,
  play: async (scene) => {
    const page = await scene.open();
    const mine = await scene.write(page);
    const theirs = `theirs ${scene.words()}`;
    await scene.place.changeElsewhere?.(theirs);
    await scene.place.send?.(page);
    const takeOther = page.getByRole("button", { name: "Use the other version" });
    await takeOther.waitFor();
    scene.expect(await isFound(scene, [page], theirs), `the other text is not shown: ${JSON.stringify(theirs)}`);
    const onServer = async () => (await scene.place.onServer()).join();
    scene.expect((await onServer()).includes(theirs), "it was sent over the other text");
    await page.getByRole("button", { name: "Keep mine" }).click();
    // Where the choice does not send it, the person does.
    const isSent = () => until(async () => (await onServer()).includes(mine), 2_000);
    if (!(await isSent())) await scene.place.send?.(page);
    scene.expect(await isSent(), "the person's own text was not sent after the choice");
  },
};

/** More than one page on the same words. */
export const tabFaults: Fault[] = [overtaken, sameSection, sameUnsent, otherSection, twoMembers];
