import { ApiError } from "@grantwright/api-client";
import { keepDelay, type Journal } from "./journal/journal.ts";
import { retryDelay } from "./retryDelay.ts";
import type { AutosaveStatus, Sync } from "./sync.ts";

/** How long after the last change it is saved, in milliseconds. */
export const autosaveDelay = 3_000;

/** As autosaveDelay while somebody else is in it; while keys go on, it is saved each `most` milliseconds. */
export const sharedDelay = { after: 600, most: 2_000 };

/**
 * How long what merges is waited for, in milliseconds: by a save, by words that were left on this device, and by what was left to
 * choose because it had not come by then.
 */
const patience = { save: 5_000, look: 300, late: 60_000 };

/** How what is typed in one place stands. */
export interface AutosaveState<Model> {
  model: Model;
  status: AutosaveStatus;
  /** What the server refused it with; undefined where it has not. */
  refusal: ApiError | undefined;
  /** When the server last took it. */
  savedAt: Date | undefined;
  /** False where this device refuses to keep what is unsaved. */
  isBackedUp: boolean;
  /** Something from an earlier visit was found on this device and put back. */
  isRestored: boolean;
}

/** Keeps and sends what is typed in one place, and sees to it that nothing of it is lost on the way. */
export interface Autosave<Model, Remote = never> {
  getState: () => AutosaveState<Model>;
  /** Gives back the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Takes what was typed; cheap enough for every key. */
  update: (change: (model: Model) => Model) => void;
  /** Takes what the person has chosen: it is kept, and sent, at once. */
  choose: (change: (model: Model) => Model) => void;
  /** Takes over what the server has now, where that is newer. */
  receive: (remote: Remote) => void;
  /** Puts in what pages left on this device that are open no more. */
  look: () => Promise<void>;
  /** Keeps on this device at once what is unsaved. */
  keep: () => void;
  /** Sends at once what is unsaved. True where the server has everything, and nothing is left to choose. */
  flush: () => Promise<boolean>;
  /** Forgets what is unsaved, here and on this device. */
  discard: () => void;
  /** Begins, or goes on after a pause. */
  start: () => void;
  /** Somebody else works in the same thing, or no longer: what is typed is sent sooner. */
  share: (isShared: boolean) => void;
  /** Sends nothing of itself until it is started again; what is unsaved is kept on this device. */
  pause: () => void;
}

/** What an autosave needs. */
export interface AutosaveOptions<Model, Sending, Answer, Remote, Kept> {
  model: Model;
  sync: Sync<Model, Sending, Answer, Remote, Kept>;
  journal: Journal<Kept>;
  /** Sends it; throws where the server did not take it. */
  send: (sending: Sending, model: Model) => Promise<Answer>;
  /** When the server last took it, before this page was opened. */
  savedAt?: Date | undefined;
  /** Statuses of answers that the same would get again: not right, too large, against a rule. */
  refusals?: ReadonlySet<number>;
}

const usualRefusals: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Every change is on this device within 100 ms and on the server 3 s after the last one (sooner while somebody else is in it); at once
 * where the device keeps nothing.
 * One save runs at a time; a failed one is tried again (see retryDelay), and what the server refused is not sent again as it is.
 * What the server has otherwise is merged by `sync`, never overwritten.
 */
