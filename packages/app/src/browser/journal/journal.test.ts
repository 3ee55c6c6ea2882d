import "fake-indexeddb/auto";
import { clear, createStore } from "idb-keyval";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetJournals, openJournal } from "./journal.ts";

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
  await clear(createStore("grantwright-journal", "entries"));
});
const names = () => Object.keys(storage);

describe("the journal", () => {
  it("keeps a value in both stores, and forgets it in both", async () => {
    const journal = openJournal("ana", "doc", isText);
    const { quick, slow } = journal.write("words");
    expect([quick, await slow]).toEqual([true, true]);
    expect(journal.own()).toBe("words");
    expect(journal.read().map(({ value }) => value)).toEqual(["words"]);
    expect((await journal.readSlow()).map(({ value }) => value)).toEqual(["words"]);
    journal.clear();
    await journal.write("x").slow;
    journal.clear();
    await vi.waitFor(async () => expect(await journal.readSlow()).toEqual([]));
    expect(journal.read()).toEqual([]);
  });

  it("ends with the last of many values in the slow store", async () => {
    const journal = openJournal("ana", "doc", isText);
    const all = Array.from({ length: 50 }, (_, index) => journal.write(`words ${index}`).slow);
    expect(await Promise.all(all)).not.toContain(false);
    expect((await journal.readSlow()).map(({ value }) => value)).toEqual(["words 49"]);
  });

  it("says which store took it", async () => {
    storage.isFull = true;
    const { quick, slow } = openJournal("ana", "doc", isText).write("words");
    expect([quick, await slow]).toEqual([false, true]);
    expect((await openJournal("ana", "doc", isText).readSlow()).map(({ value }) => value)).toEqual(["words"]);
  });

  it("shows nobody what another person or another place keeps", async () => {
    await openJournal("ana", "doc", isText).write("words").slow;
    for (const other of [openJournal("ben", "doc", isText), openJournal("ana", "other", isText)]) {
      expect(other.read()).toEqual([]);
      expect(await other.readSlow()).toEqual([]);
    }
  });

  it("reads what other pages left, the oldest first, and forgets theirs only when told to", () => {
    const entry = (at: number, value: string) => JSON.stringify({ version: 1, at, value });
    storage.setItem("grantwright.unsaved.ana.doc.bbb", entry(2, "later"));
    storage.setItem("grantwright.unsaved.ana.doc.aaa", entry(1, "earlier"));
    const journal = openJournal("ana", "doc", isText);
    journal.write("mine");
    expect(journal.read().map(({ value }) => value)).toEqual(["earlier", "later", "mine"]);
    journal.clear();
    expect(journal.read().map(({ page }) => page)).toEqual(["aaa", "bbb"]);
    journal.forget("aaa");
    expect(journal.read().map(({ page }) => page)).toEqual(["bbb"]);
  });

  it.each([
    ["broken", '{"version":1,"at'],
    ["of another version", JSON.stringify({ version: 9, at: 1, value: "words" })],
    ["of another shape", JSON.stringify({ version: 1, at: 1, value: { text: "words" } })],
    ["without a time", JSON.stringify({ version: 1, value: "words" })],
    ["no object", "null"],
  ])("sets aside an entry that is %s, and goes on", (_, text) => {
    storage.setItem("grantwright.unsaved.ana.doc.old", text);
    const journal = openJournal("ana", "doc", isText);
    expect(journal.read()).toEqual([]);
    expect(names()).toEqual(["grantwright.unreadable.ana.doc.old"]);
    expect(JSON.parse(storage.getItem("grantwright.unreadable.ana.doc.old")!)).toBe(text);
    expect(journal.write("words").quick).toBe(true);
  });

  it("forgets a person in the slow store, and nobody else", async () => {
    await Promise.all(["ana", "ben"].map((user) => openJournal(user, "doc", isText).write("words").slow));
    await forgetJournals("ana");
    expect(await openJournal("ana", "doc", isText).readSlow()).toEqual([]);
    expect(await openJournal("ben", "doc", isText).readSlow()).toHaveLength(1);
  });

  it("never throws where the browser allows no storage at all", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("indexedDB", undefined);
    vi.resetModules();
    const fresh = await import("./journal.ts");
    const journal = fresh.openJournal("ana", "blocked", isText);
    expect(journal.read()).toEqual([]);
    expect(journal.own()).toBeUndefined();
    expect(await journal.readSlow()).toEqual([]);
    const { quick, slow } = journal.write("words");
    expect([quick, await slow]).toEqual([false, false]);
    journal.clear();
    journal.forget("other");
    vi.unstubAllGlobals();
  });
});
