import type { Locator, Page } from "playwright";
import { controlOn, type Place } from "../fields/field.ts";
import { join } from "../fields/messages.ts";
import type { Person } from "./person.ts";
import { patience, until, type Device, type Scene } from "./scene.ts";

/** How many sentences the text has that all begin with. Each has two figures that belong together. */
const sentences = 6;

/** The text that all begin with. */
export const commonText = Array.from(
  { length: sentences },
  (_each, at) => `Bed ${at + 1} costs $${(at + 1) * 1_200 + 40} for ${at + 11} people in a year.`,
).join(" ");

/** The figures of each sentence, as `cost/people`, by its number. */
export const figuresIn = (text: string): Map<number, string> =>
  new Map(
    [...text.matchAll(/Bed (\d+) costs \$(\S+) for (\S+) people/g)].map(([, at, cost, count]) => [
      Number(at),
      `${cost}/${count}`,
    ]),
  );

interface WriterParts {
  scene: Scene;
  name: string;
  person: Person;
  device: Device;
  /** Where they find the text; undefined where all do. */
  path?: string | undefined;
}

/** How several people come together. */
export interface Company {
  /** So many milliseconds that the clock of each device is off. */
  clocks?: readonly number[] | undefined;
  /** The last of them is no member of the team, and a guest of the document. */
  lastIsGuest?: boolean | undefined;
}

/** Lets somebody into a document as a guest who writes. */
export const letIn = (host: Person, guest: Person, { id, teamId }: Pick<Place, "id" | "teamId">): Promise<unknown> =>
  host.ask("POST", `/a/docs/${id}/access/guests`, { email: guest.email, role: "writer", days: 7 }, { teamId });

/** One of several people who write in one text, each on a device and a network of their own. */
export class Writer {
  readonly name: string;
  readonly person: Person;
  readonly device: Device;
  /** The sentences that came to stand on the screen. */
  readonly brought: string[] = [];
  /** The figures of a sentence as this writer left it, each as `sentence:cost/people`. */
  readonly figures: string[] = [];
  readonly #scene: Scene;
  readonly #path: string | undefined;
  #page: Page | undefined;

  constructor({ scene, name, person, device, path }: WriterParts) {
    this.#scene = scene;
    this.#path = path;
    this.name = name;
    this.person = person;
    this.device = device;
  }

  /** So many people with the text open that all begin with, each of whom sees the others. */
  static async several(scene: Scene, count: number, company: Company = {}): Promise<Writer[]> {
    const { clocks = [], lastIsGuest = false } = company;
    const { teamId } = scene.place;
    const { context, wire, logOf } = scene;
    const writers = [new Writer({ scene, name: "ines", person: scene.person, device: { context, wire, logOf } })];
    for (const name of ["tomas", "mira", "olu"].slice(0, count - 1)) {
      const person = writers.length === 1 ? scene.owner! : await scene.another(name);
      const isGuest = lastIsGuest && writers.length === count - 1;
      if (isGuest) await letIn(scene.owner!, person, scene.place);
      else if (person !== scene.owner) await join(scene.owner!, person, teamId!);
      const path = isGuest ? scene.place.path.replace(/^\/teams\/[^/]+/, "") : undefined;
      writers.push(new Writer({ scene, name, person, device: await scene.device(person), path }));
    }
    for (const [at, writer] of writers.entries()) {
      await writer.open(clocks[at]);
      if (at === 0) await writer.begin();
    }
    await Promise.all(writers.map((writer) => writer.seesOthers()));
    return writers;
  }