export function createAutosave<Model, Sending, Answer, Remote, Kept>({
  model,
  sync,
  journal,
  send,
  savedAt,
  refusals = usualRefusals,
}: AutosaveOptions<Model, Sending, Answer, Remote, Kept>): Autosave<Model, Remote> {
  const listeners = new Set<() => void>();
  let state: AutosaveState<Model> = {
    model,
    status: "saved",
    refusal: undefined,
    savedAt,
    isBackedUp: true,
    isRestored: false,
  };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let isPaused = false;
  let isShared = false;
  /** When the oldest change was made that has not been sent. */
  let unsentSince: number | undefined;
  let discards = 0;
  let late: Remote | undefined;
  let refused: Sending | undefined;
  /** Whether this page has written to the journal what it has not cleared since. */
  let hasEntry = false;
  /** When the entries of other pages were kept that have been put in. */
  const seen = new Map<string, number>();
  /** Those of them that are not needed once this page's own entry is in both stores. */
  const adopted = new Set<string>();

  const set = (change: Partial<AutosaveState<Model>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const pending = () => sync.pending(state.model);
  const settledStatus = () => (pending() === undefined ? sync.resting(state.model) : "unsaved");
  /** As `set`, with the status that it leads to. */
  const settle = (change: Partial<AutosaveState<Model>> = {}) => {
    state = { ...state, ...change };
    set({ status: settledStatus() });
  };
  /** Whether nothing is on its way or waits for its time. */
  const isResting = () => state.status === "saved" || state.status === "held" || state.status === "conflict";
  const delay = () => {
    if (!state.isBackedUp) return 0;
    if (!isShared) return autosaveDelay;
    const longest = (unsentSince ?? Date.now()) + sharedDelay.most - Date.now();
    return Math.max(0, Math.min(sharedDelay.after, longest));
  };

  const forgetAdopted = () => {
    for (const name of adopted) journal.forget(name);
    adopted.clear();
  };
  const noteKept = (isBackedUp: boolean) => {
    // A full store may have room again.
    if (!isBackedUp) keepTimer ??= setTimeout(keep, autosaveDelay);
    if (isBackedUp === state.isBackedUp) return;
    set({ isBackedUp });
    if (!isBackedUp && pending() !== undefined) schedule(0);
  };
  const noteSlow = async (isQuick: boolean, slow: Promise<boolean>) => {
    const isSlow = await slow;
    if (isQuick && isSlow) forgetAdopted();
    if (!isQuick) noteKept(isSlow);
  };
  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const kept = sync.keptOf(state.model);
    if (kept === undefined) {
      if (hasEntry) journal.clear();
      hasEntry = false;
      forgetAdopted();
      return;
    }
    hasEntry = true;
    const { quick, slow } = journal.write(kept);
    if (quick) noteKept(true);
    void noteSlow(quick, slow);
  };

  const schedule = (after: number) => {
    clearTimeout(saveTimer);
    if (!isPaused) saveTimer = setTimeout(() => void run(), after);
  };

  const onTaken = (next: Model) => {
    failures = 0;
    refused = undefined;
    settle({ model: next, refusal: undefined, savedAt: new Date() });
  };
  const onRemote = (remote: Remote) => {
    settle({ model: sync.withRemote(state.model, remote) });
    // The answer to an earlier try was all that was lost.
    if (sync.keptOf(state.model) === undefined) onTaken(state.model);
  };
  const onFailed = (error: unknown, sending: Sending) => {
    console.warn("This could not be saved; it is kept on this device.", error);
    if (error instanceof ApiError && refusals.has(error.status)) {
      refused = sending;
      set({ status: "refused", refusal: error });
      const next = pending();
      if (next !== undefined && !sync.isSame(next, sending)) schedule(delay());
      return;
    }
    set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
    schedule(retryDelay(failures, error));
    failures += 1;
  };

  /** Brings together, once what merges is there, what was left to choose for want of it. */
  const mergeLater = async () => {
    const late = sync.prepare?.(patience.late);
    if (!late) return;
    await late;
    if (running) await running;
    const next = sync.remerged?.(state.model) ?? state.model;
    if (next === state.model) return;
    settle({ model: next });
    keep();
    if (pending() !== undefined) schedule(delay());
  };

  /** Sends it. True where nothing is left to send. */
  const attempt = async (sending: Sending): Promise<boolean> => {
    const discardsBefore = discards;
    unsentSince = undefined;
    let isMerged = false;
    set({ model: sync.withSending(state.model, sending), status: "saving" });
    keep();
    try {
      const answer = await send(sending, state.model);
      const taken = sync.withAnswer(state.model, sending, answer);
      onTaken(discards === discardsBefore ? taken : sync.discarded(taken));
    } catch (error) {
      const remote = sync.remoteOf(error);
      if (remote === undefined) {
        onFailed(error, sending);
        return false;
      }
      await sync.prepare?.(patience.save);
      onRemote(remote);
      void mergeLater();
      isMerged = true;
    }
    keep();
    if (pending() === undefined) return true;
    // What was merged with somebody else's words is sent at once, but not by all at the same moment.
    schedule(isMerged && isShared ? Math.random() * 100 : delay());
    return false;
  };

  const run = async (): Promise<boolean> => {
    clearTimeout(saveTimer);
    if (running) return running;
    const sending = pending();
    if (sending === undefined) {
      if (state.status !== settledStatus()) settle();
      return true;
    }
    if (refused !== undefined && sync.isSame(refused, sending)) {
      set({ status: "refused" });
      return false;
    }
    running = attempt(sending).finally(() => {
      running = undefined;
      const waiting = late;
      late = undefined;
      if (waiting !== undefined) autosave.receive(waiting);
    });
    return running;
  };

  const look = async () => {
    const found = (await journal.found()).filter(({ name, at }) => at > (seen.get(name) ?? -1));
    if (found.length === 0) return;
    await sync.prepare?.(patience.look);
    const restored = sync.withKept(state.model, found);
    for (const { name, at } of found) if (restored.adopted.includes(name)) seen.set(name, at);
    for (const name of restored.adopted) adopted.add(name);
    set({ model: restored.model });
    if (restored.isNews) {
      const isUnderWay = pending() === undefined && !isResting();
      if (isUnderWay) set({ isRestored: true });
      else settle({ isRestored: true });
      schedule(delay());
    }
    keep();
    void mergeLater();
  };

  const autosave: Autosave<Model, Remote> = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const next = change(state.model);
      if (next === state.model) return;
      const isLate = state.status === "saved" || state.status === "held" || state.status === "refused";
      set({ model: next, ...(isLate && { status: "unsaved" as const }) });
      keepTimer ??= setTimeout(keep, keepDelay);
      unsentSince ??= Date.now();
      schedule(delay());
    },
    choose: (change) => {
      const next = change(state.model);
      if (running) set({ model: next });
      else settle({ model: next });
      keep();
      schedule(0);
    },
    receive: (remote) => {
      const take = () => {
        // What comes in while a save is under way is looked at when that is over.
        if (running) late = remote;
        if (running || !sync.isNewer(state.model, remote)) return;
        set({ model: sync.withRemote(state.model, remote) });
        keep();
        if (isResting() || pending() === undefined) settle();
        // The other side may have gone back to what it had: what a conflict held back can be sent then.
        if (pending() !== undefined) schedule(delay());
      };
      // Where nothing was changed here, there is nothing to merge.
      const waits = sync.keptOf(state.model) === undefined ? undefined : sync.prepare?.(patience.save);
      if (waits) void waits.then(take);
      else take();
    },
    look,
    keep,
    flush: async () => {
      if (running) await running;
      // A save that ran into something newer merges it and needs one more.
      const isTaken = (await run()) || (state.status === "unsaved" && (await run()));
      return isTaken && sync.keptOf(state.model) === undefined;
    },
    discard: () => {
      clearTimeout(saveTimer);
      discards += 1;
      set({ model: sync.discarded(state.model), status: "saved" });
      keep();
    },
    start: () => {
      isPaused = false;
      if (pending() !== undefined) schedule(delay());
    },
    share: (next) => {
      if (isShared === next) return;
      isShared = next;
      // A failed save keeps its own time.
      if (isShared && state.status === "unsaved") schedule(delay());
    },
    pause: () => {
      clearTimeout(saveTimer);
      keep();
      isPaused = true;
    },
  };
  void look();
  return autosave;
}
