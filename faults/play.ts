import { stripVTControlCharacters } from "node:util";
import type { Browser, BrowserContext, Page } from "playwright";
import { TestServer } from "../e2e/support/server.ts";
import type { Fault } from "./faults/fault.ts";
import type { Field, Place, PlaceOptions } from "./fields/field.ts";
import { join } from "./fields/messages.ts";
import { OwnBrowser } from "./harness/browser.ts";
import { Person } from "./harness/person.ts";
import { Random } from "./harness/random.ts";
import { recordPages } from "./harness/recorder.ts";
import { Scene } from "./harness/scene.ts";
import { faultSettings } from "./harness/settings.ts";
import { Wire } from "./harness/wire.ts";
import { liesIn, lossesOn, reachesServer } from "./oracle.ts";
import { wrongWays } from "./ways.ts";

/** One fault, for one field, with one seed. */
export interface Case {
  /** `<fault> · <field> · <seed>`; it does not change. */
  name: string;
  fault: Fault;
  field: Field;
  seed: number;
}

/** What came of a case. */
export interface Outcome {
  name: string;
  /** What is wrong, a line each; none where the case was survived. */
  problems: string[];
  lostCharacters: number;
  /** How long it took, in milliseconds. */
  took: number;
}

/** What all cases share. */
export interface Shared {
  server: TestServer;
  browser: Browser;
}

const look = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;

async function signInContext(context: BrowserContext, person: Person, url: string): Promise<void> {
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
}

/** Opens the place again as the same person, once nothing is wrong any more. */
async function comeBack(scene: Scene, restart: () => Promise<void>): Promise<Page> {
  scene.wire.mend();
  if (scene.isBrowserDead) await restart();
  await scene.context.setOffline(false);
  const left = scene.context.pages();
  // A browser without any tab would end.
  const page = await scene.newTab();
  for (const other of left) await other.close().catch(() => {});
  await page.clock.install();
  await page.goto(scene.url);
  await scene.reveal(page);
  return page;
}

/** What the oracles say of a case that was played. */
async function judge(scene: Scene, page: Page): Promise<{ problems: string[]; lostCharacters: number }> {
  const problems: string[] = [];
  let lostCharacters = scene.lost.join("").length;
  for (const { field, words, found } of await lossesOn(scene, page)) {
    lostCharacters += Math.max(words.length, 1);
    problems.push(`lost in ${field}: ${JSON.stringify(words)}; found ${JSON.stringify(found)}`);
  }
  if (scene.field.isAutoSaved && !scene.needsNoSave && problems.length === 0) {
    await page.clock.fastForward(3_500);
    if (!(await reachesServer(scene, page))) {
      const status = await page.locator("p[data-state]").first().textContent();
      problems.push(`what the screen says never reached the server; the status says ${JSON.stringify(status)}`);
    }
  }
  if (problems.length === 0) problems.push(...(await wrongWays(scene, page)));
  for (const log of scene.logs) problems.push(...liesIn(scene, log));
  const copies = await scene.place.copies();
  if (copies > scene.mostCopies) problems.push(`there are ${copies} where there may be ${scene.mostCopies}`);
  return { problems, lostCharacters };
}

/** Plays a case and judges it. Never throws: what goes wrong on the way is a problem of the case. */
export async function play({ name, fault, field, seed }: Case, shared: Shared): Promise<Outcome> {
  const began = Date.now();
  const mark = `mark${seed}x${Math.random().toString(36).slice(2, 8)}`;
  const ends: (() => Promise<unknown>)[] = [];
  const outcome = (problems: string[], lostCharacters = 0) => ({
    name,
    problems,
    lostCharacters,
    took: Date.now() - began,
  });
  let scene: Scene | undefined;
  try {
    let { server } = shared;
    if (fault.stage === "own server") {
      server = new TestServer({ ...faultSettings, ...fault.env });
      ends.push(() => server.end());
      await server.start();
    }
    const person = await Person.make(server, "ines");
    const another = (who: string) => Person.make(server, who);
    const options = { server, person, another, mark };
    const owner = fault.isInTeam ? await another("owner") : undefined;
    const place = await (owner ? makeInTeam(field, options, owner) : field.make(options));
    const wire = new Wire(server.url);
    await wire.open();
    ends.push(() => wire.close());
    const controls = [place.control, ...(place.neighbour ? [place.neighbour] : [])];
    let ownBrowser: OwnBrowser | undefined;
    let context: BrowserContext;
    if (fault.stage === "own browser") {
      const own = new OwnBrowser();
      ownBrowser = own;
      ends.push(() => own.end());
      context = await own.start();
    } else {
      const made = await shared.browser.newContext({ ...look, serviceWorkers: fault.hasWorker ? "allow" : "block" });
      context = made;
      ends.push(() => made.close());
    }
    const logOf = await recordPages(context, controls);
    await signInContext(context, person, wire.url);
    const random = new Random(seed, fault.name + field.name);
    const device = async (somebody: Person) => {
      const other = await shared.browser.newContext({ ...look, serviceWorkers: "block" });
      ends.push(() => other.close());
      const ownWire = new Wire(server.url);
      await ownWire.open();
      ends.push(() => ownWire.close());
      await signInContext(other, somebody, ownWire.url);
      return { context: other, wire: ownWire, logOf: await recordPages(other, controls) };
    };
    const parts = {
      context,
      logOf,
      device,
      owner,
      server,
      wire,
      person,
      another,
      field,
      place,
      random,
      mark,
      ownBrowser,
    };
    scene = new Scene(parts);
    const played = scene;
    await fault.play(played);
    const restart = async () => {
      played.context = await ownBrowser!.start();
      played.logOf = await recordPages(played.context, controls);
      await signInContext(played.context, person, wire.url);
    };
    const page = await comeBack(played, restart);
    const { problems, lostCharacters } = await judge(played, page);
    return outcome([...played.problems, ...problems], lostCharacters);
  } catch (error) {
    return outcome([...(scene?.problems ?? []), briefly(error)]);
  } finally {
    for (const end of ends.toReversed()) await end().catch(() => {});
  }
}

/** What was thrown, how it began and ended (a browser's log can be long), and where in this folder. */
function briefly(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = stripVTControlCharacters(error.stack ?? error.message).split("\n");
  const isPlace = (line: string) => line.trimStart().startsWith("at ");
  const said = lines.filter((line) => !isPlace(line));
  const places = lines.filter((line) => isPlace(line) && line.includes("/faults/"));
  return [...said.slice(0, 4), ...said.slice(4).slice(-4), ...places.slice(0, 4)].join("\n");
}

/** Makes the place in a team that the person is a member of. */
async function makeInTeam(field: Field, options: PlaceOptions, owner: Person): Promise<Place> {
  if (!field.makeForTeam) throw new Error(`${field.name} is not made for teams.`);
  const { id: teamId } = await owner.ask<{ id: string }>("POST", "/a/teams", { name: "Common Ground" });
  await join(owner, options.person, teamId);
  return field.makeForTeam({ ...options, teamId });
}
