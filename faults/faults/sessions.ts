import type { Locator, Page } from "playwright";
import { controlOn } from "../fields/field.ts";
import { join } from "../fields/messages.ts";
import type { Person } from "../harness/person.ts";
import { until, type Scene } from "../harness/scene.ts";
import type { Disturbance, WireRequest } from "../harness/wire.ts";
import { autoSaved, type Fault } from "./fault.ts";
import { sendAgain } from "./network.ts";

/** Signs somebody in by the mailed link, opened in another tab of this device. */
async function signInBesides(scene: Scene, person: Person): Promise<void> {
  const link = new URL(await person.newSignInLink());
  const tab = await scene.context.newPage();
  await tab.goto(`${scene.wire.url}/${link.hash}`);
  const dialog = tab.getByRole("dialog");
  await dialog.getByRole("button", { name: "Start Creating" }).click();
  await dialog.waitFor({ state: "hidden" });
  await tab.close();
  // What the test itself asks the server goes through a session of its own.
  await person.signIn();
}

/** Ends the person's session at the server, as if it had been deleted there. */
const endSession = (person: Person) => person.call("POST", "/a/auth/logout");

/** The dialog that says that the session is lost. */
const signInDialog = (page: Page) => page.getByRole("dialog").filter({ hasText: "Please sign in again" });

/**
 * Ends the session and writes. Whatever the page asks for by itself may bring the dialog at any key, and with it another place for the
 * keys to go to: whoever has not got their words into the field then puts the dialog away and writes them again.
 */
async function writeWithoutSession(scene: Scene, page: Page): Promise<string> {
  await endSession(scene.person);
  const words = scene.words();
  const control = controlOn(page, scene.place.control);
  const isWritten = async () => (await control.inputValue()).includes(words);
  for (let tries = 0; tries < 3 && !(await isWritten()); tries += 1) {
    if (tries > 0) {
      await signInDialog(page).waitFor();
      await page.keyboard.press("Escape");
      await signInDialog(page).waitFor({ state: "hidden" });
    }
    await scene.typeQuickly(page, words);
  }
  return scene.stand(page);
}

/** Sends the words where that is for a person to do, and waits for the dialog. Gives back the dialog. */
async function bringDialog(scene: Scene, page: Page): Promise<Locator> {
  const dialog = signInDialog(page);
  if (scene.field.isSent) {
    // Where it has come by itself, nothing behind it can be pressed.
    await scene.place.send?.(page).catch(async (error: unknown) => {
      if (!(await dialog.isVisible())) throw error;
    });
  }
  await dialog.waitFor();
  return dialog;
}

const lostSession: Fault = {
  name: "401 in the middle of an edit",
  isFor: (field) => field.isAutoSaved === true || field.isSent === true,
  play: async (scene) => {
    const page = await scene.open();
    const words = await writeWithoutSession(scene, page);
    const dialog = await bringDialog(scene, page);
    const still = await controlOn(page, scene.place.control).inputValue();
    scene.expect(still === words, `behind the dialog the field says ${JSON.stringify(still)}`);
    await signInBesides(scene, scene.person);
    await dialog.waitFor({ state: "hidden" });
    if (scene.field.isAutoSaved) await scene.waitForServer(page);
    else await sendAgain(scene, page);
  },
};

const lostWhileWaiting: Fault = {
  name: "401 while a save waits to be tried again",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    const busy = { kind: "answer", status: 503, headers: { "retry-after": "60" } } as const;
    const refused = scene.wire.disturb(scene.place.isSave, busy, 1);
    await scene.write(page);
    await refused.first;
    await endSession(scene.person);
    await scene.refetch(page);
    const dialog = signInDialog(page);
    await dialog.waitFor();
    await signInBesides(scene, scene.person);
    await dialog.waitFor({ state: "hidden" });
    // At once, and not when the minute is over.
    await scene.waitForServer(page, 10_000);
  },
};

/** Whether anything on the page has the words of this case in it. */
const showsWords = (page: Page, mark: string) =>
  page.evaluate(
    (words) =>
      document.body.innerText.includes(words) ||
      [...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].some(({ value }) => value.includes(words)),
    mark,
  );

