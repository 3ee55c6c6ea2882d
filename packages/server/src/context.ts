import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import type { FileStore } from "./files/fileStore.ts";
import type { GrantSource } from "./grants/grantSource.ts";
import type { TaskQueue } from "./jobs/queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { Writer } from "./writer/writer.ts";

/** What every part of the server works with. */
export interface Context {
  config: Config;
  db: Database;
  /** The time that rules go by. */
  now: () => Date;
  log: Logger;
  mailer: Mailer;
  writer: Writer;
  files: FileStore;
  tasks: TaskQueue;
  /** Where grants are looked for over a network; undefined where that is turned off. */
  grants: GrantSource | undefined;
  /** Undefined where payments are not set up. */
  payments: PaymentProvider | undefined;
}

/** Who asks, and the account that they work in. */
export interface Account {
  userId: string;
  email: string;
  teamId: string;
}
