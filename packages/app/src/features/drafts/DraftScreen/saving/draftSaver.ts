import { ApiError, conflictingDocument } from "@grantwright/api-client";
import type { Schemas } from "@grantwright/api-client";
import { keepDelay } from "../../../../browser/journal/journal.ts";
import { retryDelay } from "../../../../browser/retryDelay.ts";
import type { Saver } from "../../../../components/saving/useSaver.ts";
import { serverMessage } from "../../../../components/serverMessage.ts";
import { changedIds, inputsOf, sameInputs, type DraftInputs, type SavedInputs } from "./draftInputs.ts";
import type { HeldTexts } from "./textBounds.ts";
import {
  discarded,
  heldOf,
  isSent,
  sendableOf,
  unsavedOf,
  withBase,
  withChoice,
  withLeft,
  withNewer,
  withSending,
  wordsOf,
} from "./draftWords.ts";
import type { InputConflict } from "./mergeInputs.ts";
import type { InputsJournal } from "./unsavedInputs.ts";

/** How long after the last change a draft is saved, in milliseconds. */
export const autoSaveDelay = 3_000;

/** Where the words of a draft are now. */
export interface SaverState {
  /**
   * `offline`: the server cannot be reached; `failed`: it has not taken them; both are tried again. `refused`: it does not take
   * them as they are, which is tried again once they are changed. `held`: all is saved but texts that are too long.
   */
  status: "saved" | "unsaved" | "saving" | "offline" | "failed" | "refused" | "held";
  /** Why the server refused them. */
  refusal: string | undefined;
  /** Texts that are too long to be saved: they are kept on this device, and sent once they are shorter. */
  held: HeldTexts;
  /** When the server last took them. */
  savedAt: Date | undefined;
  /** Whether unsaved words are at least on this device. */
  isBackedUp: boolean;
  /** Places that were changed elsewhere too. What the server has there stays as it is until the person has chosen. */
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
export interface DraftSaver extends Saver {
  getState: () => SaverState;
  /** The inputs as they are on the screen. */
  current: () => DraftInputs;
  /** The inputs as the server last took them. */
  base: () => SavedInputs;
  /** Takes a change; cheap enough for every key. */
  update: (change: (inputs: DraftInputs) => DraftInputs) => void;
  /** Takes over a document as the server has it now. */
  importDocument: (doc: Schemas["Document"]) => void;
  /** Settles a conflict: with the other version, or with mine. */
  settle: (id: string, choice: "mine" | "theirs") => void;
}

/** Answers that an unchanged save would get again: not right, too large, against a rule. */
const refusals = new Set([400, 413, 422]);

const isSameHeld = (one: HeldTexts, other: HeldTexts) =>
  one.size === other.size && [...one].every(([key, over]) => other.get(key) === over);

const noteLater = async (outcome: Promise<boolean>, note: (isKept: boolean) => void) => note(await outcome);

/**
 * Every change is on this device within 100 ms and on the server 3 s after the last one; at once where the device keeps nothing.
 * One save runs at a time; a failed one is tried again (see retryDelay). A newer revision on the server is merged, never
 * overwritten: what both sides changed is sent only once the person has chosen (see draftWords). A text past its bound is held
 * back alone (see textBounds), and what the server refuses is not sent again as it is.
 */
export function createDraftSaver({ doc, journal, save }: SaverOptions): DraftSaver {
  const listeners = new Set<() => void>();
  let words = wordsOf(inputsOf(doc));
  let state: SaverState = {
    status: "saved",
    refusal: undefined,
    held: new Map(),
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
  let isPaused = false;
  let discards = 0;
  /** What the server refused: it is not sent again unchanged. */
  let refused: DraftInputs | undefined;
  /** Entries whose words stand in the inputs by now. */
  const adopted = new Set<string>();

  const set = (change: Partial<SaverState>) => {
    const held = heldOf(words);
    state = { ...state, conflicts: words.conflicts, held: isSameHeld(held, state.held) ? state.held : held, ...change };
    for (const listener of listeners) listener();
  };
  /** Says that the inputs came from elsewhere. */
  const setImported = (change: Partial<SaverState> = {}) => set({ importCount: state.importCount + 1, ...change });
  const settledStatus = () => (!isSent(words) ? "unsaved" : heldOf(words).size > 0 ? "held" : "saved");
  /** Whether nothing is on its way or waits to be: what is held waits for the person. */
  const isSettled = () => state.status === "saved" || state.status === "held";
  const delay = () => (state.isBackedUp ? autoSaveDelay : 0);

  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    if (!isSameHeld(heldOf(words), state.held)) set({});
    const unsaved = unsavedOf(words);
    if (!unsaved) {
      journal.clear();
      for (const name of adopted) journal.forget(name);
      adopted.clear();
      return;
    }
    const { quick, slow } = journal.write(unsaved);
    const note = (isBackedUp: boolean) => {
      // A full store may have room again.
      if (!isBackedUp) keepTimer ??= setTimeout(keep, autoSaveDelay);
      if (isBackedUp === state.isBackedUp) return;
      set({ isBackedUp });
      if (!isBackedUp && !isSent(words)) schedule(0);
    };
    if (quick) note(true);
    else void noteLater(slow, note);
  };

  const schedule = (after: number) => {
    clearTimeout(saveTimer);
    if (!isPaused) saveTimer = setTimeout(() => void run(), after);
  };

  const takeOver = (theirs: SavedInputs) => {
    words = withNewer(words, theirs);
    setImported();
    keep();
  };

  const attempt = async (): Promise<boolean> => {
    const sending = sendableOf(words);
    if (refused && sameInputs(refused, sending)) {
      set({ status: "refused" });
      return false;
    }
    const before = discards;
    words = withSending(words, sending);
    set({ status: "saving" });
    keep();
    try {
      const revision = await save(sending, words.base);
      words = withBase(words, { ...sending, revision });
      if (discards !== before) words = discarded(words);
      failures = 0;
      refused = undefined;
      set({ status: settledStatus(), savedAt: new Date(), refusal: undefined });
      keep();
      if (isSent(words)) return true;
      schedule(delay());
    } catch (error) {
      const now = conflictingDocument(error);
      if (now) {
        takeOver(inputsOf(now));
        set({ status: settledStatus() });
        if (isSent(words)) return true;
        schedule(delay());
        return false;
      }
      console.warn("The draft could not be saved; it is kept on this device.", error);
      if (error instanceof ApiError && refusals.has(error.status)) {
        refused = sending;
        set({ status: "refused", refusal: serverMessage(error) });
        if (!sameInputs(sendableOf(words), sending)) schedule(delay());
        return false;
      }
      set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
      schedule(retryDelay(failures, error));
      failures += 1;
    }
    return false;
  };

  const run = async (): Promise<boolean> => {
    clearTimeout(saveTimer);
    if (running) return running;
    if (isSent(words)) {
      if (state.status !== settledStatus()) set({ status: settledStatus() });
      return true;
    }
    running = attempt().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Puts the words that pages left on this device into the inputs. */
  const restore = async () => {
    const entries = await journal.found();
    if (entries.length === 0) return;
    const before = words;
    const typed = new Set(changedIds(words.base, words.inputs));
    for (const { name, value } of entries) {
      adopted.add(name);
      words = withLeft(words, value, typed);
    }
    const hasNews = words.conflicts.some((conflict) => !before.conflicts.includes(conflict));
    if (hasNews || !sameInputs(before.inputs, words.inputs)) {
      setImported({ status: isSent(words) && !isSettled() ? state.status : settledStatus(), isRestored: true });
      schedule(delay());
    } else set({});
    keep();
  };
  void restore();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => words.inputs,
    base: () => words.base,
    update: (change) => {
      words = { ...words, inputs: change(words.inputs) };
      keepTimer ??= setTimeout(keep, keepDelay);
      if (isSettled() || state.status === "refused") set({ status: "unsaved" });
      schedule(delay());
    },
    flush: async () => {
      if (running) await running;
      // A save that ran into a newer revision merges it and needs one more.
      const isTaken = (await run()) || (state.status === "unsaved" && (await run()));
      return isTaken && words.conflicts.length === 0 && heldOf(words).size === 0;
    },
    keep,
    importDocument: (newer) => {
      if (newer.revision <= words.base.revision || running) return;
      takeOver(inputsOf(newer));
      if (!isSettled() || isSent(words)) return;
      // The other side went back to what it had: what a conflict held back can be sent.
      set({ status: "unsaved" });
      schedule(delay());
    },
    settle: (id, choice) => {
      const conflict = words.conflicts.find((other) => other.id === id);
      if (!conflict) return;
      words = withChoice(words, conflict, choice);
      setImported({ status: settledStatus() });
      keep();
      schedule(delay());
    },
    discard: () => {
      clearTimeout(saveTimer);
      clearTimeout(keepTimer);
      discards += 1;
      words = discarded(words);
      journal.clear();
      keep();
      setImported({ status: "saved" });
    },
    start: () => {
      isPaused = false;
      if (!isSent(words)) schedule(delay());
    },
    pause: () => {
      clearTimeout(saveTimer);
      keep();
      isPaused = true;
    },
  };
}
