import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Texts up to this many characters cost less than a thread does. */
const mostHere = 20_000;

/** What one thread may cost. */
const limits = { timeoutMs: 60_000, heapMb: 512 };

/** Raised where a thread took too long or too much memory. */
export class ApartError extends Error {
  override name = "ApartError";
}

/** Work on texts that a thread of its own can do. The thread finds it by its name, in apartJobs.ts. */
export interface ApartJob<Given extends unknown[], Result> {
  name: string;
  run: (...given: Given) => Result;
}

/** The file that the thread runs: at the top of the sources, beside the chunk with this code in a bundle. */
function findEntry(): string {
  const places = ["../../apartWorker.ts", "apartWorker.js"].map((name) => join(import.meta.dirname, name));
  const entry = places.find((place) => existsSync(place));
  if (entry === undefined) throw new Error("apartWorker is missing: it must be an entry of the server's bundle.");
  return entry;
}

/**
 * Does work on `characters` characters of text: at once where it is little, otherwise in a thread of its own. Throws an ApartError
 * where that takes too long or too much memory.
 */
export async function runApart<Given extends unknown[], Result>(
  { name, run }: ApartJob<Given, Result>,
  characters: number,
  ...given: Given
): Promise<Result> {
  if (characters <= mostHere) return run(...given);
  const worker = new Worker(findEntry(), {
    workerData: { name, given },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  worker.once("message", resolve);
  worker.once("error", (error: Error & { code?: string }) =>
    reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ApartError("It took too much memory.") : error),
  );
  worker.once("exit", () => reject(new ApartError("The thread ended without an answer.")));
  const timer = setTimeout(() => {
    reject(new ApartError("It took too long."));
    void worker.terminate();
  }, limits.timeoutMs);
  return promise.finally(() => clearTimeout(timer));
}
