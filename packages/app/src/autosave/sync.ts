import type { FoundEntry } from "./journal/journal.ts";

/**
 * Where what is typed is now. `unsaved`: it waits for its time. `offline`: the server cannot be reached; `failed`: it has not taken
 * it; both are tried again. `refused`: the server does not take it as it is, which is tried again once it is changed. `held`: all
 * is saved but what cannot be saved as it is; that is kept on this device. `conflict`: nothing is saved before the person has chosen.
 */
export type AutosaveStatus = "saved" | "unsaved" | "saving" | "offline" | "failed" | "refused" | "held" | "conflict";

/** What a person chooses between in a conflict: what stands here, or what stands elsewhere. */
export type Choice = "local" | "remote";

/** As Choice, of a text: both can stay, one after the other. */
export type TextChoice = Choice | "both";

/** What was found on this device, put into a model. */
interface Restored<Model> {
  model: Model;
  /** The entries whose content the model has by now, and that are not needed beside this page's own. */
  adopted: readonly string[];
  /** The person sees something that was not there before. */
  isNews: boolean;
}

/**
 * How one kind of thing is saved: pure functions over a model of what is here (local) and on the server (base), each of which
 * answers a new model. The engine does the rest: timers, one save at a time, retry, journal, page life.
 */
export interface Sync<Model, Sending, Answer, Remote, Kept> {
  /** What is to be sent now; undefined where nothing is, or nothing can be. */
  pending: (model: Model) => Sending | undefined;
  /** Whether two of them say the same to the server. */
  isSame: (one: Sending, other: Sending) => boolean;
  /** How it stands where nothing is pending: everything is saved, or something waits for the person. */
  resting: (model: Model) => "saved" | "held" | "conflict";
  /** It is on its way: from now on the server may have it. */
  withSending: (model: Model, sending: Sending) => Model;
  /** The server has taken it. What was typed since stays as it is. */
  withAnswer: (model: Model, sending: Sending, answer: Answer) => Model;
  /** Fetches what two sides are merged with, for so long; undefined where it is there. It never fails. Absent: nothing is needed. */
  prepare?: (patienceMs: number) => Promise<void> | undefined;
  /** What the server has instead, where an error says so; undefined for any other error. */
  remoteOf: (error: unknown) => Remote | undefined;
  /** Whether the server has more there than is known here. */
  isNewer: (model: Model, remote: Remote) => boolean;
  /** With what merges by now: brings together what was left to choose for want of it. The same model where nothing was. */
  remerged?: (model: Model) => Model;
  /** The server has something else: what was changed here is merged with it, or waits for a choice. */
  withRemote: (model: Model, remote: Remote) => Model;
  /** What has to be kept on this device; undefined where the server has everything and nothing is left to choose. */
  keptOf: (model: Model) => Kept | undefined;
  /** What pages left on this device, the oldest first, put into the model. */
  withKept: (model: Model, entries: readonly FoundEntry<Kept>[]) => Restored<Model>;
  /** What was changed here is given up. */
  discarded: (model: Model) => Model;
}
