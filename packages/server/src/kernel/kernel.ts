import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";

/** What every part of the server stands on. */
export interface Kernel {
  config: Config;
  db: Database;
  /** The time that rules go by. */
  now: () => Date;
  log: Logger;
}
