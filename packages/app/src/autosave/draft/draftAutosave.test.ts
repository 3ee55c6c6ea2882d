import { ApiError, type Schemas } from "@grantwright/api-client";
import { sampleDraft } from "@grantwright/api-client/mocks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sectionId, sectionKey, textOf, withText, type DraftInputs } from "@grantwright/domain";
import { autosaveDelay, sharedDelay } from "../createAutosave.ts";
import { fingerprint } from "../fingerprint.ts";
import { createDraftAutosave } from "./draftAutosave.ts";
import type { DraftJournal } from "./draftJournal.ts";
import { heldOf, withChoice, withLocal, type DraftModel } from "./draftSync.ts";
import type { InputChanges } from "./mergeInputs.ts";
import { inputsOf, type BaseInputs } from "./wire.ts";

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
  const open = (): DraftJournal => {
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
const need = sectionKey(sectionId("needStatement"));
const write = (text: string) => (inputs: DraftInputs) => withText(inputs, need, text);
const rename = (name: string) => (inputs: DraftInputs) => ({ ...inputs, head: { ...inputs.head, name } });

interface Options {
  doc: Schemas["Document"];
  journal: DraftJournal;
  save: (inputs: DraftInputs, base: BaseInputs) => Promise<number>;
}

/** An autosave of a document, with what is asked of it most. */
function open({ doc: opened, journal, save }: Options) {
  const autosave = createDraftAutosave({
    base: inputsOf(opened),
    savedAt: new Date(opened.updatedAt),
    journal,
    send: save,
  });
  const model = (): DraftModel => autosave.getState().model;
  return {
    ...autosave,
    update: (change: (inputs: DraftInputs) => DraftInputs) => autosave.update((each) => withLocal(each, change)),
    receive: (newer: Schemas["Document"]) => autosave.receive(inputsOf(newer)),
    settle: (choice: "local" | "remote") => autosave.choose((each) => withChoice(each, each.conflicts[0]!, choice)),
    local: () => model().local,
    base: () => model().base,
    conflicts: () => model().conflicts,
    held: () => [...heldOf(model())],
  };
}
const saving = () => vi.fn(async (_inputs: DraftInputs, base: BaseInputs) => base.revision + 1);
const conflict = (other: Schemas["Document"]) => new ApiError(412, JSON.stringify(other), "/a/docs");

describe("the autosave of a draft", () => {
  it("saves once, 3 s after the last key [2.4-auto-save] [2.9-auto-save-delay]", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    for (const text of ["ab", "abc", "abcd"]) {
      saver.update(write(text));
      await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
    }
    expect(autosaveDelay).toBe(3_000);
    expect(save).not.toHaveBeenCalled();
    expect(saver.getState().status).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(1);
    expect(save).toHaveBeenCalledOnce();
    expect(textOf(save.mock.calls[0]![0], need)).toBe("abcd");
    expect(saver.getState().status).toBe("saved");
    expect(saver.base().revision).toBe(5);
  });

  it("has every change on the device within 100 ms, and forgets it once the server has it", async () => {
    const backup = memoryJournal();
    const saver = open({ doc: doc("a"), journal: backup.journal, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(backup.kept()?.texts[need]).toBe("ab");
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(backup.kept()).toBeUndefined();
  });

  it("says so when the device cannot keep it", async () => {
    const saver = open({
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
    const save = vi.fn((_inputs: DraftInputs, _base: BaseInputs) => new Promise<number>((done) => (answer = done)));
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledOnce();
    answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().status).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(textOf(save.mock.calls[1]![0], need)).toBe("abc");
    expect(save.mock.calls[1]![1].revision).toBe(5);
  });

  it("keeps the words while offline, logs it, and tries again until they are through [2.8-auto-save-failure]", async () => {
    const backup = memoryJournal();
    const save = saving();
    save.mockRejectedValueOnce(new ApiError(0, "", "/a/docs")).mockRejectedValueOnce(new ApiError(502, "", "/a/docs"));
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(saver.getState().status).toBe("offline");
    expect(console.warn).toHaveBeenCalledOnce();
    expect(backup.kept()?.texts[need]).toBe("ab");
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
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    expect(await saver.flush()).toBe(true);
    expect(save.mock.calls[1]![0]).toMatchObject({
      head: { name: "Renamed elsewhere" },
      sections: { needStatement: "ab" },
    });
    expect(save.mock.calls[1]![1].revision).toBe(9);
    expect(saver.getState()).toMatchObject({ status: "saved" });
    expect(saver.conflicts()).toEqual([]);
  });

  it("does not go back to an older document, which a slow answer may bring", async () => {
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save: saving() });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    saver.receive(doc("a", 4));
    expect(textOf(saver.local(), need)).toBe("ab");
    expect(saver.base().revision).toBe(5);
    expect(saver.getState()).toMatchObject({ status: "saved" });
  });

  it("sends what a conflict held back when the other side goes back to what it had", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("mine"));
    save.mockRejectedValueOnce(conflict(doc("theirs", 5)));
    await vi.advanceTimersByTimeAsync(2 * autosaveDelay);
    expect(saver.conflicts()).toHaveLength(1);
    saver.receive(doc("a", 6));
    expect(saver.getState()).toMatchObject({ status: "unsaved" });
    expect(saver.conflicts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(textOf(save.mock.lastCall![0], need)).toBe("mine");
    expect(saver.getState().status).toBe("saved");
  });

  it("shows both versions where the same section was changed twice, and takes the one that is chosen", async () => {
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("mine"));
    await saver.flush();
    expect(saver.conflicts()).toEqual([{ key: need, remote: "theirs", from: "server", base: "a" }]);
    expect(textOf(saver.local(), need)).toBe("mine");
    saver.settle("remote");
    expect(textOf(saver.local(), need)).toBe("theirs");
    expect(saver.conflicts()).toEqual([]);
    expect(await saver.flush()).toBe(true);
    expect(save).toHaveBeenCalledOnce();
  });

  it("writes nothing over the other version before the person has chosen, and keeps theirs on the device meanwhile", async () => {
    const backup = memoryJournal();
    const save = saving();
    save.mockRejectedValueOnce(conflict(doc("theirs", 9)));
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("mine"));
    expect(await saver.flush()).toBe(false);
    saver.update(rename("Renamed here"));
    expect(await saver.flush()).toBe(false);
    expect(save.mock.lastCall![0]).toMatchObject({
      head: { name: "Renamed here" },
      sections: { needStatement: "theirs" },
    });
    expect(backup.kept()?.texts).toEqual({ [need]: "mine" });

    const reopened = open({ doc: doc("theirs", 10), journal: backup.open(), save });
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(reopened.local(), need)).toBe("mine");
    expect(reopened.conflicts()).toEqual([{ key: need, remote: "theirs", from: "server", base: "a" }]);
    reopened.settle("local");
    expect(await reopened.flush()).toBe(true);
    expect(textOf(save.mock.lastCall![0], need)).toBe("mine");
    expect(backup.pages()).toEqual([]);
  });

  it("takes its own words, whose answer was lost, for its own", async () => {
    const save = saving();
    save
      .mockRejectedValueOnce(new ApiError(0, "", "/a/docs"))
      .mockRejectedValueOnce(conflict(doc("ab", 5)))
      .mockResolvedValueOnce(6);
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    expect(await saver.flush()).toBe(false);
    saver.update(write("abc"));
    await saver.flush();
    expect(await saver.flush()).toBe(true);
    expect(saver.conflicts()).toEqual([]);
    expect(textOf(save.mock.lastCall![0], need)).toBe("abc");
  });

  it("takes them for its own after the page was lost too", async () => {
    const backup = memoryJournal();
    const save = vi.fn(() => new Promise<number>(() => {}));
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    void saver.flush();
    saver.update(write("abc"));
    saver.keep();
    const reopened = open({ doc: doc("ab", 5), journal: backup.open(), save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(reopened.local(), need)).toBe("abc");
    expect(reopened.conflicts()).toEqual([]);
  });

  const left = (text: string, ...known: string[]): InputChanges => ({
    revision: 4,
    texts: { [need]: text },
    known: { [need]: ["a", ...known].map(fingerprint) },
    addedSections: [],
  });

  it("puts back words from an earlier visit, on top of what came since", async () => {
    const backup = memoryJournal({ pages: { before: left("typed before the crash") } });
    const save = saving();
    const saver = open({ doc: { ...doc("a", 7), name: "Renamed since" }, journal: backup.journal, save });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState()).toMatchObject({ status: "unsaved", isRestored: true });
    expect(saver.local()).toMatchObject({
      head: { name: "Renamed since" },
      sections: { needStatement: "typed before the crash" },
    });
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(backup.pages()).toEqual([]);
  });

  it("saves at once where the device keeps nothing, and says so", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal({ refuses: "both" }).journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(100);
    expect(saver.getState().isBackedUp).toBe(false);
    expect(save).toHaveBeenCalledOnce();
    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(1);
    expect(textOf(save.mock.lastCall![0], need)).toBe("abc");
  });

  it("is content with one store of two", async () => {
    const saver = open({
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
    const entry = { ...left("bc"), revision: 6, known: { [need]: [fingerprint("b")] } };
    const backup = memoryJournal({ pages: { before: entry } });
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.conflicts()).toEqual([]);
    expect(await saver.flush()).toBe(true);
    expect(textOf(save.mock.lastCall![0], need)).toBe("bc");
    expect(saver.conflicts()).toEqual([]);
  });

  it("puts them beside what is typed meanwhile", async () => {
    const backup = memoryJournal({ pages: { killed: left("typed before the kill") } });
    const saver = open({ doc: doc("a"), journal: backup.journal, save: saving() });
    saver.update(rename("Typed meanwhile"));
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.local()).toMatchObject({
      head: { name: "Typed meanwhile" },
      sections: { needStatement: "typed before the kill" },
    });
    const other = open({
      doc: doc("a"),
      journal: memoryJournal({ pages: { killed: left("typed before the kill") } }).journal,
      save: saving(),
    });
    other.update(write("typed meanwhile"));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(other.local(), need)).toBe("typed meanwhile");
    expect(other.conflicts()).toEqual([{ key: need, remote: "typed before the kill", from: "device" }]);
  });

  it("keeps both where two pages left different words, until the person has chosen", async () => {
    const backup = memoryJournal({ pages: { one: left("first page"), two: left("second page") } });
    const save = saving();
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(saver.local(), need)).toBe("second page");
    expect(saver.conflicts()).toEqual([{ key: need, remote: "first page", from: "device" }]);
    expect(await saver.flush()).toBe(false);
    expect(textOf(save.mock.lastCall![0], need)).toBe("second page");
    expect(backup.kept()?.copies).toEqual([{ key: need, text: "first page" }]);
    saver.settle("remote");
    expect(await saver.flush()).toBe(true);
    expect(backup.pages()).toEqual([]);
  });

  it("takes words that a page had put back itself for what they are: older ones", async () => {
    const backup = memoryJournal({ pages: { one: left("first"), two: left("first and more", "first") } });
    const saver = open({ doc: doc("a"), journal: backup.journal, save: saving() });
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(saver.local(), need)).toBe("first and more");
    expect(saver.conflicts()).toEqual([]);
  });

  it("keeps what is unsaved while it is paused, and forgets it when told to", async () => {
    const backup = memoryJournal();
    const save = saving();
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    saver.pause();
    expect(backup.kept()?.texts[need]).toBe("ab");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    saver.discard();
    expect(backup.kept()).toBeUndefined();
  });

  it("saves nothing by itself while it is paused, and goes on with what is unsaved once it is started", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.pause();
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).not.toHaveBeenCalled();
    saver.start();
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(saver.getState().status).toBe("saved");
    saver.pause();
    saver.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
  });

  it("tells who listens of each change, until they stop", async () => {
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save: saving() });
    const seen: string[] = [];
    const stop = saver.subscribe(() => seen.push(saver.getState().status));
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect([...new Set(seen)]).toEqual(["unsaved", "saving", "saved"]);
    stop();
    const { length } = seen;
    saver.update(write("abc"));
    expect(seen).toHaveLength(length);
  });

  it("writes nothing again of what was discarded while a save was under way", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    void saver.flush();
    saver.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(textOf(saver.local(), need)).toBe("ab");
    expect(saver.getState().status).toBe("saved");
  });

  it("saves nothing where nothing has changed", async () => {
    const save = saving();
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    saver.update(write("a"));
    expect(await saver.flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
    expect(saver.getState().status).toBe("saved");
  });

  it("holds back a text past its bound alone, says so, and sends it once it is shorter", async () => {
    const backup = memoryJournal();
    const save = saving();
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    const long = "x".repeat(1_000_007);
    saver.update(write(long));
    saver.update(rename("Gardens for all"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]![0]).toMatchObject({
      head: { name: "Gardens for all" },
      sections: { needStatement: "a" },
    });
    expect(saver.getState()).toMatchObject({ status: "held" });
    expect(saver.held()).toEqual([[need, 7]]);
    expect(textOf(saver.local(), need)).toBe(long);
    expect(backup.kept()?.texts).toEqual({ [need]: long });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(await saver.flush()).toBe(false);
    expect(save).toHaveBeenCalledOnce();

    saver.update(write(long.slice(7)));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(textOf(save.mock.calls[1]![0], need)).toHaveLength(1_000_000);
    expect(saver.getState()).toMatchObject({ status: "saved" });
    expect(saver.held()).toEqual([]);
    expect(backup.kept()).toBeUndefined();
    expect(await saver.flush()).toBe(true);
  });

  it("puts a text past its bound back after a reload, and does not call it saved", async () => {
    const backup = memoryJournal();
    const long = "x".repeat(1_000_001);
    const before = open({ doc: doc("a"), journal: backup.journal, save: saving() });
    before.update(write(long));
    await vi.advanceTimersByTimeAsync(100);
    const save = saving();
    const after = open({ doc: doc("a"), journal: backup.open(), save });
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(textOf(after.local(), need)).toBe(long);
    expect(after.getState()).toMatchObject({ status: "held", isRestored: true });
    expect(save).not.toHaveBeenCalled();
  });

  it.each([400, 413, 422])("never sends again unchanged what was refused with %i", async (status) => {
    const save = saving();
    const body = JSON.stringify({ message: "needStatement is not in the right form." });
    save.mockRejectedValueOnce(new ApiError(status, body, "/a/docs"));
    const backup = memoryJournal();
    const saver = open({ doc: doc("a"), journal: backup.journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(saver.getState()).toMatchObject({
      status: "refused",
      refusal: { serverMessage: "needStatement is not in the right form." },
    });
    expect(backup.kept()?.texts[need]).toBe("ab");
    expect(await saver.flush()).toBe(false);
    expect(save).toHaveBeenCalledOnce();

    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledTimes(2);
    expect(saver.getState()).toMatchObject({ status: "saved", refusal: undefined });
  });

  it("sends what was typed while the server refused what stood there before", async () => {
    let refuse = (_error: unknown) => {};
    const save = saving();
    save.mockImplementationOnce(() => new Promise((_done, failed) => (refuse = failed)));
    const saver = open({ doc: doc("a"), journal: memoryJournal().journal, save });
    saver.update(write("ab"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    saver.update(write("abc"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledOnce();
    refuse(new ApiError(400, "{}", "/a/docs"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save).toHaveBeenCalledTimes(2);
    expect(saver.getState().status).toBe("saved");
  });

  it.each(["name", "eligibilityCriteria"])("saves a section whose id is %s, and no other input", async (id) => {
    const save = saving();
    const named: Schemas["Document"] = { ...doc("a"), name: "Gardens", draft: {} };
    const saver = open({ doc: named, journal: memoryJournal().journal, save });
    const key = sectionKey(sectionId(id));
    expect(textOf(saver.local(), key)).toBe("");
    saver.update((inputs) => withText(inputs, key, "A section of that name."));
    expect(textOf(saver.local(), key)).toBe("A section of that name.");
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    expect(save.mock.calls[0]![0]).toMatchObject({
      head: { name: "Gardens" },
      sections: { [id]: "A section of that name." },
    });
    expect(saver.getState().status).toBe("saved");
  });
});

describe("while somebody else is in the document", () => {
  it("takes what came in while a save was under way", async () => {
    let answer: (revision: number) => void = () => {};
    const answered = new Promise<number>((resolve) => (answer = resolve));
    const { journal } = memoryJournal();
    const autosave = open({ doc: doc("Then."), journal, save: () => answered });
    autosave.update(rename("Mine"));
    await vi.advanceTimersByTimeAsync(autosaveDelay);
    // Ours was the fifth; somebody else's sixth is told before we are answered.
    autosave.receive({ ...doc("Theirs.", 6), name: "Mine" });
    answer(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(autosave.local(), need)).toBe("Theirs.");
    expect(autosave.local().head.name).toBe("Mine");
    expect(autosave.getState().status).toBe("saved");
  });

  it("sends soon after the last key, and at least every two seconds while keys go on", async () => {
    const sent: number[] = [];
    const began = Date.now();
    const autosave = open({
      doc: doc("Then."),
      journal: memoryJournal().journal,
      save: async (_inputs, base) => {
        sent.push(Date.now() - began);
        return base.revision + 1;
      },
    });
    autosave.share(true);
    for (let key = 0; key < 25; key += 1) {
      autosave.update(write(`Now ${key}`));
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    // The first after two seconds of keys, another two seconds after the next key, the last 600 ms after the last one.
    expect(sent).toEqual([sharedDelay.most, 2 * sharedDelay.most, 24 * 200 + sharedDelay.after]);
    autosave.update(write("Alone again"));
    autosave.share(false);
    autosave.update(write("Alone again, in peace"));
    await vi.advanceTimersByTimeAsync(autosaveDelay - 1);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(4);
  });
});
