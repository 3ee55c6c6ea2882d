import { ApiError, conflictingDocument } from "@grantwright/api-client";
import type { Schemas } from "@grantwright/api-client";
import { inputsOf, sameInputs, type DraftInputs, type SavedInputs } from "./draftInputs.ts";
import { mergeInputs, type InputConflict } from "./mergeInputs.ts";
import { unsavedInputs, type InputsJournal, type UnsavedInputs } from "./unsavedInputs.ts";

/** How long after the last change a draft is saved, in milliseconds. */
export const autoSaveDelay = 3_000;
/** How soon after a change it is kept on this device, in milliseconds. */
const keepDelay = 80;
const longestRetry = 30_000;

/** Where the words of a draft are now. */
export interface SaverState {
  /** `offline`: the server cannot be reached; `failed`: it refused. Both are tried again. */
  status: "saved" | "unsaved" | "saving" | "offline" | "failed";
  /** When the server last took them. */
  savedAt: Date | undefined;
  /** Whether unsaved words are at least on this device. */
  isBackedUp: boolean;
  /** Places that were changed elsewhere too. */
  conflicts: readonly InputConflict[];
  /** Counts the times that inputs came from elsewhere; the form then takes them over. */
  importCount: number;
  /** Words from an earlier visit were found on this device and put back. */
  isRestored: boolean;
}

/** What a saver needs. */
export interface SaverOptions {
  doc: Schemas["Document"];
  journal: InputsJournal;
  /** Sends the inputs; throws where they were not taken. Answers the new revision. */
  save: (inputs: DraftInputs, base: SavedInputs) => Promise<number>;
}

/** Saves a draft while it is written, and sees to it that no word is lost on the way. */
export interface DraftSaver {
  getState: () => SaverState;
  subscribe: (listener: () => void) => () => void;
  /** The inputs as they are on the screen. */
  current: () => DraftInputs;
  /** The inputs as the server last took them. */
  base: () => SavedInputs;
  /** Takes a change; cheap enough for every key. */
  update: (change: (inputs: DraftInputs) => DraftInputs) => void;
  /** Saves at once what is unsaved. True where the server has everything. */
  flush: () => Promise<boolean>;
  /** Keeps on this device at once what is unsaved. */
  keep: () => void;
  /** Takes over a document as the server has it now. */
  importDocument: (doc: Schemas["Document"]) => void;
  /** Settles a conflict: with the other version, or with mine. */
  settle: (id: string, choice: "mine" | "theirs") => void;
  /** Forgets what is unsaved, here and on this device. */
  discard: () => void;
  /** Goes on after a stop. */
  start: () => void;
  /** Ends the timers; what is unsaved is kept on this device. */
  stop: () => void;
}

const noteLater = async (outcome: Promise<boolean>, note: (isKept: boolean) => void) => note(await outcome);

/** Whether what was kept says nothing that these inputs do not say. */
const hasSameWords = ({ base, current }: UnsavedInputs, inputs: DraftInputs): boolean =>
  sameInputs(mergeInputs(base, current, inputs).inputs, inputs);

/**
 * Every change is on this device within 100 ms and on the server 3 s after the last one; at once where the device keeps nothing. One save runs at a time; a failed one is
 * tried again after 3, 6, 12, 24 and then every 30 seconds. A newer revision on the server is merged, never overwritten.
 */
