import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A display that nobody sees. */
export interface Display {
  /** For DISPLAY. */
  name: string;
  stop: () => void;
}

/** Starts Xvfb on the first display that is free. */
export async function startDisplay(): Promise<Display> {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await Promise.race([
    once(child.stdio[3] as Readable, "data"),
    once(child, "exit").then(() => {
      throw new Error("Xvfb did not start.");
    }),
  ])) as [Buffer];
  return { name: `:${number.toString().trim()}`, stop: () => void child.kill() };
}
