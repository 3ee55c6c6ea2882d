import "fake-indexeddb/auto";
import { clear, createStore, keys, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimJournals, forgetJournals, hasJournals, openJournal } from "./journal.ts";

const isText = (value: unknown): value is string => typeof value === "string";

class MemoryStorage {
  isFull = false;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key]! : null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException("", "QuotaExceededError");
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
}

let storage: MemoryStorage;
beforeEach(async () => {
  storage = new MemoryStorage();
  Object.defineProperty(storage, "isFull", { enumerable: false, writable: true });
  vi.stubGlobal("localStorage", storage);
  await clear(slowStore());
});
afterEach(() => vi.unstubAllGlobals());
const slowStore = () => createStore("grantwright-journal", "entries");
const slowNames = () => keys(slowStore());
const names = () => Object.keys(storage);

describe("the journal", () => {
  it("keeps a value in both stores, and forgets it in both", async () => {
    const journal = openJournal("ana", "doc", isText);
    const { quick, slow } = journal.write("words");
    expect([quick, await slow]).toEqual([true, true]);
    expect(names()).toHaveLength(1);
    expect(await slowNames()).toHaveLength(1);
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["words"]);
    expect(await journal.found()).toEqual([]);
    journal.clear();
    await journal.write("x").slow;
    journal.clear();
    await vi.waitFor(async () => expect(await slowNames()).toEqual([]));
  });

  it("ends with the last of many values in the slow store", async () => {
    const journal = openJournal("ana", "doc", isText);
    const all = Array.from({ length: 50 }, (_, index) => journal.write(`words ${index}`).slow);
    expect(await Promise.all(all)).not.toContain(false);
    localStorage.removeItem(names()[0]!);
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["words 49"]);
  });

  it("finds in one store what is broken in the other", async () => {
    const words = ["words"];
    await openJournal("ana", "doc", isText).write("words").slow;
    const [key = ""] = names();
    const whole = storage.getItem(key)!;
    storage.setItem(key, whole.slice(0, 10));
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(words);
    storage.setItem(key, whole);
    await set(key, whole.slice(0, 10), slowStore());
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(words);
  });

  it("finds nothing of a place whose name goes on", async () => {
    await openJournal("ana", "section.a.b", isText).write("words").slow;
    expect(await openJournal("ana", "section.a", isText).found()).toEqual([]);
    expect((await openJournal("ana", "section.a.b", isText).found()).map(({ value }) => value)).toEqual(["words"]);
  });

  it("says which store took it", async () => {
    storage.isFull = true;
    const { quick, slow } = openJournal("ana", "doc", isText).write("words");
    expect([quick, await slow]).toEqual([false, true]);
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["words"]);
  });

  it("takes the newer of what the two stores have for a page", async () => {
    const entry = (at: number, value: string) => JSON.stringify({ version: 1, at, value });
    const key = "grantwright.unsaved.ana.doc.aaa";
    for (const [quick, slow] of [
      [1, 2],
      [2, 1],
    ] as const) {
      storage.setItem(key, entry(quick, `at ${quick}`));
      await set(key, entry(slow, `at ${slow}`), slowStore());
      expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["at 2"]);
    }
  });

  it("shows nobody what another person or another place keeps", async () => {
    await openJournal("ana", "doc", isText).write("words").slow;
    for (const other of [openJournal("ben", "doc", isText), openJournal("ana", "other", isText)])
      expect(await other.found()).toEqual([]);
  });

  it("reads what other pages left, the oldest first, and forgets theirs only when told to", async () => {
    const entry = (at: number, value: string) => JSON.stringify({ version: 1, at, value });
    storage.setItem("grantwright.unsaved.ana.doc.bbb", entry(2, "later"));
    storage.setItem("grantwright.unsaved.ana.doc.aaa", entry(1, "earlier"));
    const journal = openJournal("ana", "doc", isText);
    journal.write("mine");
    expect((await journal.found()).map(({ value }) => value)).toEqual(["earlier", "later"]);
    const next = openJournal("ana", "doc", isText);
    expect((await next.found()).map(({ value }) => value)).toEqual(["earlier", "later", "mine"]);
    journal.clear();
    expect((await next.found()).map(({ name }) => name)).toEqual(["aaa", "bbb"]);
    next.forget("aaa");
    expect((await next.found()).map(({ name }) => name)).toEqual(["bbb"]);
  });

  it("leaves to a page what it keeps while it is open in another tab", async () => {
    const held: { name: string }[] = [];
    vi.stubGlobal("navigator", {
      locks: {
        request: (name: string, work: () => Promise<void>) => (held.push({ name }), work()),
        query: async () => ({ held }),
      },
    });
    vi.resetModules();
    const other = (await import("./journal.ts")).openJournal("ana", "doc", isText);
    other.write("of the other tab");
    vi.resetModules();
    const { openJournal: open } = await import("./journal.ts");
    open("ana", "doc", isText).write("of this tab");
    expect((await open("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["of this tab"]);
    held.splice(0);
    expect((await open("ana", "doc", isText).found()).map(({ value }) => value)).toEqual([
      "of the other tab",
      "of this tab",
    ]);
  });

  it.each([
    ["broken", '{"version":1,"at'],
    ["of another version", JSON.stringify({ version: 9, at: 1, value: "words" })],
    ["of another shape", JSON.stringify({ version: 1, at: 1, value: { text: "words" } })],
    ["without a time", JSON.stringify({ version: 1, value: "words" })],
    ["no object", "null"],
  ])("sets aside an entry that is %s, in either store, and goes on", async (_, text) => {
    storage.setItem("grantwright.unsaved.ana.doc.old", text);
    await set("grantwright.unsaved.ana.doc.slow", text, slowStore());
    const journal = openJournal("ana", "doc", isText);
    expect(await journal.found()).toEqual([]);
    expect(names()).toEqual(["grantwright.unreadable.ana.doc.old", "grantwright.unreadable.ana.doc.slow"]);
    expect(names().map((name) => storage.getItem(name))).toEqual([text, text]);
    expect(journal.write("words").quick).toBe(true);
  });

  it("takes nothing for broken that is forgotten between being listed and being read", async () => {
    await openJournal("ana", "doc", isText).write("words").slow;
    vi.spyOn(storage, "getItem").mockReturnValue(null);
    const read = IDBObjectStore.prototype.get;
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(function (this: IDBObjectStore) {
      return read.call(this, "no such entry");
    });
    expect(await openJournal("ana", "doc", isText).found()).toEqual([]);
    vi.restoreAllMocks();
    expect(names().filter((name) => name.includes("unreadable"))).toEqual([]);
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["words"]);
  });

  it("forgets a person in both stores, and nobody else", async () => {
    await Promise.all(["ana", "ben"].map((user) => openJournal(user, "doc", isText).write("words").slow));
    await forgetJournals("ana");
    expect(await slowNames()).toEqual([expect.stringContaining(".ben.")]);
    expect(names()).toEqual([expect.stringContaining(".ben.")]);
  });

  it("keeps the later of two values apart from the earlier, whatever the clock does", async () => {
    vi.spyOn(Date, "now").mockReturnValueOnce(9_000_000_000_000);
    const journal = openJournal("ana", "doc", isText);
    journal.write("first");
    storage.isFull = true;
    expect(await journal.write("second").slow).toBe(true);
    expect((await openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["second"]);
  });

  it("gives what nobody in particular typed to the person who signs in", async () => {
    await openJournal("anonymous", "wizard", isText).write("words").slow;
    expect(await hasJournals("ana")).toBe(false);
    await claimJournals("anonymous", "ana");
    expect(await openJournal("anonymous", "wizard", isText).found()).toEqual([]);
    expect((await openJournal("ana", "wizard", isText).found()).map(({ value }) => value)).toEqual(["words"]);
    expect([await hasJournals("ana"), await hasJournals("anonymous")]).toEqual([true, false]);
    expect([names().length, (await slowNames()).length]).toEqual([1, 1]);
  });

  it("leaves what nobody in particular typed where it is, as long as no store takes it for the person", async () => {
    await openJournal("nobody", "help", isText).write("words").slow;
    const kept = { ...storage };
    storage.isFull = true;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    await claimJournals("nobody", "ana");
    vi.restoreAllMocks();
    expect({ ...storage }).toEqual(kept);
    storage.isFull = false;
    await claimJournals("nobody", "ana");
    expect((await openJournal("ana", "help", isText).found()).map(({ value }) => value)).toEqual(["words"]);
    expect(await hasJournals("nobody")).toBe(false);
  });

  it("goes on without a store that never opens, and forgets nothing in it", async () => {
    const open = vi.spyOn(indexedDB, "open").mockReturnValue({} as IDBOpenDBRequest);
    vi.resetModules();
    const fresh = await import("./journal.ts");
    storage.setItem("grantwright.unsaved.ana.doc.aaa", JSON.stringify({ version: 1, at: 1, value: "words" }));
    expect((await fresh.openJournal("ana", "doc", isText).found()).map(({ value }) => value)).toEqual(["words"]);
    open.mockRestore();
  });

  it("never throws where the browser allows no storage at all", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("indexedDB", undefined);
    vi.resetModules();
    const fresh = await import("./journal.ts");
    const journal = fresh.openJournal("ana", "blocked", isText);
    expect(await journal.found()).toEqual([]);
    const { quick, slow } = journal.write("words");
    expect([quick, await slow]).toEqual([false, false]);
    journal.clear();
    journal.forget("other");
    await fresh.claimJournals("ana", "ben");
    await fresh.forgetJournals("ana");
    expect(await fresh.hasJournals("ana")).toBe(false);
  });
});
