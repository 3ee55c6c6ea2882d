import { ApiError, conflictingTemplate, type Schemas } from "@grantwright/api-client";
import { serverMessage } from "../../components/serverMessage.ts";
import { modelOf, problemsOf, type TemplateModel } from "./templateModel.ts";

/** How long after the last change a template is saved, in milliseconds. */
export const autoSaveDelay = 3_000;
const backupDelay = 300;
const longestRetry = 30_000;

/** What has not reached the server, and the revision that it was made on. */
export interface TemplateBackup {
  revision: number;
  model: TemplateModel;
}

/** Where unsaved changes of one template are kept on this device. */
export interface TemplateBackupStore {
  read: () => TemplateBackup | undefined;
  /** False where the device refused it. */
  write: (backup: TemplateBackup) => boolean;
  clear: () => void;
}

/** How a template stands. */
export interface TemplateState {
  model: TemplateModel;
  /** `invalid`: it can only be saved once what is marked is right. `refused`: the server does not take it, and says why. */
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
export interface TemplateSaver {
  getState: () => TemplateState;
  subscribe: (listener: () => void) => () => void;
  update: (change: (model: TemplateModel) => TemplateModel) => void;
  /** Saves at once. True where the server has everything. */
  flush: () => Promise<boolean>;
  /** Keeps on this device at once what is unsaved. */
  keep: () => void;
  /** Goes on with this version over the other, or with the other. */
  settle: (choice: "mine" | "theirs") => void;
  discard: () => void;
  start: () => void;
  stop: () => void;
}

/**
 * Every change is on this device within 300 ms and on the server 3 s after the last one, where it can be saved at all. What failed
 * on the way is tried again after 3, 6, 12, 24 and then every 30 seconds. Against a newer revision nothing is saved until the
 * person has chosen.
 */
export function createTemplateSaver({
  template,
  backup,
  save,
}: {
  template: Schemas["Template"];
  backup: TemplateBackupStore;
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
  let backupTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let isStopped = false;

  const set = (change: Partial<TemplateState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isClean = () => state.model === saved || JSON.stringify(state.model) === JSON.stringify(saved);

  const keep = () => {
    clearTimeout(backupTimer);
    backupTimer = undefined;
    if (isClean() && !state.theirs) {
      if (!isStopped) backup.clear();
      return;
    }
    const isBackedUp = backup.write({ revision, model: state.model });
    if (isBackedUp !== state.isBackedUp) set({ isBackedUp });
  };
  const schedule = (delay: number) => {
    clearTimeout(saveTimer);
    if (!isStopped) saveTimer = setTimeout(() => void run(), delay);
  };

  const attempt = async (): Promise<boolean> => {
    const sent = state.model;
    set({ status: "saving" });
    try {
      const answer = await save(sent, revision);
      revision = answer.revision ?? revision + 1;
      saved = sent;
      failures = 0;
      set({ status: isClean() ? "saved" : "unsaved", savedAt: new Date(), refusal: undefined });
      keep();
      if (isClean()) return true;
      schedule(autoSaveDelay);
    } catch (error) {
      const theirs = conflictingTemplate(error);
      const isRefused = error instanceof ApiError && [400, 404, 413, 422].includes(error.status);
      if (theirs) set({ status: "conflict", theirs });
      else if (isRefused) set({ status: "refused", refusal: serverMessage(error) });
      else {
        set({ status: error instanceof ApiError && error.status === 0 ? "offline" : "failed" });
        schedule(Math.min(autoSaveDelay * 2 ** failures, longestRetry));
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
    if (Object.keys(problemsOf(state.model)).length > 0) {
      set({ status: "invalid" });
      keep();
      return false;
    }
    running = attempt().finally(() => {
      running = undefined;
    });
    return running;
  };

  const found = backup.read();
  if (found && JSON.stringify(found.model) !== JSON.stringify(saved)) {
    const isOlder = found.revision !== revision;
    state = {
      ...state,
      model: found.model,
      isRestored: true,
      status: isOlder ? "conflict" : "unsaved",
      theirs: isOlder ? template : undefined,
    };
    schedule(autoSaveDelay);
  }

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
      backupTimer ??= setTimeout(keep, backupDelay);
      schedule(autoSaveDelay);
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
      set({ theirs: undefined, isRestored: false, ...(choice === "theirs" && { model: saved }) });
      set({ status: isClean() ? "saved" : "unsaved" });
      keep();
      schedule(0);
    },
    discard: () => {
      clearTimeout(saveTimer);
      clearTimeout(backupTimer);
      backup.clear();
      set({ model: saved, status: "saved", theirs: undefined });
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
