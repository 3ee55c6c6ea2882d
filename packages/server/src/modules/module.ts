import type { PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../capabilities/context.ts";
import type { ZipEntry } from "../capabilities/files/zipStream.ts";
import type { AllDoors, AllRoutes } from "../capabilities/http/call.ts";
import type { Claim, TaskRow } from "../capabilities/queue/claim.ts";
import type { Database } from "../kernel/db/open.ts";

/** How one kind of task is done. */
export interface TaskWork {
  /** Does it, and writes through the claim alone. May be run again after a crash. */
  run(context: Context, row: TaskRow, claim: Claim, signal: AbortSignal): Promise<void>;
  /** Tells the person that it came to nothing and why, in the transaction that ends it. */
  tellOfFailure(context: Context, tx: Database, row: TaskRow, failure: string): Promise<void>;
}

/** An account that a person works in, as it is called in what they download. */
export interface Place {
  id: string;
  name: string;
  personal: boolean;
  role: string;
  joinedAt: Date;
}

/** A person who downloads what is theirs. */
export interface Exported {
  userId: string;
  email: string;
  places: Place[];
}

/** A person who deletes their account. */
export interface Leaver {
  userId: string;
  email: string;
  personalTeamId: string;
  /** The accounts that go with them: their own, and teams in which nobody else is. */
  doomed: string[];
  /** Who gets what the person brought to an account that goes on; undefined where nobody is left in it. */
  heirOf(teamId: string): Promise<string | undefined>;
}

/** What a module does when a person deletes their account, in the transaction of that. */
interface Erase {
  /** Holds what is about to go or change hands. Modules do so in the order of the list, in which calls hold it too. */
  hold?(tx: Database, person: Pick<Leaver, "userId" | "personalTeamId">): Promise<void>;
  /**
   * Removes what is the person's, or hands it over; what refers to them or to an account that goes, and is deleted with it by the
   * database, needs nothing. Returns what is left to do once the transaction has ended well; where that fails, `purge` does it later.
   */
  forget?(context: Context, tx: Database, leaver: Leaver): Promise<void | (() => Promise<void>)>;
}

/** A table with what is a person's or an account's, and what becomes of it. A test holds that every such table is one module's. */
export interface Holding {
  table: PgTable;
  /** Whether it is in the person's download, or why not. */
  exported: "yes" | { not: string };
  /**
   * `reference`: the database deletes it with the person or the account that it refers to; `forget`: the module does, or hands it over;
   * otherwise why it stays.
   */
  erased: "reference" | "forget" | { not: string };
}

/** What the server has of a module. Whatever goes over all of them knows nobody's tables. */
export interface Module {
  name: string;
  /** What it holds of people and accounts. */
  holds?: Holding[];
  /** What answers its calls. */
  routes?: AllRoutes;
  /** What stands before those of them that are about a document. */
  doors?: AllDoors;
  /** The work that it does in the background. */
  tasks?: Partial<Record<TaskRow["kind"], TaskWork>>;
  /** Removes what has had its time. Called each hour, by several processes at once. */
  purge?(context: Context): Promise<void>;
  /** What else is done each hour, by several processes at once. */
  hourly?(context: Context): Promise<void>;
  /** The files of a person's download that it makes. */
  exportPart?(context: Context, person: Exported): AsyncIterable<ZipEntry>;
  erase?: Erase;
}
