import type { Field } from "../fields/field.ts";
import { join } from "../fields/messages.ts";
import { until, type Scene } from "../harness/scene.ts";
import { letIn, Writer } from "../harness/writer.ts";
import { keepsPromise } from "../promise.ts";
import type { Fault } from "./fault.ts";

const minutes = 60_000;
const hours = 60 * minutes;

/** One field stands for all: what is written in any of them goes the same way. */
const inDraft = (field: Field) =>
  field.isSample === true && field.isInDraft === true && field.makeForTeam !== undefined;

/** How many write, and what goes wrong meanwhile. */
interface Together extends Pick<Fault, "stage"> {
  name: string;
  count: 2 | 3 | 4;
  /** How far the clock of each device is off, in milliseconds; where none is named, it cannot be put on either. */
  clocks?: readonly number[];
  /** The last of them is a guest of the document, and no member of the team. */
  lastIsGuest?: boolean;
  play: (scene: Scene, writers: Writer[]) => Promise<void>;
}

const several = ({ name, count, clocks, lastIsGuest, play, ...more }: Together): Fault => ({
  name: `${count} writers: ${name}`,
  isFor: inDraft,
  isInTeam: true,
  seeds: 2,
  ...more,
  play: async (scene) => {
    const writers = await Writer.several(scene, count, { clocks, lastIsGuest });
    await play(scene, writers);
    for (const { device } of writers) device.wire.mend();
    await keepsPromise(scene, writers);
    // What is not in the text may live in a page alone: all of them come back to new ones.
    for (const writer of writers) await writer.open();
    await keepsPromise(scene, writers);
  },
});

/** A pause as between two keys or two sentences. */
const pause = (scene: Scene) => scene.wait(scene.random.between(0, 900));

/** All write at the same time: each at a place of their own, and all but the first in the last sentence. */
async function writeAtOnce(scene: Scene, writers: readonly Writer[]): Promise<void> {
  await Promise.all(
    writers.map(async (writer, at) => {
      await pause(scene);
      await writer.add(at + 1);
      await pause(scene);
      await writer.change(at + 1, "people", 50 + at);
    }),
  );
}

/** Two change the two figures of one sentence, of whom the second has not seen what the first did. */
async function disagree(first: Writer, second: Writer, figures: readonly [cost: number, people: number]) {
  await first.change(5, "cost", figures[0]);
  await first.saved(`Bed 5 costs $${figures[0]}`);
  await second.change(5, "people", figures[1]);
}

const atOnce = several({
  name: "all in one text at once",
  count: 4,
  play: async (scene, writers) => {
    await writeAtOnce(scene, writers);
    await Promise.all(writers.map((writer, at) => writer.change(6, at % 2 === 0 ? "cost" : "people", 900 + at)));
    await Promise.all(writers.map((writer) => writer.add(6)));
  },
});

const partition = several({
  name: "the network of one is cut",
  count: 3,
  play: async (scene, writers) => {
    const [ines, tomas] = writers as [Writer, Writer];
    tomas.device.wire.cut();
    await writeAtOnce(scene, writers);
    await disagree(ines, tomas, [5_100, 71]);
    await tomas.add(6);
  },
});

const wrongClocks = several({
  name: "clocks that are hours off",
  count: 3,
  clocks: [0, 5 * hours, -7 * hours],
  play: async (scene, writers) => {
    const [ines, tomas, mira] = writers as [Writer, Writer, Writer];
    await writeAtOnce(scene, writers);
    mira.device.wire.cut();
    await disagree(ines, mira, [5_200, 72]);
    await tomas.add(4);
    // One comes back to words that a later, or an earlier, clock has kept.
    mira.device.wire.mend();
    await mira.open();
    await mira.add(3);
  },
});

const restarted = several({
  name: "the server is killed and started again",
  count: 3,
  stage: "own server",
  play: async (scene, writers) => {
    const [ines, tomas] = writers as [Writer, Writer];
    await ines.add(1);
    await scene.wait(scene.random.between(0, 700));
    await scene.server.stop("SIGKILL");
    await writeAtOnce(scene, writers);
    await ines.change(5, "cost", 5_300);
    await tomas.change(5, "people", 73);
    await scene.server.start();
  },
});

