import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Browser, type BrowserContext } from "playwright";
import { chromiumLaunchOptions } from "../../tools/browser.ts";

const flags = [
  "--headless=new",
  "--remote-debugging-port=0",
  "--no-default-browser-check",
  "--disable-default-apps",
  "--disable-popup-blocking",
  "--password-store=basic",
  "--use-mock-keychain",
  "--mute-audio",
  "--window-size=1440,900",
];

/** Connects to a browser that has just started. It may be too busy to answer all at first; then it is asked anew. */
async function connect(address: string, tries = 4): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(address, { timeout: 10_000 });
  } catch (error) {
    if (tries <= 1) throw error;
    return connect(address, tries - 1);
  }
}

/**
 * A browser of its own with a profile on the disk, started as a person's is: with the back/forward cache, and without the flags that
 * test drivers add. It can be killed, and started again on the same profile.
 */
export class OwnBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), "grantwright-profile-"));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** Starts it on its profile. Gives the context of that profile. */
  async start(): Promise<BrowserContext> {
    const { executablePath, args } = chromiumLaunchOptions();
    const child = spawn(executablePath, [...args, ...flags, `--user-data-dir=${this.#profile}`], {
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    this.#process = child;
    let address: string | undefined;
    const lines = createInterface({ input: child.stderr });
    for await (const line of lines) {
      address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) break;
    }
    if (!address) throw new Error("The browser did not start.");
    child.stderr.resume();
    this.#browser = await connect(address);
    return this.#browser.contexts()[0]!;
  }

  /** Kills it with all its processes, without a warning. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    process.kill(-child.pid, "SIGKILL");
    await ended;
    await this.#browser?.close().catch(() => {});
  }

  /** Kills it, and forgets its profile. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
