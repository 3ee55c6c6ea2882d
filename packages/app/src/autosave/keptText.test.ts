import "fake-indexeddb/auto";
import { clear, createStore, keys, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A local storage as browsers have it: what is stored can be listed, the methods cannot. */
class MemoryStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const ana = "66f0aa10bb20cc30dd40ee51";
const ben = "66f0aa10bb20cc30dd40ee59";
const place = "reply.66f0aa10bb20cc30dd40ee65";
const slowStore = () => createStore("grantwright-journal", "entries");
const held: { name: string }[] = [];

/** A page of its own: it shares the device with the others, and nothing else. */
async function openPage() {
  vi.resetModules();
  const kept = await import("./keptText.ts");
  const page = held.at(-1)!;
  return {
    ...kept,
    open: (user: string | undefined) => kept.openKeptText(user, place, ""),
    close: () => held.splice(held.indexOf(page), 1),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isSlowlyKept = () => vi.waitFor(async () => expect(await keys(slowStore())).not.toEqual([]));
const stored = () => JSON.stringify({ ...localStorage });
const keyLeft = (user: string, page: string) => `grantwright.unsaved.${user}.${place}.${page}`;
const left = (at: number, value: unknown) => JSON.stringify({ version: 1, at, value });

beforeEach(async () => {
  held.splice(0);
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("window", Object.assign(new EventTarget(), {}));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, work: () => Promise<void>) => (held.push({ name }), work()),
      query: async () => ({ held: [...held] }),
    },
  });
  await clear(slowStore());
});
afterEach(() => vi.unstubAllGlobals());

describe("what is typed in a place that a button sends", () => {
  it("is in both stores within 100 ms of the first key, and forgotten once the server has it", async () => {
    const { open } = await openPage();
    const text = open(ana);
    text.write("T");
    await wait(50);
    text.write("Tw");
    await wait(50);
    expect(stored()).toContain('\\"typed\\":\\"Tw\\"');
    await isSlowlyKept();
    text.forget("Tw");
    expect(text.getState()).toMatchObject({ typed: undefined, isKept: true });
    expect(stored()).toBe("{}");
    await vi.waitFor(async () => expect(await keys(slowStore())).toEqual([]));
  });

  it("keeps what was typed while it was being sent", async () => {
    const text = (await openPage()).open(ana);
    text.write("Sent");
    text.sendingKey("Sent");
    text.write("Sent, and more");
    text.forget("Sent");
    expect(text.getState().typed).toBe("Sent, and more");
    expect(stored()).toContain("Sent, and more");
    await isSlowlyKept();
  });

  it("is put back where the page that kept it is open no more", async () => {
    const first = await openPage();
    first.open(ana).write("Typed before the crash");
    await wait(100);
    await isSlowlyKept();
    const second = await openPage();
    const text = second.open(ana);
    await text.look();
    expect(text.getState()).toMatchObject({ typed: undefined, others: [] });
    first.close();
    await text.look();
    expect(text.getState()).toMatchObject({ typed: "Typed before the crash", isRestored: true, others: [] });
    await vi.waitFor(async () => expect(await keys(slowStore())).toHaveLength(1));
    expect(Object.keys(localStorage)).toHaveLength(1);
    expect((await openPage()).open(ben).getState().typed).toBeUndefined();
  });

  it("never replaces what was typed meanwhile: both are there, and each can be had", async () => {
    localStorage.setItem(keyLeft(ana, "older"), left(1, { typed: "Oldest", others: [] }));
    await set(keyLeft(ana, "newer"), left(2, { typed: "Newer", others: [] }), slowStore());
    const text = (await openPage()).open(ana);
    text.write("Typed at once");
    await text.look();
    expect(text.getState()).toMatchObject({ typed: "Typed at once", others: ["Newer", "Oldest"], isRestored: false });
    text.exchange();
    expect(text.getState()).toMatchObject({ typed: "Newer", others: ["Oldest", "Typed at once"] });
    text.keep();
    for (const words of ["Newer", "Oldest", "Typed at once"]) expect(stored()).toContain(words);
    text.forget("Newer");
    expect(text.getState()).toMatchObject({ typed: undefined, others: ["Oldest", "Typed at once"] });
    text.dropOther();
    expect(text.getState().others).toEqual(["Typed at once"]);
    text.dropOther();
    text.keep();
    expect(stored()).toBe("{}");
  });

  it("says the same once where two pages left the same", async () => {
    for (const page of ["a", "b"])
      localStorage.setItem(keyLeft(ana, page), left(1, { typed: "Same", others: ["Other"] }));
    const text = (await openPage()).open(ana);
    await text.look();
    expect(text.getState()).toMatchObject({ typed: "Same", others: ["Other"] });
  });

  it("does not bring back what this page has sent", async () => {
    const { open } = await openPage();
    open(ana).write("Sent");
    await wait(100);
    open(ana).forget("Sent");
    await open(ana).look();
    expect(open(ana).getState().typed).toBeUndefined();
  });

  it("sets aside what is of another shape", async () => {
    localStorage.setItem(keyLeft(ana, "old"), left(1, { typed: 7, others: [] }));
    const text = (await openPage()).open(ana);
    await text.look();
    expect(text.getState().typed).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining("unreadable")]);
  });

  it("is sent with the same key as long as it is the same, also by the page after", async () => {
    const first = await openPage();
    const text = first.open(ana);
    text.write("Twelve gardens");
    const key = text.sendingKey({ content: "Twelve gardens" });
    expect(text.sendingKey({ content: "Twelve gardens" })).toBe(key);
    await isSlowlyKept();
    first.close();
    const next = (await openPage()).open(ana);
    await next.look();
    expect(next.sendingKey({ content: "Twelve gardens" })).toBe(key);
    expect(next.sendingKey({ content: "Thirteen gardens" })).not.toBe(key);
    const again = next.sendingKey({ content: "Twelve gardens" });
    next.forget("Twelve gardens");
    expect(next.sendingKey({ content: "Twelve gardens" })).not.toBe(again);
  });

  it("says where the device keeps nothing, and warns before the page is left", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("indexedDB", undefined);
    const { open } = await openPage();
    const text = open(ana);
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    text.write("Only here");
    await vi.waitFor(() => expect(text.getState().isKept).toBe(false));
    expect(leave()).toBe(true);
    text.forget("Only here");
    await wait(100);
    expect([text.getState().isKept, leave()]).toEqual([true, false]);
  });
});

