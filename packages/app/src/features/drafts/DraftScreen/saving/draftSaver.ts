import { ApiError, conflictingDocument } from "@grantwright/api-client";
import type { Schemas } from "@grantwright/api-client";
import { fingerprint } from "../../../../browser/fingerprint.ts";
import { retryDelay } from "../../../../browser/retryDelay.ts";
import {
  changedIds,
  inputsOf,
  sameInputs,
  textOf,
  withText,
  type DraftInputs,
  type SavedInputs,
} from "./draftInputs.ts";
import { changesOf, mergeInputs, type InputChanges, type InputConflict } from "./mergeInputs.ts";
import type { InputsJournal } from "./unsavedInputs.ts";
import type { Saver } from "../../../../components/saving/useSaver.ts";

/** How long after the last change a draft is saved, in milliseconds. */
export const autoSaveDelay = 3_000;
/** How soon after a change it is kept on this device, in milliseconds. */
const keepDelay = 80;

/** Where the words of a draft are now. */
export interface SaverState {
  /** `offline`: the server cannot be reached; `failed`: it refused. Both are tried again. */
  status: "saved" | "unsaved" | "saving" | "offline" | "failed";
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

const noteLater = async (outcome: Promise<boolean>, note: (isKept: boolean) => void) => note(await outcome);

/**
 * Every change is on this device within 100 ms and on the server 3 s after the last one; at once where the device keeps nothing.
 * One save runs at a time; a failed one is tried again (see retryDelay). A newer revision on the server is merged, never
 * overwritten: what both sides changed is sent only once the person has chosen.
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
  let isPaused = false;
  let discards = 0;

  /** Entries whose words stand in the inputs by now. */
  const adopted = new Set<string>();
  /** Of each text, the fingerprints of what the server may have of ours without our knowing: sent, and not answered. */
  let sent: Record<string, string[]> = {};
  /** The fingerprints of the server's texts that were asked for so far. */
  let saved: Record<string, string> = {};
  /** Of texts that were kept when the server had more than the document at hand says: what was known of the server then. */
  let trusted: Record<string, readonly string[]> = {};
  /** The newest revision that is known of, which may be newer than the document at hand. */
  let newest = base.revision;
  /** Of the texts that the server has otherwise than we knew: what we knew, until the person has chosen. */
  let unsettled: Record<string, readonly string[]> = {};

  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const known = (id: string) =>
    unsettled[id] ?? [...(trusted[id] ?? [(saved[id] ??= fingerprint(textOf(base, id)))]), ...(sent[id] ?? [])];
  /** The inputs as they may be sent: where a conflict is open, what the server has. */
  const sendable = () => Object.keys(unsettled).reduce((all, id) => withText(all, id, textOf(base, id)), inputs);
  const isClean = () => sameInputs(sendable(), base);
  const isSettled = () => state.conflicts.length === 0;
  const delay = () => (state.isBackedUp ? autoSaveDelay : 0);

  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    if (isClean() && isSettled()) {
      journal.clear();
      for (const name of adopted) journal.forget(name);
      adopted.clear();
      return;
    }
    const copies = state.conflicts
      .filter(({ from }) => from === "device")
      .map(({ id, theirs: text }) => ({ id, text }));
    const { quick, slow } = journal.write({
      ...changesOf({ ...base, revision: newest }, inputs, known),
      ...(copies.length > 0 && { copies }),
    });
    const note = (isBackedUp: boolean) => {
      // A full store may have room again.
      if (!isBackedUp) keepTimer ??= setTimeout(keep, autoSaveDelay);
      if (isBackedUp === state.isBackedUp) return;
      set({ isBackedUp });
      if (!isBackedUp && !isClean()) schedule(0);
    };
    if (quick) note(true);
    else void noteLater(slow, note);
  };

  const schedule = (after: number) => {
    clearTimeout(saveTimer);
    if (!isPaused) saveTimer = setTimeout(() => void run(), after);
  };

  const setBase = (next: SavedInputs) => {
    base = next;
    sent = {};
    saved = {};
    trusted = {};
    newest = next.revision;
  };

  const takeOver = (theirs: SavedInputs) => {
    const changes = changesOf(base, inputs, known);
    const merged = mergeInputs(theirs, changes);
    setBase(theirs);
    inputs = merged.inputs;
    unsettled = Object.fromEntries(merged.conflicts.map(({ id }) => [id, changes.known[id]!]));
    const conflicts = merged.conflicts.map((conflict) => ({ ...conflict, from: "server" as const }));
    const others = state.conflicts.filter(({ from }) => from === "device");
    set({ conflicts: [...conflicts, ...others], importCount: state.importCount + 1 });
    keep();
  };

  const attempt = async (): Promise<boolean> => {
    const sending = sendable();
    const before = discards;
    for (const id of changedIds(base, sending)) (sent[id] ??= []).push(fingerprint(textOf(sending, id)));
    set({ status: "saving" });
    keep();
    try {
      setBase({ ...sending, revision: await save(sending, base) });
      if (discards !== before) inputs = base;
      failures = 0;
      set({ status: isClean() ? "saved" : "unsaved", savedAt: new Date() });
      keep();
      if (isClean()) return true;
      schedule(delay());
    } catch (error) {
      const now = conflictingDocument(error);
      if (now) {
        takeOver(inputsOf(now));
        set({ status: isClean() ? "saved" : "unsaved" });
        if (isClean()) return true;
        schedule(delay());
        return false;
      }
      console.warn("The draft could not be saved; it is kept on this device.", error);
      set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
      schedule(retryDelay(failures, error));
      failures += 1;
    }
    return false;
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

  /** Puts words that were left on this device into the inputs; what this page has typed meanwhile stays in sight. True for news. */
  const adopt = (name: string, left: InputChanges, typed: ReadonlySet<string>): boolean => {
    adopted.add(name);
    newest = Math.max(newest, left.revision);
    const until = inputs;
    const merged = mergeInputs(inputs, left);
    inputs = merged.inputs;
    const conflicts: InputConflict[] = [];
    for (const { id, theirs } of merged.conflicts) {
      const mine = textOf(merged.inputs, id);
      if (typed.has(id)) {
        inputs = withText(inputs, id, theirs);
        conflicts.push({ id, theirs: mine, from: "device" });
      } else if (theirs !== textOf(base, id)) conflicts.push({ id, theirs, from: "device" });
    }
    for (const id of Object.keys(left.texts)) {
      const before = left.known[id] ?? [];
      (sent[id] ??= []).push(...before, fingerprint(left.texts[id]!));
      const there = textOf(base, id);
      if (typed.has(id)) continue;
      const isOutdated = base.revision < left.revision;
      if (isOutdated) trusted = { ...trusted, [id]: before };
      const isOld = isOutdated || before.includes(fingerprint(there));
      const hasOther = conflicts.some((conflict) => conflict.id === id);
      const { [id]: known, ...others } = unsettled;
      if (textOf(inputs, id) === there || (isOld && !hasOther)) {
        // It is newer than what stood in the way, and knew of it.
        unsettled = others;
        state = { ...state, conflicts: state.conflicts.filter((other) => other.id !== id || other.from === "device") };
      } else if (!isOld) {
        unsettled = { ...others, [id]: [...(known ?? []), ...before] };
        conflicts.push({ id, theirs: there, from: "server" });
      }
    }
    for (const { id, text } of left.copies ?? []) conflicts.push({ id, theirs: text, from: "device" });
    const isNew = ({ id, theirs }: InputConflict) =>
      textOf(inputs, id) !== theirs && !state.conflicts.some((other) => other.id === id && other.theirs === theirs);
    state = { ...state, conflicts: [...state.conflicts, ...conflicts.filter(isNew)] };
    return conflicts.length > 0 || !sameInputs(until, inputs);
  };

  const restore = async () => {
    const entries = await journal.found();
    const typed = new Set(changedIds(base, inputs));
    const isNews = entries.map(({ name, value }) => adopt(name, value, typed)).some(Boolean);
    if (isNews) {
      set({
        status: isClean() ? state.status : "unsaved",
        isRestored: true,
        importCount: state.importCount + 1,
      });
      schedule(delay());
    }
    if (entries.length > 0) keep();
  };
  void restore();

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
      schedule(delay());
    },
    flush: async () => {
      if (running) await running;
      // A save that ran into a newer revision merges it and needs one more.
      return ((await run()) || (state.status === "unsaved" && (await run()))) && isSettled();
    },
    keep,
    importDocument: (newer) => {
      if (newer.revision > base.revision && !running) takeOver(inputsOf(newer));
    },
    settle: (id, choice) => {
      const conflict = state.conflicts.find((other) => other.id === id);
      if (!conflict) return;
      if (choice === "theirs") inputs = withText(inputs, id, conflict.theirs);
      if (conflict.from === "server") {
        const { [id]: _, ...others } = unsettled;
        unsettled = others;
      }
      const conflicts = state.conflicts.filter((other) => other !== conflict);
      set({ conflicts, importCount: state.importCount + 1 });
      set({ status: isClean() ? "saved" : "unsaved" });
      keep();
      schedule(delay());
    },
    discard: () => {
      clearTimeout(saveTimer);
      clearTimeout(keepTimer);
      discards += 1;
      inputs = base;
      unsettled = {};
      state = { ...state, conflicts: [] };
      journal.clear();
      keep();
      set({ status: "saved", importCount: state.importCount + 1 });
    },
    start: () => {
      isPaused = false;
      if (!isClean()) schedule(delay());
    },
    pause: () => {
      clearTimeout(saveTimer);
      keep();
      isPaused = true;
    },
  };
}
