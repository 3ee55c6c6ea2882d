import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { newId } from "../../src/kernel/ids.ts";
import { Browser } from "./browser.ts";

const main = join(import.meta.dirname, "../../src/main.ts");

/** A server in a process of its own, started as in life. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it has written so far, log and all. */
  output: () => string;
  address: string;
  /** Its exit code, null where it was killed. */
  ended: Promise<number | null>;
}

let nextPort = 10_000 + (process.pid % 20_000);

/** Starts a server with these settings, and waits for nothing. */
export function launchProcess(settings: Record<string, string>): ServerProcess {
  const port = String(nextPort++);
  const env = { PATH: process.env.PATH, PORT: port, HOST: "127.0.0.1", LOG_LEVEL: "warn", ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return { child, output: () => output, address: `http://127.0.0.1:${port}`, ended };
}

/** Waits until a server answers. Throws with what it wrote where it ends before, or takes three minutes. */
export async function untilReady(server: ServerProcess): Promise<ServerProcess> {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    if (server.child.exitCode !== null) throw new Error(server.output());
    const isUp = await fetch(`${server.address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not ready in three minutes: ${server.output()}`);
}

/** A browser in which a new person is signed in, by the link that the terminal shows. */
export async function signInAtProcess(server: ServerProcess): Promise<Browser> {
  const person = new Browser(server.address);
  await person.post("/p/auth/email", { email: `person-${newId()}@example.org` });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await person.post("/p/auth/token", { token: /token=([\w-]{43})\s*$/.exec(server.output())?.[1] });
  return person;
}

/** The same person's browser at another server on the same database. */
export const movedTo = ({ address }: Pick<ServerProcess, "address">, { cookie }: Browser): Browser =>
  Object.assign(new Browser(address), { cookie });