const otherPerson: Fault = {
  name: "another person signs in",
  isFor: (field) => field.isAutoSaved === true || field.isSent === true,
  play: async (scene) => {
    const page = await scene.open();
    await writeWithoutSession(scene, page);
    await bringDialog(scene, page);
    const mira = await scene.another("mira");
    await signInBesides(scene, mira);
    const isGone = await until(async () => !(await showsWords(page, scene.mark)), 8_000);
    scene.expect(isGone, "the words of one person are on the screen of another");
    await scene.wait(4_000);
    scene.expect(!(await showsWords(page, scene.mark)), "the words of one person came back on another's screen");
    const theirs = await scene.context.newPage();
    await theirs.goto(scene.url);
    await scene.wait(1_000);
    scene.expect(!(await showsWords(theirs, scene.mark)), "another person who opens the place sees the words");
    const drafts = JSON.stringify((await mira.call("GET", "/a/drafts")).body);
    scene.expect(!drafts.includes(scene.mark), "the words were saved in another person's account");
    await page.close();
    await theirs.close();
    await scene.person.signIn();
    await scene.useSession(scene.person);
  },
};

const otherMember: Fault = {
  name: "another member signs in",
  isFor: (field) => field.makeForTeam !== undefined,
  isInTeam: true,
  play: async (scene) => {
    const page = await scene.open();
    await writeWithoutSession(scene, page);
    await bringDialog(scene, page);
    await signInBesides(scene, scene.owner!);
    // Longer than a save waits before it is tried again, twice.
    await scene.wait(12_000);
    await scene.person.signIn();
    scene.expect(!(await isOnServer(scene)), "the words of one person were saved in another's name");
    scene.expect(!(await showsWords(page, scene.mark)), "the words of one person are on the screen of another");
    await page.close();
    await scene.useSession(scene.person);
  },
};

/** Whether the server has anything of the words of this case where they belong. */
const isOnServer = async (scene: Scene) => (await scene.place.onServer()).some((text) => text.includes(scene.mark));

/**
 * Keeps the page from hearing by itself what happened elsewhere, as it does within moments: by the stream of what others do, by saying that it
 * is here, by whatever it asks for. It hears by the save of what is written.
 */
function deafen(scene: Scene): Disturbance {
  const asks = (request: WireRequest) => request.path.includes("/api/") && !scene.place.isSave(request);
  const silence = scene.wire.disturb(asks, { kind: "silence" });
  scene.wire.breakStreams();
  return silence;
}

/** The device is another's from now on, and the page has not heard of it: its next call is made in the other's name. */
async function playUnheard(scene: Scene, other: Person): Promise<void> {
  const page = await scene.open();
  const silence = deafen(scene);
  await scene.useSession(other);
  await scene.write(page);
  silence.stop();
  if (scene.field.isSent) await scene.place.send?.(page);
  const isGone = await until(async () => !(await showsWords(page, scene.mark)), 10_000);
  scene.expect(isGone, "the words of one person are on the screen of another");
  await scene.wait(4_000);
  scene.expect(!(await isOnServer(scene)), "the words of one person were saved in another's name");
  for (const place of ["/a/drafts", "/a/messages?listType=sent", "/a/templates"]) {
    const { body } = await other.call("GET", place);
    scene.expect(!JSON.stringify(body).includes(scene.mark), `the words are at ${place} of another person`);
  }
  await page.close();
  await scene.useSession(scene.person);
}

const unheardPerson: Fault = {
  name: "another person's session, of which the page has not heard",
  isFor: (field) => field.isAutoSaved === true || field.isSent === true,
  play: async (scene) => playUnheard(scene, await scene.another("mira")),
};

const unheardMember: Fault = {
  name: "another member's session, of which the page has not heard",
  isFor: (field) => field.makeForTeam !== undefined,
  isInTeam: true,
  play: (scene) => playUnheard(scene, scene.owner!),
};

const removedFromTeam: Fault = {
  name: "403 in the middle of an edit",
  isFor: (field) => field.makeForTeam !== undefined,
  isInTeam: true,
  play: async (scene) => {
    const { place, person, owner } = scene;
    const page = await scene.open();
    const options = { teamId: place.teamId };
    const silence = deafen(scene);
    await owner!.ask("DELETE", `/a/team/members/${person.id}`, undefined, options);
    const words = await scene.write(page);
    silence.stop();
    await scene.wait(4_500);
    const shown = await controlOn(page, place.control)
      .inputValue({ timeout: 1_000 })
      .catch(() => words);
    scene.expect(shown === words, `after the refusal the field says ${JSON.stringify(shown)}`);
    await join(owner!, person, place.teamId!);
  },
};

/** Opens the account menu and presses something in it. */
async function pressInMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Account/ })
    .first()
    .click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** How a person answers the question what is to become of unsaved words. */
