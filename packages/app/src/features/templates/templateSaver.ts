import { ApiError, conflictingTemplate, type Schemas } from "@grantwright/api-client";
import { fingerprint } from "../../browser/fingerprint.ts";
import { keepDelay, type Journal } from "../../browser/journal/journal.ts";
import { retryDelay } from "../../browser/retryDelay.ts";
import type { Saver } from "../../components/saving/useSaver.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { modelOf, requestOf, sendableOf, type TemplateModel } from "./templateModel.ts";

/** How long after the last change a template is saved, in milliseconds. */
export const autoSaveDelay = 3_000;

/** What has not reached the server, and the revision that it was made on. */
export interface TemplateBackup {
  revision: number;
  model: TemplateModel;
  /** Fingerprints of what was sent on that revision and not answered: the server may have it all the same. */
  sent: readonly string[];
}

/** How a template stands. */
export interface TemplateState {
  model: TemplateModel;
  /** `offline`: the server cannot be reached; `failed`: it did not take it; both are tried again. `invalid`: all is saved but what is marked, which can only be saved once it is right. `refused`: the server does not take it, and says why. */
  status: "saved" | "unsaved" | "saving" | "offline" | "failed" | "invalid" | "refused" | "conflict";
  savedAt: Date | undefined;
  /** Why the server refused it. */
  refusal: string | undefined;
  /** Whether unsaved changes are at least on this device. */
  isBackedUp: boolean;
  /** Changes from an earlier visit were found on this device and put back. */
  isRestored: boolean;
  /** The template as somebody else has saved it meanwhile. */
  theirs: Schemas["Template"] | undefined;
}

