import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "playwright";
import { controlOn, type Field, type Place } from "../fields/field.ts";
import type { TestServer } from "../../e2e/support/server.ts";
import type { OwnBrowser } from "./browser.ts";
import type { Person } from "./person.ts";
import type { Random } from "./random.ts";
import type { Control, TabLog } from "./recorder.ts";
import { patience, until } from "./until.ts";
import { someWords } from "./words.ts";
import type { Wire } from "./wire.ts";

/** What somebody wrote in one field of one tab, and has to find again. */
export interface Intent {
  control: Control;
  /** At least this: it stood on the screen for 100 ms. */
  least: string;
  /** At most this: it was typed, and may not have come to stand. Begins with `least`. */
  most: string;
}

export { patience, until };

/** What one case is played on: one person with one device, one place, and the network between. */
export interface SceneParts {
  context: BrowserContext;
  logOf: (page: Page) => TabLog;
  server: TestServer;
  wire: Wire;
  person: Person;
  another: (name: string) => Promise<Person>;
  field: Field;
  place: Place;
  random: Random;
  mark: string;
  /** The browser where it is the case's own: only that one can be killed. */
  ownBrowser: OwnBrowser | undefined;
  /** Makes another device, with nothing on it and with its own records, on which somebody is signed in. */
  device: (person: Person) => Promise<Device>;
  /** Owns the team, where the place is in one. */
  owner: Person | undefined;
}

/** A browser's context, what its pages record, and the network between it and the server. */
export interface Device {
  context: BrowserContext;
  wire: Wire;
  logOf: (page: Page) => TabLog;
}

/** A case while it is played. */
export class Scene {
  readonly server: TestServer;
  readonly wire: Wire;
  readonly person: Person;
  readonly another: (name: string) => Promise<Person>;
  readonly field: Field;
  readonly place: Place;
  readonly random: Random;
  /** Stands in everything that this case writes, and nowhere else. */
  readonly mark: string;
  readonly device: (person: Person) => Promise<Device>;
  readonly owner: Person | undefined;
  context: BrowserContext;
  logOf: (page: Page) => TabLog;
  /** What was written, by tab and field. */
  readonly intents = new Map<string, Intent>();
  /** Words that came in another way than by keys. */
  readonly brought: string[] = [];
  /** Words that were typed and never went to the server together with those. */
  readonly typedApart: string[] = [];
  /** What the case itself found wrong. */
  readonly problems: string[] = [];
  /** Words of anybody that the case itself found to be lost. */
  readonly lost: string[] = [];
  /** How many there may be of what there may be one of. */
  mostCopies = 1;
  /** The words are to be gone: the person threw them away. */
  isDiscarded = false;
  /** The words may be kept on this device until somebody sends them; they need not save themselves. */
  needsNoSave = false;
  /** Logs of contexts that are gone, for the truth of what they said. */
  readonly logs: TabLog[] = [];
  /** The browser is dead and has to be started again. */
  isBrowserDead = false;
  readonly #ownBrowser: OwnBrowser | undefined;
  readonly #tabs = new Map<Page, number>();
  /** Where the page's address went by itself. */
  #movedTo: string | undefined;
  readonly #broughtOn = new Set<Page>();

  constructor(parts: SceneParts) {
    this.context = parts.context;
    this.logOf = parts.logOf;
    this.server = parts.server;
    this.wire = parts.wire;
    this.person = parts.person;
    this.another = parts.another;
    this.field = parts.field;
    this.place = parts.place;
    this.random = parts.random;
    this.mark = parts.mark;
    this.device = parts.device;
    this.owner = parts.owner;
    this.#ownBrowser = parts.ownBrowser;
  }

