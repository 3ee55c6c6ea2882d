import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { newId } from "../../src/kernel/ids.ts";
import { Browser } from "./browser.ts";

/** When a server is to die: before the `count`-th of these from now on. */
export interface Moment {
  /** `fileWrite`: of the embedded database alone. */
  what: "statement" | "fileWrite" | "answer";
  count: number;
}

/** A server in a process of its own, which can be killed at any moment. */
export interface KillableServer {
  address: string;
  /** Names the moment of its death. */
  arm(moment: Moment): Promise<void>;
  /** Waits for its death, and kills it where that does not come in so many milliseconds. */
  die(patienceMs: number): Promise<void>;
  /** A browser in which a new person is signed in. */
  signIn(): Promise<Browser>;
}

const script = join(import.meta.dirname, "mortalServer.ts");

/** Starts a server with these settings, and waits until it answers. */
export async function launchKillable(settings: Record<string, string>): Promise<KillableServer> {
  const child: ChildProcess = fork(script, {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      PUBLIC_URL: "http://localhost:9",
      LOG_LEVEL: "silent",
      GRANTS_GOV_URL: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  let printed = "";
  child.stdout?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [{ address }] = (await Promise.race([
    once(child, "message"),
    ended.then(() => {
      throw new Error(`The server did not start: ${printed}`);
    }),
  ])) as [{ address: string }];
  const linkOf = (email: string) => new RegExp(`link for ${email}: .*token=([\\w-]{43})`).exec(printed)?.[1];
  return {
    address,
    async arm(moment) {
      const isArmed = once(child, "message");
      child.send(moment);
      await isArmed;
    },
    async die(patienceMs) {
      const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      await ended;
      clearTimeout(timer);
    },
    async signIn() {
      const person = new Browser(address);
      const email = `person-${newId()}@example.org`;
      await person.post("/p/auth/email", { email });
      while (linkOf(email) === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      await person.post("/p/auth/token", { token: linkOf(email) });
      return person;
    },
  };
}