type Choice = "none asked" | "keep" | "discard";

/** Leaves the account by the menu, with words that cannot be saved unless nothing is asked. */
async function leave(scene: Scene, page: Page, item: string, choice: Choice): Promise<void> {
  if (choice !== "none asked") scene.wire.disturb(scene.place.isSave, { kind: "answer", status: 503 });
  await scene.write(page);
  const loaded = page.waitForEvent("load", { timeout: 20_000 });
  await pressInMenu(page, item);
  if (choice !== "none asked") {
    const dialog = page.getByRole("dialog").filter({ hasText: "not saved yet" });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: choice === "keep" ? "Keep on this device" : "Discard" }).click();
  }
  await loaded;
}

/** After the words were discarded: nothing of them is anywhere. */
async function expectDiscarded(scene: Scene): Promise<void> {
  scene.intents.clear();
  scene.wire.mend();
  const page = await scene.open();
  await scene.wait(1_500);
  scene.expect(!(await showsWords(page, scene.mark)), "discarded words are on the screen again");
}

const loggedOut = (choice: Choice): Fault => ({
  name: `log-out while unsaved: ${choice}`,
  isFor: autoSaved,
  play: async (scene) => {
    // The bar with the account is hidden above a draft on small screens alone.
    const page = await scene.open();
    await leave(scene, page, "Log out", choice);
    scene.expect(!(await showsWords(page, scene.mark)), "the words are on the screen after log-out");
    await page.close();
    await scene.person.signIn();
    await scene.useSession(scene.person);
    if (choice === "none asked") {
      const [said] = [...scene.intents.values()];
      scene.expect((await scene.place.onServer()).includes(said!.least), "log-out did not save the words first");
    }
    if (choice === "discard") await expectDiscarded(scene);
  },
});

const discardedFromEarlier: Fault = {
  name: "log-out: discard what an earlier page left",
  isFor: autoSaved,
  play: async (scene) => {
    const page = await scene.open();
    scene.wire.disturb(scene.place.isSave, { kind: "answer", status: 503 });
    await scene.write(page);
    await page.goto(`${scene.wire.url}/drafts`);
    const loaded = page.waitForEvent("load", { timeout: 20_000 });
    await pressInMenu(page, "Log out");
    await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
    await loaded;
    await page.close();
    await scene.person.signIn();
    await scene.useSession(scene.person);
    await expectDiscarded(scene);
  },
};

/** Whether this device keeps the words for reading without a network. */
const isKeptForReading = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(async (looked) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) if ((await (await cache.match(key))?.text())?.includes(looked)) return true;
    }
    return false;
  }, words);

const loggedOutReader: Fault = {
  name: "log-out with words kept for reading without a network",
  isFor: ({ name }) => name === "draft section",
  hasWorker: true,
  play: async (scene) => {
    const page = await scene.open();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
    await scene.write(page);
    await scene.waitForServer(page);
    await page.reload();
    await scene.reveal(page);
    const isKept = await until(() => isKeptForReading(page, scene.mark));
    scene.expect(isKept, "the words are not kept for reading without a network");
    const loaded = page.waitForEvent("load", { timeout: 20_000 });
    await pressInMenu(page, "Log out");
    await loaded;
    await scene.wait(500);
    scene.expect(!(await isKeptForReading(page, scene.mark)), "after log-out the words are kept for anybody to read");
    await page.close();
    await scene.person.signIn();
    await scene.useSession(scene.person);
  },
};

const switchedTeam = (choice: Choice): Fault => ({
  name: `team switch while unsaved: ${choice}`,
  isFor: autoSaved,
  play: async (scene) => {
    await scene.person.ask("POST", "/a/teams", { name: "Common Ground" });
    const page = await scene.open();
    await leave(scene, page, "Common Ground", choice);
    await page.waitForURL(/\/teams\//);
    scene.expect(!(await showsWords(page, scene.mark)), "the words are on the screen of another account");
    if (choice === "discard") await expectDiscarded(scene);
  },
});

const choices: Choice[] = ["none asked", "keep", "discard"];

/** What happens to who one is. */
export const sessionFaults: Fault[] = [
  lostSession,
  lostWhileWaiting,
  otherPerson,
  otherMember,
  unheardPerson,
  unheardMember,
  removedFromTeam,
  ...choices.map(loggedOut),
  discardedFromEarlier,
  loggedOutReader,
  ...choices.map(switchedTeam),
];