/** The stream of one is cut, and nothing else; time goes on by a quarter of an hour. */
const streamCut = several({
  name: "the stream of one is cut for 15 minutes",
  count: 2,
  clocks: [0, 0],
  play: async (scene, [ines, tomas]) => {
    const { wire } = tomas!.device;
    wire.disturb(({ path }) => path.endsWith("/a/live"), { kind: "answer", status: 502 });
    wire.breakStreams();
    const theirs = await ines!.add(1);
    await ines!.saved(theirs);
    await writeAtOnce(scene, [ines!, tomas!]);
    await disagree(ines!, tomas!, [5_400, 74]);
    for (let passed = 0; passed < 15; passed += 1) await tomas!.page.clock.fastForward(minutes);
    // Without the stream everything works as before, only later.
    await tomas!.sees(theirs);
    wire.mend();
    await tomas!.page.clock.fastForward(minutes);
    await tomas!.sees(await ines!.add(6));
  },
});

const asleep = several({
  name: "a laptop is asleep for a day",
  count: 3,
  clocks: [0, 0, 0],
  play: async (scene, writers) => {
    const [ines, tomas, mira] = writers as [Writer, Writer, Writer];
    const page = await tomas.device.context.newCDPSession(tomas.page);
    // The lid is shut right after the last key.
    await tomas.add(2);
    await tomas.change(5, "people", 75);
    await page.send("Page.setWebLifecycleState", { state: "frozen" });
    tomas.device.wire.cut();
    await ines.add(1);
    await ines.change(5, "cost", 5_500);
    await ines.saved("Bed 5 costs $5500");
    await mira.add(2);
    await page.send("Page.setWebLifecycleState", { state: "active" });
    await tomas.page.clock.fastForward(24 * hours);
    tomas.device.wire.mend();
    await tomas.add(3);
    await scene.wait(300);
  },
});

const expired = several({
  name: "the session of one ends under the open draft",
  count: 2,
  play: async (scene, [ines, tomas]) => {
    await tomas!.loseSession();
    const dialog = await tomas!.putAway("Please sign in again");
    await tomas!.add(2);
    await ines!.saved(await ines!.add(1));
    await ines!.change(5, "cost", 5_600);
    await dialog.waitFor();
    await tomas!.signInAgain();
    await dialog.waitFor({ state: "hidden" });
    await tomas!.saved(tomas!.brought[0]!);
    // And both hear of each other as before, without the time of a report in between.
    await tomas!.seesOthers();
    await tomas!.sees(await ines!.add(6), 8_000);
    scene.expect(await until(() => ines!.page.getByRole("button", { name: /^Here now/ }).isVisible()), "one is alone");
  },
});

const removed = several({
  name: "one is taken out of the team while typing",
  count: 3,
  play: async (scene, writers) => {
    const [ines, tomas, mira] = writers as [Writer, Writer, Writer];
    const { teamId } = scene.place;
    const options = { teamId };
    await mira.saved(await mira.add(1));
    await tomas.person.ask("DELETE", `/a/team/members/${mira.person.id}`, undefined, options);
    await mira.putAway("Welcome to");
    const kept = await mira.add(2);
    const secret = await ines.add(4);
    await ines.saved(secret);
    // Longer than saves are tried again after.
    await scene.wait(4_000);
    const said = async () => (await mira.texts()).join("\n");
    scene.expect((await said()).includes(kept), "the words of who was taken out left the screen");
    scene.expect(!(await said()).includes(secret), "who was taken out reads what the others write");
    const onServer = (await scene.place.onServer()).join();
    scene.expect(!onServer.includes(kept), "the server took words of who was taken out");
    await joinAgain(scene, mira);
  },
});

/** Takes somebody into the team again, who comes back to the draft. */
async function joinAgain(scene: Scene, writer: Writer): Promise<void> {
  await join(scene.owner!, writer.person, scene.place.teamId!);
  await writer.open();
}

/** What the server says of a document's guests and members, as the owner of the team sees it. */
const accessIn = ({ place, owner }: Scene) =>
  owner!.ask<{ id: string; email: string }[]>("GET", `/a/docs/${place.id}/access`, undefined, {
    teamId: place.teamId,
  });

const guestEnded = several({
  name: "a guest's right ends while typing",
  count: 3,
  lastIsGuest: true,
  play: async (scene, writers) => {
    const [ines, , noor] = writers as [Writer, Writer, Writer];
    const { place, owner } = scene;
    await noor.saved(await noor.add(1));
    const right = (await accessIn(scene)).find(({ email }) => email === noor.person.email);
    // What is typed before the page hears of it.
    noor.device.wire.cut();
    const kept = await noor.add(2);
    await owner!.ask("DELETE", `/a/docs/${place.id}/access/${right!.id}`, undefined, { teamId: place.teamId });
    noor.device.wire.mend();
    const secret = await ines.add(4);
    await ines.saved(secret);
    // Longer than saves are tried again after.
    await scene.wait(4_000);
    const said = async () => (await noor.texts()).join("\n");
    scene.expect((await said()).includes(kept), "the guest's words left the screen");
    scene.expect(!(await said()).includes(secret), "the guest reads what the others write");
    scene.expect(!(await place.onServer()).join().includes(kept), "the server took words of who is no guest any more");
    const shown = noor.page.getByText("You may no longer change this");
    scene.expect(await until(() => shown.isVisible()), "nothing says that the words are not saved");
    await letIn(owner!, noor.person, place);
    await noor.open();
  },
});

