import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/freePort.ts";
import { DriverHangs, within, type Driver, type Engine, type Role } from "./driver.ts";
import { bringIntoSight, controlsThatSay } from "./controls.ts";
import { startDisplay } from "./display.ts";

const webDriverPath = "/usr/bin/WebKitWebDriver";
const findMiniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** What is over when it is asked for again. */
const passing = new Set(["StaleElementReferenceError", "ElementClickInterceptedError", "ElementNotInteractableError"]);

/** The longest that one command may take, on a machine that does much else. */
const commandLimit = 60_000;

/** WebKitGTK in a small window of its own, on a display that nobody sees. */
export const webkit: Engine = {
  missing: () =>
    existsSync(webDriverPath) && findMiniBrowser() && existsSync("/usr/bin/Xvfb")
      ? undefined
      : "apt-get install webkit2gtk-driver xvfb",
  start: () => WebKitDriver.start(),
  inPage: keepProblems,
};

/** Its driver hears nothing of the console: the page keeps what goes wrong, from its first script on and over its reloads. */
function keepProblems(): void {
  const place = "walk.problems";
  const keep = (text: string) =>
    sessionStorage.setItem(place, JSON.stringify([...JSON.parse(sessionStorage.getItem(place) ?? "[]"), text]));
  addEventListener(
    "error",
    ({ message, target }) => keep(message ?? `not loaded: ${(target as HTMLElement | null)?.outerHTML}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => keep(`not caught: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    keep(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
  const tell = console.error;
  console.error = (...told: unknown[]) => {
    keep(told.map(String).join(" "));
    tell(...told);
  };
}

class WebKitDriver implements Driver {
  readonly version: string;
  readonly #driver: WebDriver;
  readonly #stop: () => void;

  private constructor(driver: WebDriver, version: string, stop: () => void) {
    this.#driver = driver;
    this.version = version;
    this.#stop = stop;
  }

  static async start(): Promise<WebKitDriver> {
    const display = await startDisplay();
    const port = await freePort();
    // Its processes end with it, hung or not.
    const server: ChildProcess = spawn(webDriverPath, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: "x11" },
      stdio: "ignore",
      detached: true,
    });
    const stop = () => {
      if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
        process.kill(-server.pid, "SIGKILL");
      display.stop();
    };
    process.once("exit", stop);
    try {
      const address = `http://127.0.0.1:${port}`;
      while (
        !(await fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await wait(50);
      const browser = { binary: findMiniBrowser(), args: ["--automation"] };
      const driver = await inTime(
        "the start",
        Promise.resolve(
          new Builder()
            .usingServer(address)
            .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": browser })
            .build(),
        ),
      );
      await inTime("the window", driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 }));
      const capabilities = await driver.getCapabilities();
      return new WebKitDriver(driver, `WebKitGTK ${capabilities.getBrowserVersion()}`, stop);
    } catch (error) {
      stop();
      throw error;
    }
  }

  open(address: string): Promise<void> {
    return inTime("going to a page", this.#driver.get(address));
  }

  reload(): Promise<void> {
    return inTime("a reload", this.#driver.navigate().refresh());
  }

  async press(role: Role, name: string): Promise<void> {
    while (!(await this.#pressNow(role, name))) await wait(50);
  }

  async type(words: string): Promise<void> {
    for (const part of words.match(/[^]{1,100}/g) ?? [])
      await inTime("typing", this.#driver.actions().sendKeys(part).perform());
  }

  selectAll(): Promise<void> {
    return inTime("selecting", this.#driver.actions().keyDown(Key.CONTROL).sendKeys("a").keyUp(Key.CONTROL).perform());
  }

  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    return this.#answer(question, given);
  }

  problems(): Promise<string[]> {
    return this.ask(() => {
      const kept = JSON.parse(sessionStorage.getItem("walk.problems") ?? "[]") as string[];
      sessionStorage.removeItem("walk.problems");
      return kept;
    });
  }

  async picture(path: string): Promise<void> {
    writeFileSync(path, await inTime("a picture", this.#driver.takeScreenshot()), "base64");
  }

  async end(): Promise<void> {
    await within(5_000, this.#driver.quit(), () => new DriverHangs()).catch(() => {});
    this.#stop();
  }

  /** False where it is not there yet, is covered, moves or is drawn anew at the moment. */
  async #pressNow(role: Role, name: string): Promise<boolean> {
    try {
      const control = await this.#find(role, name);
      if (!control || !(await this.#answer<boolean>(bringIntoSight, [control]))) return false;
      await inTime("a press", control.click());
      return true;
    } catch (error) {
      if (error instanceof Error && passing.has(error.name)) return false;
      throw error;
    }
  }

  /** The control that WebKit itself calls so. */
  async #find(role: Role, name: string): Promise<WebElement | undefined> {
    for (const control of await this.#answer<WebElement[]>(controlsThatSay, [role, name]))
      if ((await inTime("a name", control.getAccessibleName())) === name) return control;
    return undefined;
  }

  /** Also where what is asked for comes later. */
  async #answer<Answer>(question: (...given: never[]) => unknown, given: unknown[]): Promise<Awaited<Answer>> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${question})(...[...arguments].slice(0, -1))).then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
    const told = await inTime(
      "a question",
      this.#driver.executeAsyncScript<{ answer: Awaited<Answer>; error?: string }>(script, ...given),
    );
    if (told.error !== undefined) throw new Error(told.error);
    return told.answer;
  }
}

const inTime = <Answer>(what: string, command: Promise<Answer>): Promise<Answer> =>
  within(commandLimit, command, () => new DriverHangs(`WebKitWebDriver did not come back from ${what}.`));
