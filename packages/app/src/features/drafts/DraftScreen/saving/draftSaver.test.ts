import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleDraft } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DraftInputs, SavedInputs } from "./draftInputs.ts";
import { autoSaveDelay, createDraftSaver } from "./draftSaver.ts";
import type { InputsJournal, UnsavedInputs } from "./unsavedInputs.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface MemoryOptions {
  /** What other pages left, by page. */
  pages?: Record<string, UnsavedInputs>;
  /** What only the slow store has, by page. */
  slowPages?: Record<string, UnsavedInputs>;
  /** The quick store refuses everything, or both do. */
  refuses?: "quick" | "both";
}

function memoryJournal({ pages = {}, slowPages = {}, refuses }: MemoryOptions = {}) {
  const quick = new Map(Object.entries(pages));
  const slow = new Map(Object.entries({ ...pages, ...slowPages }));
  const entries = (store: Map<string, UnsavedInputs>) =>
    [...store].map(([page, value], index) => ({ page, at: index, value: structuredClone(value) as UnsavedInputs }));
  const journal: InputsJournal = {
    read: () => entries(quick),
    readSlow: async () => entries(slow),
    own: () => quick.get("own"),
    write: (value) => {
      if (!refuses) quick.set("own", structuredClone(value) as UnsavedInputs);
      if (refuses !== "both") slow.set("own", structuredClone(value) as UnsavedInputs);
      return { quick: !refuses, slow: Promise.resolve(refuses !== "both") };
    },
    clear: () => {
      quick.delete("own");
      slow.delete("own");
    },
    forget: (page) => {
      quick.delete(page);
      slow.delete(page);
    },
  };
  return { journal, kept: () => quick.get("own"), pages: () => [...new Set([...quick.keys(), ...slow.keys()])] };
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
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
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

  it("has every change on the device within 100 ms, and forgets it once the server has it", async () => {
    const backup = memoryJournal();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(backup.kept()?.current.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(backup.kept()).toBeUndefined();
  });

  it("says so when the device cannot keep it", async () => {
    const saver = createDraftSaver({
      doc: doc("a"),
      journal: memoryJournal({ refuses: "both" }).journal,
      save: saving(),
    });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(saver.getState().isBackedUp).toBe(false);
  });

  it("keeps what was typed while a save was under way, and saves it next", async () => {
    let answer = (_revision: number) => {};
    const save = vi.fn((_inputs: DraftInputs, _base: SavedInputs) => new Promise<number>((done) => (answer = done)));
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
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
    const backup = memoryJournal();
    const save = saving();
    save.mockRejectedValueOnce(new ApiError(0, "", "/a/docs")).mockRejectedValueOnce(new ApiError(502, "", "/a/docs"));
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
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
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    expect(await saver.flush()).toBe(true);
    expect(save.mock.calls[1]![0]).toMatchObject({ name: "Renamed elsewhere", texts: { needStatement: "ab" } });
    expect(save.mock.calls[1]![1].revision).toBe(9);
    expect(saver.getState()).toMatchObject({ status: "saved", conflicts: [], importCount: 1 });
  });

  it("shows both versions where the same section was changed twice, and takes the one that is chosen", async () => {
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
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
    const first = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save: saving() });
    const backup = memoryJournal({
      pages: {
        before: {
          base: first.base(),
          current: { ...first.current(), texts: { needStatement: "typed before the crash" } },
        },
      },
    });
    const save = saving();
    const saver = createDraftSaver({ doc: { ...doc("a", 7), name: "Renamed since" }, journal: backup.journal, save });
    expect(saver.getState()).toMatchObject({ status: "unsaved", isRestored: true });
    expect(saver.current()).toMatchObject({
      name: "Renamed since",
      texts: { needStatement: "typed before the crash" },
    });
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(backup.pages()).toEqual([]);
  });

  it("saves at once where the device keeps nothing, and says so", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal({ refuses: "both" }).journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(saver.getState().isBackedUp).toBe(false);
    expect(save).toHaveBeenCalledOnce();
    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("abc");
  });

  it("is content with one store of two", async () => {
    const saver = createDraftSaver({
      doc: doc("a"),
      journal: memoryJournal({ refuses: "quick" }).journal,
      save: saving(),
    });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(saver.getState().isBackedUp).toBe(true);
  });

  const left = (text: string): UnsavedInputs => {
    const { base, current } = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save: saving() });
    return { base: base(), current: { ...current(), texts: { needStatement: text } } };
  };

  it("finds what only the slow store has, a moment later, beside what is typed meanwhile", async () => {
    const backup = memoryJournal({ slowPages: { killed: left("typed before the kill") } });
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update((inputs) => ({ ...inputs, name: "Typed meanwhile" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.current()).toMatchObject({
      name: "Typed meanwhile",
      texts: { needStatement: "typed before the kill" },
    });
    expect(saver.getState()).toMatchObject({ isRestored: true, importCount: 1 });
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("typed before the kill");
    expect(backup.pages()).toEqual([]);
  });

  it("keeps both where two pages left different words, until the person has chosen", async () => {
    const backup = memoryJournal({ pages: { one: left("first page"), two: left("second page") } });
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    const shown = [saver.current().texts.needStatement, ...saver.getState().conflicts.map(({ theirs }) => theirs)];
    expect(shown.sort()).toEqual(["first page", "second page"]);
    await saver.flush();
    expect(backup.pages()).toEqual(expect.arrayContaining(["one", "two"]));
    saver.settle("needStatement", "theirs");
    await saver.flush();
    expect(backup.pages()).toEqual([]);
  });

  it("leaves another page's words alone as long as the server does not have them", async () => {
    const backup = memoryJournal();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    backup.journal.write(left("of the other tab"));
    const other = createDraftSaver({
      doc: doc("a"),
      journal: { ...backup.journal, read: () => [], own: () => undefined, clear: () => {} },
      save: saving(),
    });
    other.keep();
    other.stop();
    expect(backup.kept()?.current.texts.needStatement).toBe("of the other tab");
    saver.stop();
  });

  it("keeps what is unsaved when it is stopped, and forgets it when told to", async () => {
    const backup = memoryJournal();
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    saver.stop();
    expect(backup.kept()?.current.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    saver.discard();
    expect(backup.kept()).toBeUndefined();
  });

  it("leaves a successor's newer words alone when its own last save comes through late", async () => {
    const backup = memoryJournal();
    let answer = (_revision: number) => {};
    const save = vi.fn(() => new Promise<number>((done) => (answer = done)));
    const first = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    first.update(write("ab"));
    first.stop();
    void first.flush();
    const second = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    second.update(write("abc"));
    second.keep();
    answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(backup.kept()?.current.texts.needStatement).toBe("abc");
    second.discard();
  });

  it("saves nothing where nothing has changed", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    saver.update(write("a"));
    expect(await saver.flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    expect(saver.getState().status).toBe("saved");
  });
});
