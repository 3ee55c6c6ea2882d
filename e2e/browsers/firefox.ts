import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { bringIntoSight, controlsThatSay } from "./controls.ts";
import type { Driver, Engine, Role } from "./driver.ts";

const paths = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const findFirefox = () => paths.find((path) => path !== undefined && existsSync(path));

/** The system's Firefox without a window, over WebDriver BiDi. */
export const firefox: Engine = {
  missing: () => (findFirefox() ? undefined : "apt-get install firefox-esr"),
  start: () => FirefoxDriver.start(findFirefox()!),
};

/** Nothing, where the page went to another one meanwhile and took what was looked at along. */
function unlessPageWent(error: unknown): undefined {
  if (!/no such (?:handle|node|frame)|context was destroyed|detached/i.test(String(error))) throw error;
}

class FirefoxDriver implements Driver {
  readonly version: string;
  readonly #page: Page;
  readonly #downloads: string;
  #problems: string[] = [];

  private constructor(page: Page, version: string, downloads: string) {
    this.version = version;
    this.#page = page;
    this.#downloads = downloads;
    page.on("pageerror", (error) => this.#problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.#problems.push(message.text());
    });
  }

  static async start(executablePath: string): Promise<FirefoxDriver> {
    const downloads = mkdtempSync(join(tmpdir(), "grantwright-downloads-"));
    const browser = await launch({
      browser: "firefox",
      executablePath,
      headless: true,
      args: ["--width=1440", "--height=900"],
      defaultViewport: null,
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.download.always_ask_before_handling_new_types": false,
      },
    });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    return new FirefoxDriver(page, await browser.version(), downloads);
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async press(role: Role, name: string): Promise<void> {
    for (;;) {
      const control = await this.#find(role, name).catch(unlessPageWent);
      if (control && (await control.evaluate(bringIntoSight).catch(unlessPageWent))) return control.asLocator().click();
      await wait(50);
    }
  }

  /** The control that Firefox itself calls so: on a whole page, asking for it takes two seconds. */
  async #find(role: Role, name: string): Promise<ElementHandle<HTMLElement> | undefined> {
    using places = await this.#page.evaluateHandle(
      (controls) => controls.map(({ parentElement }) => parentElement!),
      await this.#page.evaluateHandle(controlsThatSay, role, name),
    );
    for (const place of (await places.getProperties()).values()) {
      const control = await place.asElement()?.$(`::-p-aria([name="${name}"][role="${role}"])`);
      if (control) return control as ElementHandle<HTMLElement>;
    }
    return undefined;
  }

  type(words: string): Promise<void> {
    return this.#page.keyboard.type(words);
  }

  async selectAll(): Promise<void> {
    await this.#page.keyboard.down("Control");
    await this.#page.keyboard.press("a");
    await this.#page.keyboard.up("Control");
  }

  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    // What is given are plain values: none of them stands for a handle, as puppeteer's types would have it.
    return this.#page.evaluate(question as (...values: unknown[]) => Answer, ...given) as Promise<Awaited<Answer>>;
  }

  async problems(): Promise<string[]> {
    return this.#problems.splice(0);
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#page.setOfflineMode(isOffline);
  }

  async downloaded(name: RegExp): Promise<Buffer> {
    for (;;) {
      const names = readdirSync(this.#downloads);
      const found = names.find((each) => name.test(each));
      if (found !== undefined && !names.some((each) => each.endsWith(".part")))
        return readFileSync(join(this.#downloads, found));
      await wait(50);
    }
  }

  async picture(path: string): Promise<void> {
    await this.#page.screenshot({ path: path as `${string}.png` });
  }

  async end(): Promise<void> {
    await this.#page.browser().close();
    rmSync(this.#downloads, { recursive: true, force: true });
  }
}
