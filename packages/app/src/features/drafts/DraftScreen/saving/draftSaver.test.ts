import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleDraft } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftInputs, SavedInputs } from "./draftInputs.ts";
import { autoSaveDelay, createDraftSaver } from "./draftSaver.ts";
import type { BackupStore, UnsavedBackup } from "./unsavedBackup.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function memoryBackup(initial?: UnsavedBackup, isFull = false) {
  let kept = initial;
  const store: BackupStore = {
    read: () => kept,
    write: (backup) => {
      if (isFull) return false;
      kept = structuredClone(backup) as UnsavedBackup;
      return true;
    },
    clear: () => {
      kept = undefined;
    },
  };
  return { store, kept: () => kept };
}

const doc = (text: string, revision = 4): Schemas["Document"] => ({
  ...sampleDraft,
  revision,
  draft: { needStatement: { id: "needStatement", userText: text } },
});
const write = (text: string) => (inputs: DraftInputs) => ({
  ...inputs,
  texts: { ...inputs.texts, needStatement: text },
});
const saving = () => vi.fn(async (_inputs: DraftInputs, base: SavedInputs) => base.revision + 1);
const conflict = (other: Schemas["Document"]) => new ApiError(412, JSON.stringify(other), "/a/docs");

describe("the draft saver", () => {
  it("saves once, 3 s after the last key [2.4-auto-save] [2.9-auto-save-delay]", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save });
    for (const text of ["ab", "abc", "abcd"]) {
      saver.update(write(text));
      await vi.advanceTimersByTimeAsync(autoSaveDelay - 1);
    }
    expect(autoSaveDelay).toBe(3_000);
    expect(save).not.toHaveBeenCalled();
    expect(saver.getState().status).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]![0].texts.needStatement).toBe("abcd");
    expect(saver.getState().status).toBe("saved");
    expect(saver.base().revision).toBe(5);
  });

  it("has every change on the device within 300 ms, and forgets it once the server has it", async () => {
    const backup = memoryBackup();
    const saver = createDraftSaver({ doc: doc("a"), backup: backup.store, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(300);
    expect(backup.kept()?.current.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(backup.kept()).toBeUndefined();
  });

  it("says so when the device cannot keep it", async () => {
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup(undefined, true).store, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(300);
    expect(saver.getState().isBackedUp).toBe(false);
  });

  it("keeps what was typed while a save was under way, and saves it next", async () => {
    let answer = (_revision: number) => {};
    const save = vi.fn((_inputs: DraftInputs, _base: SavedInputs) => new Promise<number>((done) => (answer = done)));
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save).toHaveBeenCalledOnce();
    answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().status).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save.mock.calls[1]![0].texts.needStatement).toBe("abc");
    expect(save.mock.calls[1]![1].revision).toBe(5);
  });

  it("keeps the words while offline, logs it, and tries again until they are through [2.8-auto-save-failure]", async () => {
    const backup = memoryBackup();
    const save = saving();
    save.mockRejectedValueOnce(new ApiError(0, "", "/a/docs")).mockRejectedValueOnce(new ApiError(502, "", "/a/docs"));
    const saver = createDraftSaver({ doc: doc("a"), backup: backup.store, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(saver.getState().status).toBe("offline");
    expect(console.warn).toHaveBeenCalledOnce();
    expect(backup.kept()?.current.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(saver.getState().status).toBe("failed");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(saver.getState().status).toBe("saved");
    expect(backup.kept()).toBeUndefined();
  });

  it("merges a newer revision and saves the result on it", async () => {
    const save = saving();
    const elsewhere = { ...doc("a", 9), name: "Renamed elsewhere" };
    save.mockRejectedValueOnce(conflict(elsewhere));
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save });
    saver.update(write("ab"));
    expect(await saver.flush()).toBe(true);
    expect(save.mock.calls[1]![0]).toMatchObject({ name: "Renamed elsewhere", texts: { needStatement: "ab" } });
    expect(save.mock.calls[1]![1].revision).toBe(9);
    expect(saver.getState()).toMatchObject({ status: "saved", conflicts: [], importCount: 1 });
  });

  it("shows both versions where the same section was changed twice, and takes the one that is chosen", async () => {
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save });
    saver.update(write("mine"));
    await saver.flush();
    expect(saver.getState().conflicts).toEqual([{ id: "needStatement", theirs: "theirs" }]);
    expect(saver.current().texts.needStatement).toBe("mine");
    saver.settle("needStatement", "theirs");
    expect(saver.current().texts.needStatement).toBe("theirs");
    expect(saver.getState().conflicts).toEqual([]);
    await saver.flush();
    expect(save.mock.lastCall![0].texts.needStatement).toBe("theirs");
  });

  it("puts back words from an earlier visit, on top of what came since", async () => {
    const first = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save: saving() });
    const backup = memoryBackup({
      base: first.base(),
      current: { ...first.current(), texts: { needStatement: "typed before the crash" } },
    });
    const save = saving();
    const saver = createDraftSaver({ doc: { ...doc("a", 7), name: "Renamed since" }, backup: backup.store, save });
    expect(saver.getState()).toMatchObject({ status: "unsaved", isRestored: true });
    expect(saver.current()).toMatchObject({
      name: "Renamed since",
      texts: { needStatement: "typed before the crash" },
    });
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(backup.kept()).toBeUndefined();
  });

  it("keeps what is unsaved when it is stopped, and forgets it when told to", async () => {
    const backup = memoryBackup();
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), backup: backup.store, save });
    saver.update(write("ab"));
    saver.stop();
    expect(backup.kept()?.current.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    saver.discard();
    expect(backup.kept()).toBeUndefined();
  });

  it("leaves a successor's newer words alone when its own last save comes through late", async () => {
    const backup = memoryBackup();
    let answer = (_revision: number) => {};
    const save = vi.fn(() => new Promise<number>((done) => (answer = done)));
    const first = createDraftSaver({ doc: doc("a"), backup: backup.store, save });
    first.update(write("ab"));
    first.stop();
    void first.flush();
    const second = createDraftSaver({ doc: doc("a"), backup: backup.store, save: saving() });
    second.update(write("abc"));
    second.keep();
    answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(backup.kept()?.current.texts.needStatement).toBe("abc");
    second.discard();
  });

  it("saves nothing where nothing has changed", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), backup: memoryBackup().store, save });
    saver.update(write("ab"));
    saver.update(write("a"));
    expect(await saver.flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    expect(saver.getState().status).toBe("saved");
  });
});