  /** Kills the browser with everything in it. */
  async killBrowser(): Promise<void> {
    if (!this.#ownBrowser) throw new Error("This fault needs a browser of its own.");
    this.isBrowserDead = true;
    await this.#ownBrowser.kill();
  }

  get url(): string {
    return this.wire.url + (this.#movedTo ?? this.place.path);
  }

  /** Opens a tab at the place, with the field on the screen. */
  async open(): Promise<Page> {
    const page = await this.newTab();
    await page.goto(this.url);
    await this.reveal(page);
    return page;
  }

  /** Opens an empty tab, and remembers what it will say. */
  async newTab(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(patience);
    page.on("framenavigated", (frame) => {
      const { pathname } = new URL(frame.url(), this.wire.url);
      if (frame === page.mainFrame() && this.place.movesTo?.test(pathname)) this.#movedTo = pathname;
    });
    this.watch(page);
    return page;
  }

  /** Signs somebody in on this device, in place of whoever was. */
  async useSession(person: Person): Promise<void> {
    const [name = "", value = ""] = person.cookie.split("=");
    await this.context.addCookies([{ name, value, url: this.wire.url, httpOnly: true, sameSite: "Lax" }]);
  }

  watch(page: Page): void {
    this.logs.push(this.logOf(page));
    this.#tabs.set(page, this.#tabs.size);
  }

  /** Brings the field on the screen of a page that has been opened anew. */
  async reveal(page: Page): Promise<Locator> {
    await this.place.reveal?.(page);
    const control = controlOn(page, this.place.control);
    await control.waitFor();
    return control;
  }

  /** Has the app ask anew for everything that it shows, as it does when somebody signs in in another tab. */
  async refetch(page: Page): Promise<void> {
    await page.evaluate(() => {
      const channel = new BroadcastChannel("grantwright.session");
      channel.postMessage("changed");
      channel.close();
    });
  }

  /** New words for a field. */
  words(count?: number): string {
    return someWords(this.random, this.mark, {
      lines: this.field.hasLines ?? false,
      ...(count !== undefined && { count }),
    });
  }

  /** Types at the end of a field, some of it key by key. Does not wait for it to stand there. */
  async typeQuickly(page: Page, words: string, control = this.place.control): Promise<void> {
    const field = controlOn(page, control);
    await field.focus();
    await field.press("End");
    await field.evaluate((element: HTMLTextAreaElement) => {
      element.selectionStart = element.selectionEnd = element.value.length;
    });
    const characters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
    await page.keyboard.insertText(characters.slice(0, -8).join(""));
    await page.keyboard.type(characters.slice(-8).join(""));
  }

  /**
   * Types at the end of a field, and waits until all of it has stood on the screen for 100 ms. Where words come into it in another
   * way, the first of a page do.
   */
  async write(page: Page, words = this.words(), control = this.place.control): Promise<string> {
    const put = (await this.#bring(page, words, control)) ?? (await this.#type(page, words, control));
    const value = await this.stand(page, control);
    this.expect(value.includes(put), `of ${JSON.stringify(put)} the field took ${JSON.stringify(value)}`);
    return value;
  }

  async #bring(page: Page, words: string, control: Control): Promise<string | undefined> {
    const { brings } = this.place;
    if (!brings || control !== this.place.control || this.#broughtOn.has(page)) return undefined;
    this.#broughtOn.add(page);
    const put = await brings.bring(page, words);
    this.brought.push(put);
    return put;
  }

  async #type(page: Page, words: string, control: Control): Promise<string> {
    const isApart = this.place.brings && control === this.place.control && (await this.#hasBrought());
    await this.typeQuickly(page, words, control);
    if (isApart) this.typedApart.push(words);
    return words;
  }

  async #hasBrought(): Promise<boolean> {
    // A server that was killed has nothing.
    const texts = await this.place.onServer().catch((): string[] => []);
    return this.brought.length > 0 && this.brought.every((words) => texts.some((text) => text.includes(words)));
  }

  /** Waits until what the field says has stood on the screen for 100 ms: from then on it may not be lost. */
  async stand(page: Page, control = this.place.control): Promise<string> {
    const value = await controlOn(page, control).inputValue();
    if (!(await until(() => this.logOf(page).stood(control.name) === value, 5_000))) {
      const now = await controlOn(page, control).inputValue();
      this.problems.push(
        `typed words did not stay on the screen: ${JSON.stringify(value)} became ${JSON.stringify(now)}`,
      );
    }
    this.intend(page, value, value, control);
    return value;
  }

  /** Notes what has to be found again of what was written in a tab. */
  intend(page: Page, least: string, most = least, control = this.place.control): void {
    this.intents.set(`${this.#tabs.get(page)} ${control.name}`, { control, least, most });
  }

  /** Waits until the save status says so. */
  async waitForStatus(page: Page, state: string, longest = patience): Promise<void> {
    const line = page.locator(`p[data-state="${state}"]`).first();
    await line.waitFor({ timeout: longest });
  }

  /** Waits until the server has what the tab's field says. */
  async waitForServer(page: Page, longest = patience): Promise<void> {
    const value = await controlOn(page, this.place.control).inputValue();
    const isThere = await until(async () => (await this.place.onServer()).includes(value), longest);
    if (!isThere) this.problems.push("the server did not get the words although nothing was wrong any more");
  }

  expect(isSo: boolean, otherwise: string): void {
    if (!isSo) this.problems.push(otherwise);
  }

  wait(ms: number): Promise<void> {
    return wait(ms);
  }
}
