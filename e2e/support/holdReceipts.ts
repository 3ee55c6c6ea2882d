// Loaded into a server before its own code: as long as there is a file where E2E_HOLD_RECEIPTS says, threads that check sentences do not
// answer (`slow`), or end without an answer (`fail`), as the file says.
import { existsSync, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import threads, { type WorkerOptions } from "node:worker_threads";

const file = process.env.E2E_HOLD_RECEIPTS ?? "";
const modeNow = () => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

class HeldWorker extends threads.Worker {
  readonly #mode: string | undefined;

  constructor(entry: string | URL, options: WorkerOptions) {
    super(entry, options);
    const { name } = options.workerData as { name: string };
    this.#mode = name === "receipts" ? modeNow() : undefined;
  }

  override once(event: string | symbol, listener: (...given: never[]) => void): this {
    const told = listener as (...given: unknown[]) => void;
    if (this.#mode === "fail" && event === "message") return this;
    return super.once(event as "exit", (...given: unknown[]) => void this.#held().then(() => told(...given)));
  }

  async #held(): Promise<void> {
    while (this.#mode === "slow" && existsSync(file)) await wait(50);
  }
}

threads.Worker = HeldWorker;
syncBuiltinESMExports();
