import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApiClient } from "../core/createApiClient.ts";
import { openLive, type LiveEvent } from "./live.ts";

const userId = "66f0aa10bb20cc30dd40ee51";
const documentId = "66f0aa10bb20cc30dd40ee71";

/** A stream of events without a server: a test says what comes. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  readonly url: string;
  readonly withCredentials: boolean;
  readyState = 0;

  constructor(url: string, options: EventSourceInit = {}) {
    super();
    this.url = url;
    this.withCredentials = options.withCredentials ?? false;
    FakeEventSource.all.push(this);
  }

  tell(event: string, data: unknown = null): void {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  /** The line breaks, and the browser opens it anew. */
  break(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event("error"));
  }

  /** The server answers with no stream, as with 401 or 503. */
  refuse(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = 2;
  }
}

const lines = () => FakeEventSource.all;
const line = () => FakeEventSource.all.at(-1)!;
const openLines = () => lines().filter(({ readyState }) => readyState < 2).length;

const ends: (() => void)[] = [];
beforeEach(() => {
  FakeEventSource.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const heard: LiveEvent[] = [];
  const end = openLive(createApiClient(), { userId, onEvent: (event) => heard.push(event) });
  ends.push(end);
  return { heard, end };
}

describe("the stream of what happens", () => {
  it("is opened with the session, for one person alone", () => {
    open();
    expect(line().url).toBe(`/api/a/live?expectedUser=${userId}`);
    expect(line().withCredentials).toBe(true);
  });

  it("tells what it hears as it is said", () => {
    const { heard } = open();
    line().tell("begin");
    line().tell("beat");
    line().tell("document", { documentId, revision: 7 });
    line().tell("people", { documentId, people: [] });
    line().tell("task", { taskId: "one" });
    expect(heard).toEqual([
      { type: "opened" },
      { type: "document", documentId, revision: 7 },
      { type: "people", documentId, people: [] },
      { type: "task", taskId: "one" },
    ]);
  });

  it("takes 40 s of silence for a dead line, opens another, and has everything asked for anew", () => {
    const { heard } = open();
    line().tell("begin");
    vi.advanceTimersByTime(39_999);
    expect(lines()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines()).toHaveLength(2);
    expect(openLines()).toBe(1);
    line().tell("begin");
    expect(heard).toEqual([{ type: "opened" }, { type: "reload" }]);
  });

  it.each(["beat", "document"])("is alive with each %s", (event) => {
    open();
    line().tell("begin");
    for (let beats = 0; beats < 20; beats += 1) {
      vi.advanceTimersByTime(39_000);
      line().tell(event, { documentId });
    }
    expect(lines()).toHaveLength(1);
  });

  it("is tried again where the server never answers", () => {
    open();
    vi.advanceTimersByTime(120_000);
    expect(lines()).toHaveLength(4);
    expect(openLines()).toBe(1);
  });

  it("leaves a broken line to the browser, and has everything asked for anew once that has it again", () => {
    const { heard } = open();
    line().tell("begin");
    line().break();
    vi.advanceTimersByTime(5_000);
    expect(lines()).toHaveLength(1);
    line().tell("begin");
    expect(heard).toEqual([{ type: "opened" }, { type: "reload" }]);
  });

  it("passes on that the server has missed something", () => {
    const { heard } = open();
    line().tell("begin");
    line().tell("reload");
    expect(heard).toEqual([{ type: "opened" }, { type: "reload" }]);
  });

  it("waits longer each time that it is refused, up to a minute, and begins anew once it was let in", () => {
    open();
    const waits = [10, 20, 40, 60, 60];
    for (const seconds of waits) {
      const before = lines().length;
      line().refuse();
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      expect(lines()).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(lines()).toHaveLength(before + 1);
    }
    line().tell("begin");
    line().refuse();
    vi.advanceTimersByTime(10_000);
    expect(lines()).toHaveLength(waits.length + 2);
  });

  it("heeds no line that it has given up", () => {
    open();
    const [first] = lines();
    vi.advanceTimersByTime(40_000);
    first!.refuse();
    vi.advanceTimersByTime(39_999);
    expect(lines()).toHaveLength(2);
  });

  it("is over with the session", () => {
    const { heard } = open();
    line().tell("begin");
    line().tell("signedOut");
    line().tell("document", { documentId });
    line().refuse();
    vi.advanceTimersByTime(3_600_000);
    expect(heard).toEqual([{ type: "opened" }, { type: "signedOut" }]);
    expect(lines()).toHaveLength(1);
    expect(openLines()).toBe(0);
  });

  it("is over when nobody listens any more, also while it waits", () => {
    const { heard, end } = open();
    line().refuse();
    end();
    line().tell("begin");
    vi.advanceTimersByTime(3_600_000);
    expect(heard).toEqual([]);
    expect(lines()).toHaveLength(1);
  });
});