  get page(): Page {
    if (!this.#page) throw new Error(`${this.name} has no page open.`);
    return this.#page;
  }

  get field() {
    return controlOn(this.page, this.#scene.place.control);
  }

  /** Opens the place in a new page, in place of the one before. `clock`: so many milliseconds off, and a clock that can be put on. */
  async open(clock?: number): Promise<void> {
    const page = await this.device.context.newPage();
    // Who comes back closes the page before first: what an open page keeps is not another's to show.
    await this.#page?.close();
    page.setDefaultTimeout(patience);
    page.on("dialog", (dialog) => void dialog.accept());
    if (clock !== undefined) await page.clock.install({ time: Date.now() + clock });
    this.#page = page;
    this.#scene.logs.push(this.device.logOf(page));
    await page.goto(this.device.wire.url + (this.#path ?? this.#scene.place.path));
    await this.#scene.reveal(page);
  }

  /** Writes the text that all begin with. */
  async begin(): Promise<void> {
    await this.field.fill(commonText);
    await this.#scene.waitForServer(this.page);
  }

  async seesOthers(): Promise<void> {
    await this.page.getByRole("button", { name: /^Here now/ }).waitFor();
  }

  /** Writes a sentence of their own behind one of the common ones, some of it key by key. */
  async add(behind: number): Promise<string> {
    const count = this.brought.length + 1;
    const sentence = `For bed ${behind} ${this.name} brings ${this.#scene.mark}${this.name}${count} and ${700 + count} seeds.`;
    await this.field.focus();
    await this.field.evaluate((area: HTMLTextAreaElement, at) => {
      const start = area.value.indexOf(`Bed ${at} costs`);
      const end = start < 0 ? area.value.length : area.value.indexOf(".", start) + 1;
      area.setSelectionRange(end, end);
    }, behind);
    await this.page.keyboard.insertText(` ${sentence.slice(0, -6)}`);
    await this.page.keyboard.type(sentence.slice(-6));
    await this.#stand(sentence);
    this.brought.push(sentence);
    return sentence;
  }

  /** Changes one of the two figures of a sentence. */
  async change(at: number, figure: "cost" | "people", value: number): Promise<void> {
    await this.field.focus();
    const isThere = await this.field.evaluate(
      (area: HTMLTextAreaElement, { find, words }) => {
        const found = new RegExp(find, "d").exec(area.value)?.indices?.[1];
        if (!found) return false;
        area.setSelectionRange(...found);
        return document.execCommand("insertText", false, words);
      },
      {
        find: figure === "cost" ? `Bed ${at} costs \\$(\\S+)` : `Bed ${at} costs \\S+ for (\\S+)`,
        words: String(value),
      },
    );
    const figures = figuresIn(await this.field.inputValue()).get(at);
    this.#scene.expect(isThere && figures !== undefined, `${this.name} found no sentence ${at}`);
    if (figures !== undefined) this.figures.push(`${at}:${figures}`);
    await this.#stand(String(value));
  }

  async #stand(words: string): Promise<void> {
    const log = this.device.logOf(this.page);
    const stands = () => log.stood(this.#scene.place.control.name)?.includes(words) === true;
    this.#scene.expect(await until(stands, 10_000), `${JSON.stringify(words)} of ${this.name} did not come to stand`);
  }

  /** Waits until the page shows what somebody else wrote: in the field, or in another version beside it. */
  async sees(words: string, longest = patience): Promise<void> {
    const isSeen = await until(async () => (await this.texts()).some((text) => text.includes(words)), longest);
    this.#scene.expect(isSeen, `${this.name} does not see ${JSON.stringify(words)}`);
  }

  /** Waits until the server has some words. */
  async saved(words: string): Promise<void> {
    const isThere = async () => (await this.#scene.place.onServer()).some((text) => text.includes(words));
    this.#scene.expect(await until(isThere), `the server did not get ${JSON.stringify(words)} of ${this.name}`);
  }

  /** Whether two versions are shown, between which the person has to choose. */
  async isAsked(): Promise<boolean> {
    return (await this.page.getByRole("button", { name: /^Use the other version/ }).count()) > 0;
  }

  /** All that the page shows of texts: fields, and other versions beside them. */
  async texts(): Promise<string[]> {
    return this.page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].map(({ value }) => value),
      document.body.innerText,
    ]);
  }

  /** Puts away the dialog that comes by itself where the server refuses what the page asks for, to write on. Gives it back. */
  async putAway(words: string): Promise<Locator> {
    const dialog = this.page.getByRole("dialog").filter({ hasText: words });
    await dialog.waitFor();
    await this.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    return dialog;
  }

  /** Loses the session at the server. */
  async loseSession(): Promise<void> {
    await this.person.call("POST", "/a/auth/logout");
  }

  /** Signs in again by the mailed link, opened in another tab of the device. */
  async signInAgain(): Promise<void> {
    const link = new URL(await this.person.newSignInLink());
    const tab = await this.device.context.newPage();
    await tab.goto(`${this.device.wire.url}/${link.hash}`);
    const dialog = tab.getByRole("dialog");
    await dialog.getByRole("button", { name: "Start Creating" }).click();
    await dialog.waitFor({ state: "hidden" });
    await tab.close();
    // What the test itself asks the server goes through a session of its own.
    await this.person.signIn();
  }
}