describe("what was typed before anybody signed in", () => {
  it("belongs to the first who signs in, and to nobody after; their own older text stays beside it", async () => {
    const first = await openPage();
    first.open(undefined).write("Typed by a visitor");
    first.open(ana).write("Typed before");
    await first.claimTexts(ana);
    expect(first.open(ana).getState()).toMatchObject({ typed: "Typed by a visitor", others: ["Typed before"] });
    await first.claimTexts(ben);
    expect(first.open(ben).getState().typed).toBeUndefined();
    expect(first.open(undefined).getState().typed).toBeUndefined();
    expect(stored()).not.toContain("anonymous");
  });

  it("is there for who signs in on another page, though the first one is still open", async () => {
    (await openPage()).open(undefined).write("Typed by a visitor");
    await wait(100);
    await isSlowlyKept();
    const second = await openPage();
    await second.claimTexts(ana);
    const text = second.open(ana);
    await text.look();
    expect(text.getState()).toMatchObject({ typed: "Typed by a visitor", isRestored: true });
  });
});

it("forgets a person in both stores and on the page, and nobody else", async () => {
  const { open, forgetPerson } = await openPage();
  open(ana).write("Of Ana");
  open(ben).write("Of Ben");
  await wait(100);
  await vi.waitFor(async () => expect(await keys(slowStore())).toHaveLength(2));
  await forgetPerson(ana);
  expect([open(ana).getState().typed, open(ben).getState().typed]).toEqual([undefined, "Of Ben"]);
  expect(stored()).not.toContain("Of Ana");
  expect(await keys(slowStore())).toEqual([expect.stringContaining(ben)]);
});
