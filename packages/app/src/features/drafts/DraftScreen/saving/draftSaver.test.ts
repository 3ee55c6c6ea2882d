import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleDraft } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { textOf, type DraftInputs, type SavedInputs } from "./draftInputs.ts";
import { autoSaveDelay, createDraftSaver } from "./draftSaver.ts";
import { fingerprint } from "../../../../browser/fingerprint.ts";
import type { InputChanges } from "./mergeInputs.ts";
import type { InputsJournal } from "./unsavedInputs.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface MemoryOptions {
  /** What other pages left, by page. */
  pages?: Record<string, InputChanges>;
  /** The quick store refuses everything, or both do. */
  refuses?: "quick" | "both";
}

function memoryJournal({ pages = {}, refuses }: MemoryOptions = {}) {
  const entries = new Map(Object.entries(pages));
  let opened = 0;
  const open = (): InputsJournal => {
    const own = `own-${++opened}`;
    return {
      found: async () =>
        [...entries]
          .filter(([name]) => name !== own)
          .map(([name, value], at) => ({ name, at, value: structuredClone(value) })),
      write: (value) => {
        if (refuses !== "both") entries.set(own, structuredClone(value));
        return { quick: !refuses, slow: Promise.resolve(refuses !== "both") };
      },
      clear: () => void entries.delete(own),
      forget: (name) => void entries.delete(name),
    };
  };
  return { open, journal: open(), kept: () => [...entries.values()].at(-1), pages: () => [...entries.keys()] };
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
    expect(backup.kept()?.texts.needStatement).toBe("ab");
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
    expect(backup.kept()?.texts.needStatement).toBe("ab");
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

  it("does not go back to an older document, which a slow answer may bring", async () => {
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    saver.importDocument(doc("a", 4));
    expect(saver.current().texts.needStatement).toBe("ab");
    expect(saver.base().revision).toBe(5);
    expect(saver.getState()).toMatchObject({ status: "saved", importCount: 0 });
  });

  it("sends what a conflict held back when the other side goes back to what it had", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("mine"));
    save.mockRejectedValueOnce(conflict(doc("theirs", 5)));
    await vi.advanceTimersByTimeAsync(2 * autoSaveDelay);
    expect(saver.getState().conflicts).toHaveLength(1);
    saver.importDocument(doc("a", 6));
    expect(saver.getState()).toMatchObject({ status: "unsaved", conflicts: [] });
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("mine");
    expect(saver.getState().status).toBe("saved");
  });

  it("shows both versions where the same section was changed twice, and takes the one that is chosen", async () => {
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("mine"));
    await saver.flush();
    expect(saver.getState().conflicts).toEqual([{ id: "needStatement", theirs: "theirs", from: "server" }]);
    expect(saver.current().texts.needStatement).toBe("mine");
    saver.settle("needStatement", "theirs");
    expect(saver.current().texts.needStatement).toBe("theirs");
    expect(saver.getState().conflicts).toEqual([]);
    expect(await saver.flush()).toBe(true);
    expect(save).toHaveBeenCalledOnce();
  });

  it("writes nothing over the other version before the person has chosen, and keeps theirs on the device meanwhile", async () => {
    const backup = memoryJournal();
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("mine"));
    expect(await saver.flush()).toBe(false);
    saver.update((inputs) => ({ ...inputs, name: "Renamed here" }));
    expect(await saver.flush()).toBe(false);
    expect(save.mock.lastCall![0]).toMatchObject({ name: "Renamed here", texts: { needStatement: "theirs" } });
    expect(backup.kept()?.texts).toEqual({ needStatement: "mine" });

    const reopened = createDraftSaver({ doc: doc("theirs", 10), journal: backup.open(), save });
    await vi.advanceTimersByTimeAsync(0);
    expect(reopened.current().texts.needStatement).toBe("mine");
    expect(reopened.getState().conflicts).toEqual([{ id: "needStatement", theirs: "theirs", from: "server" }]);
    reopened.settle("needStatement", "mine");
    expect(await reopened.flush()).toBe(true);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("mine");
    expect(backup.pages()).toEqual([]);
  });

  it("takes its own words, whose answer was lost, for its own", async () => {
    const save = saving();
    save
      .mockRejectedValueOnce(new ApiError(0, "", "/a/docs"))
      .mockRejectedValueOnce(conflict(doc("ab", 5)))
      .mockResolvedValueOnce(6);
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    expect(await saver.flush()).toBe(false);
    saver.update(write("abc"));
    await saver.flush();
    expect(await saver.flush()).toBe(true);
    expect(saver.getState().conflicts).toEqual([]);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("abc");
  });

  it("takes them for its own after the page was lost too", async () => {
    const backup = memoryJournal();
    const save = vi.fn(() => new Promise<number>(() => {}));
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    void saver.flush();
    saver.update(write("abc"));
    saver.keep();
    const reopened = createDraftSaver({ doc: doc("ab", 5), journal: backup.open(), save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    expect(reopened.current().texts.needStatement).toBe("abc");
    expect(reopened.getState().conflicts).toEqual([]);
  });

  const left = (text: string, ...known: string[]): InputChanges => ({
    revision: 4,
    texts: { needStatement: text },
    known: { needStatement: ["a", ...known].map(fingerprint) },
    addedFields: [],
  });

  it("puts back words from an earlier visit, on top of what came since", async () => {
    const backup = memoryJournal({ pages: { before: left("typed before the crash") } });
    const save = saving();
    const saver = createDraftSaver({ doc: { ...doc("a", 7), name: "Renamed since" }, journal: backup.journal, save });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState()).toMatchObject({ status: "unsaved", isRestored: true, importCount: 1 });
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

  it("takes a document that is older than what was kept for what it is", async () => {
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("b", 6)));
    const entry = { ...left("bc"), revision: 6, known: { needStatement: [fingerprint("b")] } };
    const backup = memoryJournal({ pages: { before: entry } });
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().conflicts).toEqual([]);
    expect(await saver.flush()).toBe(true);
    expect(save.mock.lastCall![0].texts.needStatement).toBe("bc");
    expect(saver.getState().conflicts).toEqual([]);
  });

  it("puts them beside what is typed meanwhile", async () => {
    const backup = memoryJournal({ pages: { killed: left("typed before the kill") } });
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    saver.update((inputs) => ({ ...inputs, name: "Typed meanwhile" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.current()).toMatchObject({
      name: "Typed meanwhile",
      texts: { needStatement: "typed before the kill" },
    });
    const other = createDraftSaver({
      doc: doc("a"),
      journal: memoryJournal({ pages: { killed: left("typed before the kill") } }).journal,
      save: saving(),
    });
    other.update(write("typed meanwhile"));
    await vi.advanceTimersByTimeAsync(0);
    expect(other.current().texts.needStatement).toBe("typed meanwhile");
    expect(other.getState().conflicts).toEqual([
      { id: "needStatement", theirs: "typed before the kill", from: "device" },
    ]);
  });

  it("keeps both where two pages left different words, until the person has chosen", async () => {
    const backup = memoryJournal({ pages: { one: left("first page"), two: left("second page") } });
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.current().texts.needStatement).toBe("second page");
    expect(saver.getState().conflicts).toEqual([{ id: "needStatement", theirs: "first page", from: "device" }]);
    expect(await saver.flush()).toBe(false);
    expect(backup.pages()).toEqual(expect.arrayContaining(["one", "two"]));
    saver.settle("needStatement", "theirs");
    expect(await saver.flush()).toBe(true);
    expect(backup.pages()).toEqual([]);
  });

  it("takes words that a page had put back itself for what they are: older ones", async () => {
    const backup = memoryJournal({ pages: { one: left("first"), two: left("first and more", "first") } });
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.current().texts.needStatement).toBe("first and more");
    expect(saver.getState().conflicts).toEqual([]);
  });

  it("keeps what is unsaved while it is paused, and forgets it when told to", async () => {
    const backup = memoryJournal();
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    saver.pause();
    expect(backup.kept()?.texts.needStatement).toBe("ab");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    saver.discard();
    expect(backup.kept()).toBeUndefined();
  });

  it("writes nothing again of what was discarded while a save was under way", async () => {
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    void saver.flush();
    saver.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(saver.current().texts.needStatement).toBe("ab");
    expect(saver.getState().status).toBe("saved");
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

  it("holds back a text past its bound alone, says so, and sends it once it is shorter", async () => {
    const backup = memoryJournal();
    const save = saving();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    const long = "x".repeat(1_000_007);
    saver.update(write(long));
    saver.update((inputs) => ({ ...inputs, name: "Gardens for all" }));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]![0]).toMatchObject({ name: "Gardens for all", texts: { needStatement: "a" } });
    expect(saver.getState()).toMatchObject({ status: "held", held: new Map([["needStatement", 7]]) });
    expect(saver.current().texts.needStatement).toBe(long);
    expect(backup.kept()?.texts).toEqual({ needStatement: long });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(await saver.flush()).toBe(false);
    expect(save).toHaveBeenCalledOnce();

    saver.update(write(long.slice(7)));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save.mock.calls[1]![0].texts.needStatement).toHaveLength(1_000_000);
    expect(saver.getState()).toMatchObject({ status: "saved", held: new Map() });
    expect(backup.kept()).toBeUndefined();
    expect(await saver.flush()).toBe(true);
  });

  it("puts a text past its bound back after a reload, and does not call it saved", async () => {
    const backup = memoryJournal();
    const long = "x".repeat(1_000_001);
    const before = createDraftSaver({ doc: doc("a"), journal: backup.journal, save: saving() });
    before.update(write(long));
    await vi.advanceTimersByTimeAsync(100);
    const save = saving();
    const after = createDraftSaver({ doc: doc("a"), journal: backup.open(), save });
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(after.current().texts.needStatement).toBe(long);
    expect(after.getState()).toMatchObject({ status: "held", isRestored: true });
    expect(save).not.toHaveBeenCalled();
  });

  it.each([400, 413, 422])("never sends again unchanged what was refused with %i", async (status) => {
    const save = saving();
    const body = JSON.stringify({ message: "needStatement is not in the right form." });
    save.mockRejectedValueOnce(new ApiError(status, body, "/a/docs"));
    const backup = memoryJournal();
    const saver = createDraftSaver({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(saver.getState()).toMatchObject({
      status: "refused",
      refusal: "needStatement is not in the right form.",
    });
    expect(backup.kept()?.texts.needStatement).toBe("ab");
    expect(await saver.flush()).toBe(false);
    expect(save).toHaveBeenCalledOnce();

    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save).toHaveBeenCalledTimes(2);
    expect(saver.getState()).toMatchObject({ status: "saved", refusal: undefined });
  });

  it.each(["name", "eligibilityCriteria"])("saves a section whose id is %s, and no other input", async (id) => {
    const save = saving();
    const named: Schemas["Document"] = { ...doc("a"), name: "Gardens", draft: {} };
    const saver = createDraftSaver({ doc: named, journal: memoryJournal().journal, save });
    expect(textOf(saver.current(), id)).toBe("");
    saver.update((inputs) => ({ ...inputs, texts: { ...inputs.texts, [id]: "A section of that name." } }));
    expect(textOf(saver.current(), id)).toBe("A section of that name.");
    await vi.advanceTimersByTimeAsync(autoSaveDelay);
    expect(save.mock.calls[0]![0]).toMatchObject({ name: "Gardens", texts: { [id]: "A section of that name." } });
    expect(saver.getState().status).toBe("saved");
  });
});
