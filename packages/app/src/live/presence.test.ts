import { createApiClient, type LiveEvent } from "@grantwright/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPresence, type PersonHere, type Presence } from "./presence.ts";
import { turnPage } from "./tabs.fixture.ts";

const userId = "66f0aa10bb20cc30dd40ee51";
const documentId = "66f0aa10bb20cc30dd40ee71";
const me: PersonHere = { id: userId, name: "Ines", section: null };
const tomas: PersonHere = { id: "66f0aa10bb20cc30dd40ee52", name: "Tomas", section: "budget" };

const { stream } = vi.hoisted(() => ({
  stream: { tell: [] as ((event: LiveEvent) => void)[], opened: 0 },
}));
vi.mock("./stream.ts", () => ({
  listenLive: (_client: unknown, _userId: string, listener: (event: LiveEvent) => void) => {
    stream.opened += 1;
    stream.tell.push(listener);
    return () => void stream.tell.splice(stream.tell.indexOf(listener), 1);
  },
}));
const say = async (event: LiveEvent) => {
  for (const tell of stream.tell.slice()) tell(event);
  await vi.advanceTimersByTimeAsync(0);
};

let page: EventTarget;
const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  const middle = 0.5;
  vi.spyOn(Math, "random").mockReturnValue(middle);
  page = new EventTarget();
  Object.assign(stream, { tell: [], opened: 0 });
  for (const name of ["addEventListener", "removeEventListener"] as const) vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A tab at a document, and what the server was told. */
async function open() {
  const told: { section?: string | null; isLeaving?: boolean }[] = [];
  const server = {
    status: 200,
    people: [me, tomas],
    revision: 1,
    access: { role: "writer", isGuest: false, isInTeam: true },
  };
  const fetch = async (_address: unknown, { body }: RequestInit = {}) => {
    told.push(JSON.parse(body as string) as object);
    const { status, ...answer } = server;
    return Response.json(status === 200 ? answer : { message: "No." }, { status });
  };
  const heard = {
    changes: [] as (number | undefined)[],
    people: [] as string[][],
    roles: [] as string[],
    tasks: 0,
    comments: 0,
  };
  const presence: Presence = openPresence(createApiClient({ fetch }), userId, documentId, {
    onChanged: (revision) => heard.changes.push(revision),
    onPeople: (people) => heard.people.push(people.map(({ name }) => name)),
    onAccess: ({ role }) => heard.roles.push(role),
    onTask: () => (heard.tasks += 1),
    onComments: () => (heard.comments += 1),
  });
  ends.push(presence.end);
  await vi.advanceTimersByTimeAsync(0);
  return { told, server, heard, presence };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe("a tab at a document", () => {
  it("speaks up to a tenth sooner or later, so that tabs that began at once do not go on so", async () => {
    const random = vi.mocked(Math.random);
    const { told } = await open();
    expect(told).toHaveLength(1);
    random.mockReturnValue(0);
    await pass(20);
    expect(told).toHaveLength(2);
    await pass(17.9);
    expect(told).toHaveLength(2);
    await pass(0.2);
    expect(told).toHaveLength(3);
  });

  it("says that it is there each 20 s, and hears who else is, and of the newest revision", async () => {
    const { told, heard } = await open();
    expect(told).toHaveLength(1);
    expect(heard).toMatchObject({ people: [["Tomas"]], changes: [1] });
    await pass(60);
    expect(told).toHaveLength(4);
  });

  it("hears what the person may do there, each time: what was told before the stream was open is not missed", async () => {
    const { server, heard } = await open();
    server.access.role = "reader";
    await pass(20);
    expect(heard.roles).toEqual(["writer", "reader"]);
  });

  it("has the document asked for anew after a gap", async () => {
    const { told, heard } = await open();
    heard.changes.length = 0;
    await say({ type: "reload" });
    expect(heard.changes).toEqual([undefined, 1]);
    expect(heard.comments).toBe(1);
    expect(told).toHaveLength(2);
  });

  it("asks once for several changes that are told at once", async () => {
    const { heard } = await open();
    heard.changes.length = 0;
    await say({ type: "document", documentId, revision: 2 });
    await say({ type: "document", documentId, revision: 3 });
    await say({ type: "document", documentId: userId, revision: 9 });
    await pass(1);
    expect(heard.changes).toEqual([undefined]);
  });

  it.each([401, 403, 404])(
    "asks no more once it was refused with %i, and goes on when it is let in again",
    async (status) => {
      const { told, server, heard, presence } = await open();
      server.status = status;
      await pass(20);
      expect(told).toHaveLength(2);
      expect(heard.people.at(-1)).toEqual([]);
      await pass(600);
      presence.enter("budget");
      await pass(600);
      expect(told).toHaveLength(2);
      server.status = 200;
      presence.wake();
      await pass(1);
      expect(told).toHaveLength(3);
      expect(told.at(-1)).toMatchObject({ section: "budget" });
      expect(heard.people.at(-1)).toEqual(["Tomas"]);
      await pass(20);
      expect(told).toHaveLength(4);
    },
  );

  it("listens anew once the person has signed in again, and has what happened meanwhile asked for", async () => {
    const { told, heard, presence } = await open();
    await say({ type: "signedOut" });
    expect(heard.people.at(-1)).toEqual([]);
    heard.changes.length = 0;
    await pass(600);
    expect(told).toHaveLength(1);
    presence.wake();
    await pass(1);
    expect(stream.opened).toBe(2);
    expect(stream.tell).toHaveLength(1);
    expect(heard.changes).toEqual([undefined, 1]);
    await say({ type: "people", documentId, people: [me] });
    expect(heard.people.at(-1)).toEqual([]);
  });

  it("is not disturbed by what says anew that the person is signed in", async () => {
    const { told, presence } = await open();
    presence.wake();
    await pass(1);
    expect(stream.opened).toBe(1);
    expect(told).toHaveLength(1);
  });

  it("tries again in its time where the server is broken", async () => {
    const { told, server } = await open();
    server.status = 500;
    await pass(40);
    expect(told).toHaveLength(3);
  });

  it("leaves when its page goes, and is there again when it comes back", async () => {
    const { told, heard } = await open();
    page.dispatchEvent(turnPage("pagehide", true));
    await pass(120);
    expect(told.map(({ isLeaving }) => isLeaving ?? false)).toEqual([false, true]);
    heard.changes.length = 0;
    page.dispatchEvent(turnPage("pageshow", true));
    await pass(1);
    expect(told).toHaveLength(3);
    expect(heard.changes).toEqual([undefined, 1]);
  });
});
