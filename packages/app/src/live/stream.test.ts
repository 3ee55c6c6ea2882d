import { createApiClient, type LiveEvent, type LiveListener } from "@grantwright/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeChannel, FakeLocks, turnPage } from "./tabs.fixture.ts";

const userId = "66f0aa10bb20cc30dd40ee51";
const otherId = "66f0aa10bb20cc30dd40ee52";
const news: LiveEvent = { type: "document", documentId: "66f0aa10bb20cc30dd40ee71" };

/** A stream to the server, as a tab has opened it. */
interface Line extends LiveListener {
  isOpen: boolean;
}

const { lines } = vi.hoisted(() => ({ lines: [] as Line[] }));
vi.mock("@grantwright/api-client", async (original) => ({
  ...(await original<object>()),
  openLive: (_client: unknown, listener: LiveListener) => {
    const line = { ...listener, isOpen: true };
    lines.push(line);
    return () => void (line.isOpen = false);
  },
}));

const openLines = () => lines.filter(({ isOpen }) => isOpen);
/** Lets what is promised come to pass. */
const settle = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};
/** The server says something to all who have a line. */
const say = async (event: LiveEvent) => {
  for (const { onEvent } of openLines()) onEvent(event);
  await settle();
};

let locks: FakeLocks;
/** Where the tab that is opened next hears of its page. */
let page: EventTarget;
beforeEach(() => {
  lines.length = 0;
  locks = new FakeLocks();
  page = new EventTarget();
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, (...given: Parameters<EventTarget["addEventListener"]>) => page[name](...given));
});
afterEach(() => {
  FakeChannel.closeAll();
  vi.unstubAllGlobals();
});

/** Another tab of the browser, which listens. */
async function openTab(who = userId) {
  vi.resetModules();
  const { listenLive } = await import("./stream.ts");
  const own = new EventTarget();
  page = own;
  const heard: LiveEvent[] = [];
  const listen = () => listenLive(createApiClient(), who, (event) => heard.push(event));
  const end = listen();
  await settle();
  const turn = async (...given: Parameters<typeof turnPage>) => {
    page = own;
    own.dispatchEvent(turnPage(...given));
    await settle();
  };
  return { heard, listen, end, turn };
}

describe("the stream that tabs share", () => {
  it("is one for all tabs of a person, who all hear the same", async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(openLines()).toHaveLength(1);
    await say({ type: "opened" });
    await say(news);
    for (const { heard } of tabs) expect(heard).toEqual([{ type: "opened" }, news]);
  });

  it("is one for all who listen in a tab, until the last of them goes", async () => {
    const { heard, listen, end } = await openTab();
    const endOther = listen();
    await say(news);
    expect(lines).toHaveLength(1);
    expect(heard).toEqual([news, news]);
    end();
    expect(openLines()).toHaveLength(1);
    endOther();
    expect(openLines()).toHaveLength(0);
  });

  it("is another for another person", async () => {
    const [mine, theirs] = [await openTab(), await openTab(otherId)];
    expect(openLines().map((line) => line.userId)).toEqual([userId, otherId]);
    lines[1]!.onEvent(news);
    await settle();
    expect(mine.heard).toEqual([]);
    expect(theirs.heard).toEqual([news]);
  });

  it("goes to the next tab when the one that has it is closed, which has everything asked for anew", async () => {
    const [, next, last] = [await openTab(), await openTab(), await openTab()];
    await say({ type: "opened" });
    locks.closeHolders();
    await settle();
    expect(lines).toHaveLength(2);
    // Nothing of a closed tab runs any more.
    lines[0]!.isOpen = false;
    await say({ type: "opened" });
    await say(news);
    for (const { heard } of [next, last]) expect(heard).toEqual([{ type: "opened" }, { type: "reload" }, news]);
  });

  it("goes to the next tab when nobody listens any more in the one that has it", async () => {
    const [first, next] = [await openTab(), await openTab()];
    first.end();
    await settle();
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    await say({ type: "opened" });
    expect(next.heard).toEqual([{ type: "reload" }]);
    expect(first.heard).toEqual([]);
  });

  it("is not taken by a tab that has stopped waiting for it", async () => {
    const [first, next] = [await openTab(), await openTab()];
    next.end();
    first.end();
    await settle();
    expect(lines).toHaveLength(1);
    expect(openLines()).toHaveLength(0);
  });

  it("is each tab's own where there are no locks, or no channel", async () => {
    vi.stubGlobal("navigator", {});
    const alone = [await openTab(), await openTab()];
    vi.stubGlobal("navigator", { locks });
    vi.stubGlobal("BroadcastChannel", undefined);
    alone.push(await openTab());
    expect(openLines()).toHaveLength(3);
    await say(news);
    for (const { heard } of alone) expect(heard).toEqual([news]);
    for (const { end } of alone) end();
    expect(openLines()).toHaveLength(0);
  });

  it("is each tab's own where a page may have no lock", async () => {
    locks.isRefused = true;
    const { heard, end } = await openTab();
    expect(openLines()).toHaveLength(1);
    await say(news);
    expect(heard).toEqual([news]);
    end();
    expect(openLines()).toHaveLength(0);
  });

  it("is over in all tabs with the session, and opened again by who signs in again", async () => {
    const [first, next] = [await openTab(), await openTab()];
    await say({ type: "signedOut" });
    for (const { heard } of [first, next]) expect(heard).toEqual([{ type: "signedOut" }]);
    expect(openLines()).toHaveLength(0);
    for (const tab of [next, first]) {
      tab.end();
      tab.listen();
      await settle();
    }
    expect(openLines()).toHaveLength(1);
    await say({ type: "opened" });
    for (const { heard } of [first, next]) expect(heard.at(-1)).toEqual({ type: "opened" });
  });

  it("is not kept by a page that is kept for going back, and has everything asked for anew when it comes back", async () => {
    const [first, next] = [await openTab(), await openTab()];
    await first.turn("pagehide", true);
    expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    await next.turn("pagehide", true);
    expect(openLines()).toHaveLength(0);
    await first.turn("pageshow", true);
    expect(openLines()).toHaveLength(1);
    await say({ type: "opened" });
    expect(first.heard.at(-1)).toEqual({ type: "reload" });
    await first.turn("pageshow", false);
    expect(openLines()).toHaveLength(1);
    first.end();
    await first.turn("pageshow", true);
    expect(openLines()).toHaveLength(0);
  });

  it("is one, and ends with who listens, in a page that is told twice that it comes back", async () => {
    const { end, turn } = await openTab();
    await turn("pageshow", true);
    await turn("pageshow", true);
    expect(openLines()).toHaveLength(1);
    end();
    expect(openLines()).toHaveLength(0);
  });

  it("goes on in the tab that has it where the others can be told no more", async () => {
    const { heard } = await openTab();
    FakeChannel.closeAll();
    await say(news);
    expect(heard).toEqual([news]);
  });

  it("is given up and had again by a page without locks, too", async () => {
    vi.stubGlobal("navigator", {});
    const { heard, turn } = await openTab();
    await turn("pagehide", true);
    expect(openLines()).toHaveLength(0);
    await turn("pageshow", true);
    await say({ type: "opened" });
    expect(heard).toEqual([{ type: "reload" }]);
  });
});