export function createDraftSaver({ doc, journal, save }: SaverOptions): DraftSaver {
  const listeners = new Set<() => void>();
  let base = inputsOf(doc);
  let inputs: DraftInputs = base;
  let state: SaverState = {
    status: "saved",
    savedAt: new Date(doc.updatedAt),
    isBackedUp: true,
    conflicts: [],
    importCount: 0,
    isRestored: false,
  };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let isStopped = false;

  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isClean = () => sameInputs(inputs, base);

  /** Pages whose words stand in the inputs by now. */
  const adopted = new Set<string>();

  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    if (isClean()) {
      // A saver that was stopped may have a successor, whose newer words are not its to forget.
      const kept = isStopped ? journal.own() : undefined;
      if (!kept || hasSameWords(kept, inputs)) journal.clear();
      if (state.conflicts.length > 0) return;
      for (const page of adopted) journal.forget(page);
      adopted.clear();
      return;
    }
    const { quick, slow } = journal.write(unsavedInputs(base, inputs));
    const note = (isBackedUp: boolean) => {
      if (isBackedUp === state.isBackedUp) return;
      set({ isBackedUp });
      if (!isBackedUp && !isClean()) schedule(0);
    };
    if (quick) note(true);
    else void noteLater(slow, note);
  };

  const schedule = (delay: number) => {
    clearTimeout(saveTimer);
    if (!isStopped) saveTimer = setTimeout(() => void run(), delay);
  };

  const takeOver = (theirs: SavedInputs) => {
    const merged = mergeInputs(base, inputs, theirs);
    const isSame = (one: InputConflict) => (other: InputConflict) => one.id === other.id && one.theirs === other.theirs;
    const held = state.conflicts.filter((conflict) => !merged.conflicts.some(isSame(conflict)));
    base = theirs;
    inputs = merged.inputs;
    set({ conflicts: [...held, ...merged.conflicts], importCount: state.importCount + 1 });
    keep();
  };

  const attempt = async (): Promise<boolean> => {
    const sent = inputs;
    set({ status: "saving" });
    try {
      const revision = await save(sent, base);
      base = { ...sent, revision };
      failures = 0;
      set({ status: isClean() ? "saved" : "unsaved", savedAt: new Date() });
      keep();
      if (isClean()) return true;
      schedule(autoSaveDelay);
      return false;
    } catch (error) {
      const now = conflictingDocument(error);
      if (now) {
        takeOver(inputsOf(now));
        set({ status: isClean() ? "saved" : "unsaved" });
        if (isClean()) return true;
        schedule(autoSaveDelay);
        return false;
      }
      console.warn("The draft could not be saved; it is kept on this device.", error);
      if (!isStopped) keep();
      set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
      schedule(Math.min(autoSaveDelay * 2 ** failures, longestRetry));
      failures += 1;
      return false;
    }
  };

  const run = async (): Promise<boolean> => {
    clearTimeout(saveTimer);
    if (running) return running;
    if (isClean()) {
      if (state.status !== "saved") set({ status: "saved" });
      return true;
    }
    running = attempt().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Puts words that a page left into the inputs. True where that changed something. */
  const adopt = (page: string, { base: theirBase, current }: UnsavedInputs): boolean => {
    const merged = mergeInputs(theirBase, current, inputs);
    adopted.add(page);
    const isNews = merged.conflicts.length > 0 || !sameInputs(merged.inputs, inputs);
    inputs = merged.inputs;
    state = { ...state, conflicts: [...state.conflicts, ...merged.conflicts] };
    return isNews;
  };

  const found = journal.read();
  const isFound = found.map(({ page, value }) => adopt(page, value)).some(Boolean);
  if (isFound && !isClean()) {
    state = { ...state, status: "unsaved", isRestored: true };
    schedule(autoSaveDelay);
  }
  if (found.length > 0) keep();
  const lookFurther = async () => {
    const entries = await journal.readSlow();
    const unknown = entries.filter(({ page, at }) => !found.some((known) => known.page === page && known.at >= at));
    const isNews = unknown.map(({ page, value }) => adopt(page, value)).some(Boolean);
    if (isNews && !isClean()) {
      set({ status: "unsaved", isRestored: true, importCount: state.importCount + 1 });
      schedule(autoSaveDelay);
    }
    if (unknown.length > 0) keep();
  };
  void lookFurther();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => inputs,
    base: () => base,
    update: (change) => {
      inputs = change(inputs);
      keepTimer ??= setTimeout(keep, keepDelay);
      if (state.status === "saved") set({ status: "unsaved" });
      schedule(state.isBackedUp ? autoSaveDelay : 0);
    },
    flush: async () => {
      if (running) await running;
      // A save that ran into a newer revision merges it and needs one more.
      return (await run()) || (state.status === "unsaved" && (await run()));
    },
    keep,
    importDocument: (newer) => {
      if (newer.revision > base.revision && !running) takeOver(inputsOf(newer));
    },
    settle: (id, choice) => {
      const conflict = state.conflicts.find((other) => other.id === id);
      if (!conflict) return;
      if (choice === "theirs") {
        inputs =
          id === "name" || id === "eligibilityCriteria" || id === "assessmentCriteria"
            ? { ...inputs, [id]: conflict.theirs }
            : { ...inputs, texts: { ...inputs.texts, [id]: conflict.theirs } };
      }
      set({
        conflicts: state.conflicts.filter((other) => other !== conflict),
        importCount: state.importCount + 1,
        status: isClean() ? "saved" : "unsaved",
      });
      keep();
      schedule(autoSaveDelay);
    },
    discard: () => {
      clearTimeout(saveTimer);
      clearTimeout(keepTimer);
      inputs = base;
      state = { ...state, conflicts: [] };
      journal.clear();
      keep();
      set({ status: "saved", importCount: state.importCount + 1 });
    },
    start: () => {
      isStopped = false;
      if (!isClean()) schedule(autoSaveDelay);
    },
    stop: () => {
      clearTimeout(saveTimer);
      keep();
      isStopped = true;
    },
  };
}
