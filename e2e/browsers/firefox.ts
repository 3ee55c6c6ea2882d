import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { bringIntoSight, controlsThatSay } from "./controls.ts";
import { within, type Driver, type Engine, type Role } from "./driver.ts";

const paths = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const findFirefox = () => paths.find((path) => path !== undefined && existsSync(path));

/** What to install where there is no Firefox. Undefined where there is one. */
const missing = () => (findFirefox() ? undefined : "apt-get install firefox-esr");

/** The system's Firefox without a window, over WebDriver BiDi. */
export const firefox: Engine = { missing, start: () => FirefoxDriver.start(findFirefox()!) };

/** The same with a window, on the display of an environment, for who reads the screen. */
export const firefoxWithWindow = (env: NodeJS.ProcessEnv): Engine => ({
  missing,
  start: () => FirefoxDriver.start(findFirefox()!, env),
});

/** Nothing, where the page went to another one meanwhile and took what was looked at along. */
function unlessPageWent(error: unknown): undefined {
  if (!/no such (?:handle|node|frame)|context was destroyed|detached/i.test(String(error))) throw error;
}

/** Whether a control is where it was a moment ago, so that a press meets it. */
async function standsStill(control: ElementHandle<HTMLElement>): Promise<boolean> {
  const whereabouts = () => control.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  const before = await whereabouts().catch(unlessPageWent);
  await wait(50);
  return before !== undefined && before === (await whereabouts().catch(unlessPageWent));
}

class FirefoxDriver implements Driver {
  readonly version: string;
  readonly #page: Page;
  readonly #downloads: string;
  #problems: string[] = [];

  /** Older ones have no command for it. */
  readonly setOffline?: Driver["setOffline"];

  private constructor(page: Page, version: string, downloads: string, canGoOffline: boolean) {
    this.version = version;
    if (canGoOffline) this.setOffline = (isOffline) => page.setOfflineMode(isOffline);
    this.#page = page;
    this.#downloads = downloads;
    page.on("pageerror", (error) => this.#problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.#problems.push(message.text());
    });
  }

  /** Starts it: with a window where there is an environment that says on which display. */
  static async start(executablePath: string, env?: NodeJS.ProcessEnv): Promise<FirefoxDriver> {
    const downloads = mkdtempSync(join(tmpdir(), "grantwright-downloads-"));
    const browser = await launch({
      browser: "firefox",
      executablePath,
      headless: !env,
      env: env ?? process.env,
      args: ["--width=1440", "--height=900"],
      defaultViewport: null,
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": downloads,
        "browser.download.always_ask_before_handling_new_types": false,
      },
    });
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    const canGoOffline = await page.setOfflineMode(false).then(
      () => true,
      (error) => {
        if (!/unknown command/.test(String(error))) throw error;
        return false;
      },
    );
    return new FirefoxDriver(page, await browser.version(), downloads, canGoOffline);
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
      // Not a locator's click: it polls with `eval` in the page, which our policy forbids.
      if (control && (await control.evaluate(bringIntoSight).catch(unlessPageWent)) && (await standsStill(control)))
        return control.click();
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
    const browser = this.#page.browser();
    // Older ones do not answer that they close, once something was downloaded.
    await within(10_000, browser.close(), () => new Error("It does not close.")).catch(() =>
      browser.process()?.kill("SIGKILL"),
    );
    rmSync(this.#downloads, { recursive: true, force: true });
  }
}