/** Saves a template while it is written, and loses nothing of it. */
export interface TemplateSaver extends Saver {
  getState: () => TemplateState;
  update: (change: (model: TemplateModel) => TemplateModel) => void;
  /** Goes on with this version over the other, or with the other. */
  settle: (choice: "mine" | "theirs") => void;
  /** Takes over the template as the server has it now, where nothing is unsaved. */
  importTemplate: (template: Schemas["Template"]) => void;
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Stands for what a model says to the server. */
const printOf = (model: TemplateModel) => fingerprint(JSON.stringify(requestOf(model)));

/**
 * Every change is on this device within 100 ms and on the server 3 s after the last one, where it can be saved at all; at once
 * where the device keeps nothing. What failed on the way is tried again (see retryDelay). Against a newer revision nothing is
 * saved until the person has chosen. Of what several pages left, the newest is put back; the others wait for the next visit.
 */
export function createTemplateSaver({
  template,
  journal,
  save,
}: {
  template: Schemas["Template"];
  journal: Journal<TemplateBackup>;
  /** Sends it; throws where it was not taken. */
  save: (model: TemplateModel, revision: number) => Promise<Schemas["Template"]>;
}): TemplateSaver {
  const listeners = new Set<() => void>();
  let revision = template.revision ?? 1;
  let saved = modelOf(template);
  let state: TemplateState = {
    model: saved,
    status: "saved",
    savedAt: undefined,
    refusal: undefined,
    isBackedUp: true,
    isRestored: false,
    theirs: undefined,
  };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let isPaused = false;
  let discards = 0;

  const set = (change: Partial<TemplateState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isClean = () => isSame(state.model, saved);
  const isSent = () => isSame(sendableOf(state.model, saved), saved);
  const settledStatus = () => (isClean() ? "saved" : isSent() ? "invalid" : "unsaved");
  const delay = () => (state.isBackedUp ? autoSaveDelay : 0);
  /** Entries of other pages whose changes are in the form by now. */
  let adopted: string[] = [];
  let sent: readonly string[] = [];

  const noteKept = (isBackedUp: boolean) => {
    // A full store may have room again.
    if (!isBackedUp) keepTimer ??= setTimeout(keep, autoSaveDelay);
    if (isBackedUp === state.isBackedUp) return;
    set({ isBackedUp });
    if (!isBackedUp && !isClean()) schedule(0);
  };
  const keep = () => {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    if (isClean() && !state.theirs) {
      journal.clear();
      for (const left of adopted) journal.forget(left);
      adopted = [];
      return;
    }
    const { quick, slow } = journal.write({ revision, model: state.model, sent });
    if (quick) noteKept(true);
    else void slow.then(noteKept);
  };
  const schedule = (after: number) => {
    clearTimeout(saveTimer);
    if (!isPaused) saveTimer = setTimeout(() => void run(), after);
  };

  const attempt = async (): Promise<boolean> => {
    const sending = sendableOf(state.model, saved);
    const before = discards;
    sent = [...sent, printOf(sending)];
    set({ status: "saving" });
    keep();
    const onSaved = (answer: Schemas["Template"], base: TemplateModel): boolean => {
      revision = answer.revision ?? revision + 1;
      saved = base;
      sent = [];
      failures = 0;
      if (discards !== before) set({ model: saved });
      set({ status: settledStatus(), savedAt: new Date(), refusal: undefined });
      keep();
      if (!isSent()) schedule(delay());
      return isClean();
    };
    try {
      return onSaved(await save(sending, revision), sending);
    } catch (error) {
      const theirs = conflictingTemplate(error);
      // The answer to an earlier try was all that was lost.
      const print = theirs && printOf(modelOf(theirs));
      if (print === printOf(sending)) return onSaved(theirs!, sending);
      const isOurs = print && sent.includes(print);
      if (isOurs || (theirs && discards !== before)) return onSaved(theirs!, modelOf(theirs!));
      const isRefused = error instanceof ApiError && [400, 404, 413, 422].includes(error.status);
      if (theirs) set({ status: "conflict", theirs });
      else if (isRefused) set({ status: "refused", refusal: serverMessage(error) });
      else {
        set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
        schedule(retryDelay(failures, error));
        failures += 1;
      }
      keep();
    }
    return false;
  };

  const run = async (): Promise<boolean> => {
    clearTimeout(saveTimer);
    if (running) return running;
    if (state.theirs) return false;
    if (isClean()) {
      if (state.status !== "saved") set({ status: "saved" });
      return true;
    }
    if (isSent()) {
      set({ status: "invalid" });
      keep();
      return false;
    }
    running = attempt().finally(() => {
      running = undefined;
    });
    return running;
  };

  const restore = async () => {
    const left = await journal.found();
    const newest = left.findLast(({ value }) => !isSame(value.model, saved))?.value;
    // What the person has typed meanwhile stays in sight; the other waits for the next visit.
    if (!isClean()) return;
    adopted = left
      .filter(({ value }) => isSame(value.model, saved) || isSame(value.model, newest?.model))
      .map(({ name }) => name);
    if (newest) {
      const isOn = newest.revision === revision;
      const theirs = isOn || newest.sent.includes(printOf(saved)) ? undefined : template;
      if (isOn) sent = newest.sent;
      set({ model: newest.model, isRestored: true, status: theirs ? "conflict" : "unsaved", theirs });
      schedule(delay());
    }
    if (left.length > 0) keep();
  };
  void restore();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const model = change(state.model);
      if (model === state.model) return;
      set({ model, ...(state.status === "saving" || state.theirs ? {} : { status: "unsaved" as const }) });
      keepTimer ??= setTimeout(keep, keepDelay);
      schedule(delay());
    },
    flush: async () => {
      if (running) await running;
      return run();
    },
    keep,
    settle: (choice) => {
      const { theirs } = state;
      if (!theirs) return;
      revision = theirs.revision ?? revision;
      saved = modelOf(theirs);
      sent = [];
      set({ theirs: undefined, isRestored: false, ...(choice === "theirs" && { model: saved }) });
      set({ status: isClean() ? "saved" : "unsaved" });
      keep();
      schedule(0);
    },
    importTemplate: (newer) => {
      if ((newer.revision ?? 0) <= revision || running || !isClean() || state.theirs) return;
      revision = newer.revision!;
      saved = modelOf(newer);
      sent = [];
      set({ model: saved });
    },
    discard: () => {
      clearTimeout(saveTimer);
      discards += 1;
      set({ model: saved, status: "saved", theirs: undefined });
      keep();
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