const becomesReader = several({
  name: "one may only read from now on, while typing",
  count: 3,
  play: async (scene, writers) => {
    const [ines, , mira] = writers as [Writer, Writer, Writer];
    const { place, owner } = scene;
    const options = { teamId: place.teamId };
    const allow = (role: string) =>
      owner!.ask("PATCH", `/a/docs/${place.id}/access/${mira.person.id}`, { role }, options);
    await mira.saved(await mira.add(1));
    mira.device.wire.cut();
    const kept = await mira.add(2);
    await allow("reader");
    mira.device.wire.mend();
    const theirs = await ines.add(4);
    await ines.saved(theirs);
    await scene.wait(4_000);
    const said = async () => (await mira.texts()).join("\n");
    scene.expect((await said()).includes(kept), "the words of who may only read left the screen");
    scene.expect(!(await place.onServer()).join().includes(kept), "the server took words of who may only read");
    scene.expect(
      await until(() => mira.field.evaluate((area: HTMLTextAreaElement) => area.readOnly)),
      "who may only read is let write on",
    );
    await allow("writer");
    await mira.open();
  },
});

/**
 * outline/outline#13726: the line breaks while somebody types, a small sign is all that says so, and after a quarter of an hour they
 * reload the page.
 */
const reloadedWithoutLine = several({
  name: "outline 13726, a reload after 15 minutes without a line",
  count: 2,
  clocks: [0, 0],
  play: async (scene, [ines, tomas]) => {
    const { wire } = tomas!.device;
    const isOfDocument = (path: string) => path.endsWith("/a/live") || path.endsWith("/here");
    wire.disturb((request) => isOfDocument(request.path) || scene.place.isSave(request), { kind: "reset" });
    wire.breakStreams();
    await tomas!.add(2);
    await ines!.saved(await ines!.add(1));
    await disagree(ines!, tomas!, [5_700, 77]);
    for (let passed = 0; passed < 15; passed += 1) await tomas!.page.clock.fastForward(minutes);
    const status = tomas!.page.locator('p[data-state="offline"], p[data-state="failed"]').first();
    scene.expect(await until(() => status.isVisible()), "nothing says that the words are not saved");
    await tomas!.page.reload();
    await scene.reveal(tomas!.page);
    const shown = async () => (await tomas!.texts()).join("\n").includes(tomas!.brought[0]!);
    scene.expect(await until(shown), "after the reload the words were not there");
    await tomas!.add(3);
  },
});

/**
 * outline/outline#12106: the line is lost together with the session, nothing that is typed is saved, signing in leads to another page,
 * and what was typed is gone with the reload.
 */
const signedInElsewhere = several({
  name: "outline 12106, a sign-in and a reload with words that are not saved",
  count: 2,
  play: async (scene, [ines, tomas]) => {
    await tomas!.device.context.clearCookies();
    tomas!.device.wire.breakStreams();
    await tomas!.add(2);
    await ines!.saved(await ines!.add(1));
    const dialog = tomas!.page.getByRole("dialog").filter({ hasText: "Please sign in again" });
    await dialog.waitFor();
    await tomas!.page.reload();
    await ines!.change(5, "cost", 5_800);
    await tomas!.signInAgain();
    await tomas!.page.goto(tomas!.device.wire.url + scene.place.path);
    await scene.reveal(tomas!.page);
    const [words] = tomas!.brought as [string];
    const isSaved = async () => (await scene.place.onServer()).some((text) => text.includes(words));
    scene.expect(await until(isSaved), "the words were not merged with what the other saved");
  },
});

/** Several people in one text, and what goes wrong meanwhile. */
export const togetherFaults: Fault[] = [
  atOnce,
  partition,
  wrongClocks,
  restarted,
  streamCut,
  asleep,
  expired,
  removed,
  guestEnded,
  becomesReader,
  reloadedWithoutLine,
  signedInElsewhere,
];
