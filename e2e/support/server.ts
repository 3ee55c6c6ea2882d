import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import { makeDatabase } from "./postgres.ts";

/** The built server; `E2E_BUILD` names another folder with the packages in it than this workspace. */
const builtServer = () => resolve(process.env.E2E_BUILD ?? ".", "packages/server/dist/main.js");
const serverWithClock = resolve("e2e/support/serverWithClock.ts");

/** A real server under test, with a data folder of its own. */
export class TestServer {
  #dataDir: string | undefined;
  url = "";
  /** Everything it printed. */
  output = "";
  #process: ChildProcess | undefined;
  readonly #env: Record<string, string>;
  /** Its own database in the PostgreSQL of all walks, where there is one. */
  #databaseUrl: string | undefined;
  readonly #entry: string;

  constructor(env: Record<string, string> = {}, hasClock = false) {
    this.#env = env;
    this.#entry = hasClock ? serverWithClock : builtServer();
  }

  /** Its data folder, made when it is first asked for: the runner reads files of walks only to list them, too. */
  get dataDir(): string {
    this.#dataDir ??= mkdtempSync(join(tmpdir(), "grantwright-e2e-"));
    return this.#dataDir;
  }

  /** Puts the clock of a server that has one on by eleven minutes. */
  passElevenMinutes(): void {
    this.#process?.kill("SIGUSR2");
  }

  /** Starts it, and waits until it is well. A second start takes the same port and data. */
  async start(): Promise<void> {
    const empty = process.env.E2E_EMPTY_DATA;
    if (empty !== undefined && this.url === "")
      cpSync(join(empty, "db"), join(this.dataDir, "db"), { recursive: true });
    const port = this.url ? Number(new URL(this.url).port) : await freePort();
    this.url = `http://localhost:${port}`;
    const postgres = process.env.E2E_POSTGRES_URL;
    if (postgres !== undefined) this.#databaseUrl ??= await makeDatabase(postgres);
    const child = spawn(process.execPath, [this.#entry], {
      env: {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: "warn",
        WRITER_PACE_MS: "60",
        ...(this.#databaseUrl !== undefined && { DATABASE_URL: this.#databaseUrl }),
        ...this.#env,
      },
    });
    this.#process = child;
    child.stdout.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    // A new database takes seconds, and on a machine that is busy with other tests many of them.
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server stopped at once:\n${this.output}`);
      const isWell = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isWell) return;
      await wait(150);
    }
    throw new Error(`The server did not get well:\n${this.output}`);
  }

  /** Stops it: SIGTERM asks, SIGKILL does not. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  }

  /** Stops it for good, with its data. */
  async end(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The newest sign-in link mailed to an address. Waits for it. */
  async signInLink(email: string, newerThan = 0): Promise<string> {
    const outbox = join(this.dataDir, "outbox");
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      const links = mails(outbox)
        .filter((mail) => mail.includes(email))
        .flatMap((mail) => /https?:\/\/[^\s"<>]+[?&#]token=[\w-]+/.exec(mail)?.[0] ?? [])
        .filter((link) => !link.includes("/unsubscribe"));
      if (links.length > newerThan) return links.at(-1)!;
      await wait(100);
    }
    throw new Error(`No sign-in link for ${email} in ${outbox}`);
  }

  /** The newest mail to an address that has these words in it, with its headers. Waits for it. */
  async mailTo(email: string, words: string | RegExp): Promise<string> {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      const found = this.mailsTo(email, words).at(-1);
      if (found) return found;
      await wait(100);
    }
    throw new Error(`No mail to ${email} with ${String(words)} in ${this.dataDir}`);
  }

  /** The mails to an address so far that have these words in them, the oldest first. */
  mailsTo(email: string, words: string | RegExp): string[] {
    return mails(join(this.dataDir, "outbox")).filter(
      (mail) => mail.includes(`To: ${email}`) && mail.search(words) >= 0,
    );
  }
}

/** The mails of an outbox, the oldest first, with soft line breaks taken out. */
function mails(outbox: string): string[] {
  try {
    return readdirSync(outbox)
      .sort()
      .map((name) => decodeQuotedPrintable(readFileSync(join(outbox, name), "utf8")));
  } catch {
    return [];
  }
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
