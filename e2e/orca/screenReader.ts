import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { startDisplay } from "../browsers/display.ts";

/** What has to be there, by the name of Debian's package. */
const programs = {
  orca: "orca",
  Xvfb: "xvfb",
  openbox: "openbox",
  xdotool: "xdotool",
  "dbus-daemon": "dbus",
};

/** What to install where something is missing. Undefined where all is there. */
export function missingPrograms(): string | undefined {
  const packages = Object.entries(programs)
    .filter(([program]) => spawnSync("which", [program]).status !== 0)
    .map(([, name]) => name);
  return packages.length > 0 ? `apt-get install ${packages.join(" ")}` : undefined;
}

/** A bus on which nothing starts by itself but what programs tell screen readers by. */
const busOf = (home: string) => `<busconfig>
  <type>session</type>
  <listen>unix:dir=${home}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>${home}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;
const accessibilityService = "org.a11y.Bus.service";

/** How a line of Orca's log of its speech begins. */
const spoken = /^SPEECH OUTPUT: '(.*)'/;

/** Orca on a display of its own, with a bus, a window manager and a keyboard. */
export class ScreenReader {
  /** For the browser: its display, its bus, and that somebody reads the screen. */
  readonly env: NodeJS.ProcessEnv;
  readonly #home: string;
  readonly #speech: string;
  readonly #processes: ChildProcess[] = [];
  readonly #stopDisplay: () => void;

  private constructor(home: string, env: NodeJS.ProcessEnv, stopDisplay: () => void) {
    this.#home = home;
    this.#speech = env.ORCA_SPEECH!;
    this.env = env;
    this.#stopDisplay = stopDisplay;
  }

  /** Starts all of it, in a home of its own, and waits until Orca speaks. */
  static async start(): Promise<ScreenReader> {
    const home = mkdtempSync(join(tmpdir(), "grantwright-orca-"));
    const display = await startDisplay();
    const speech = join(home, "speech.txt");
    writeFileSync(speech, "");
    const settings = join(home, "data", "orca");
    mkdirSync(settings, { recursive: true });
    cpSync(join(import.meta.dirname, "orca-customizations.py"), join(settings, "orca-customizations.py"));
    const reader = new ScreenReader(
      home,
      {
        ...process.env,
        DISPLAY: display.name,
        HOME: home,
        XDG_DATA_HOME: join(home, "data"),
        XDG_CONFIG_HOME: join(home, "config"),
        XDG_RUNTIME_DIR: home,
        LANG: "C.UTF-8",
        GNOME_ACCESSIBILITY: "1",
        ORCA_SPEECH: speech,
      },
      display.stop,
    );
    mkdirSync(join(home, "services"));
    cpSync(join("/usr/share/dbus-1/services", accessibilityService), join(home, "services", accessibilityService));
    writeFileSync(join(home, "bus.conf"), busOf(home));
    const bus = reader.#spawn("dbus-daemon", [`--config-file=${home}/bus.conf`, "--nofork", "--print-address=3"]);
    const [address] = (await once(bus.stdio[3] as Readable, "data")) as [Buffer];
    reader.env.DBUS_SESSION_BUS_ADDRESS = address.toString().trim();
    reader.#spawn("openbox");
    // Not what is first on the path: Debian's Orca needs Debian's Python.
    reader.#spawn(existsSync("/usr/bin/orca") ? "/usr/bin/orca" : "orca", [
      "--replace",
      ...(process.env.ORCA_DEBUG ? ["--debug-file", process.env.ORCA_DEBUG] : []),
    ]);
    while (reader.heard().length === 0) await wait(100);
    return reader;
  }

  #spawn(program: string, args: string[] = []): ChildProcess {
    const child = spawn(program, args, { env: this.env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
    this.#processes.push(child);
    return child;
  }

  /** All that it has said, a line each, the oldest first. */
  heard(): string[] {
    return readFileSync(this.#speech, "utf8")
      .split("\n")
      .flatMap((line) => spoken.exec(line)?.[1] ?? [])
      .filter((line) => line.trim() !== "");
  }

  /** Presses a key of the keyboard: `Tab`, `Return`, `ctrl+End`, as xdotool names them. */
  async press(key: string): Promise<void> {
    await once(spawn("xdotool", ["key", key], { env: this.env }), "exit");
  }

  /** Types words into what has the focus, as fast as somebody who types well. */
  async type(words: string): Promise<void> {
    await once(spawn("xdotool", ["type", "--delay", "40", words], { env: this.env }), "exit");
  }

  end(): void {
    for (const child of this.#processes.toReversed()) child.kill("SIGKILL");
    this.#stopDisplay();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}
