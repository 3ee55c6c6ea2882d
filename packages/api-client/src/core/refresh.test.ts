import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import type { QueryKey, QueryObserverOptions } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { meQueries } from "../me/me.queries.ts";
import { planQueries } from "../plans/plans.queries.ts";
import { taskQueries } from "../tasks/tasks.queries.ts";
import { teamQueries } from "../teams/teams.queries.ts";
import { templateQueries } from "../templates/templates.queries.ts";
import { createApiClient, type ApiClient } from "./createApiClient.ts";

const minute = 60_000;
const taskId = "66f0aa10bb20cc30dd40ee71";

// Without a window the cache takes itself to be on a server, where nothing is asked for again.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => typeof window === "undefined"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Watches a query as a mounted component does. Gives how often the server was asked. */
async function watch<Data, Key extends QueryKey>(
  options: (client: ApiClient) => QueryObserverOptions<Data, Error, Data, Data, Key>,
  answer: (asked: number) => Response = () => new Response("[]"),
) {
  let asked = 0;
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer((asked += 1)));
  const cache = new QueryClient();
  cache.mount();
  const observer = new QueryObserver(cache, options(createApiClient({ fetch })));
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return {
    asked: () => asked,
    observer,
    cache,
    stop: () => {
      unsubscribe();
      cache.unmount();
      cache.clear();
    },
  };
}

describe("slow-moving data", () => {
  it.each([
    ["the user", meQueries.me],
    ["the teams", teamQueries.list],
    ["a template", (client: ApiClient) => templateQueries.detail(client, "grant")],
    ["the library", (client: ApiClient) => templateQueries.published(client)],
    ["its categories", templateQueries.categories],
  ])(
    "is asked for every 15 minutes: %s [1.7-me-refresh] [1.9-user-refresh] [2.7-teams-refresh] [2.7-template-refresh] [2.7-published-docs-refresh] [2.9-library-refresh]",
    async (_name, options) => {
      const query = await watch(options as (client: ApiClient) => QueryObserverOptions);
      expect(query.asked()).toBe(1);
      await vi.advanceTimersByTimeAsync(15 * minute - 1);
      expect(query.asked()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(query.asked()).toBe(2);
      await vi.advanceTimersByTimeAsync(15 * minute);
      expect(query.asked()).toBe(3);
      query.stop();
    },
  );
});

describe("the user", () => {
  it("is not asked for again at once after a failure, nor when the window gets the focus [1.7-me-refresh]", async () => {
    const query = await watch(meQueries.me, () => new Response("", { status: 500 }));
    await vi.advanceTimersByTimeAsync(5 * minute);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(query.asked()).toBe(1);
    query.stop();
  });

  it("stays known when a later call fails [1.7-me-failure-ignored]", async () => {
    const query = await watch(meQueries.me, (asked) =>
      asked === 1 ? new Response('{"id":"a"}') : new Response("", { status: 502 }),
    );
    await vi.advanceTimersByTimeAsync(15 * minute);
    expect(query.asked()).toBe(2);
    expect(query.observer.getCurrentResult()).toMatchObject({ data: { id: "a" }, isError: true });
    query.stop();
  });
});

describe("the plans", () => {
  it("are asked for every 900000 ms, and not when the window gets the focus [1.7-products-refresh] [1.9-pricing-refresh]", async () => {
    const query = await watch(planQueries.products);
    await vi.advanceTimersByTimeAsync(450_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(449_999);
    expect(query.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(query.asked()).toBe(2);
    // Past its time it is stale, and still the focus asks for nothing.
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(query.asked()).toBe(2);
    query.stop();
  });
});

describe("tasks", () => {
  const progress = (status: string) => Response.json({ status, message: "", percentComplete: 0, history: [] });

  it("are asked how far they are every 2 seconds until they are done [2.7-task-poll] [2.9-task-poll]", async () => {
    const query = await watch(
      (client) => taskQueries.progress(client, taskId),
      (asked) => progress(asked < 4 ? "running" : "done"),
    );
    await vi.advanceTimersByTimeAsync(1_999);
    expect(query.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(query.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(query.asked()).toBe(4);
    await vi.advanceTimersByTimeAsync(minute);
    expect(query.asked()).toBe(4);
    query.stop();
  });

  it("are no longer asked once they have failed", async () => {
    const query = await watch(
      (client) => taskQueries.progress(client, taskId),
      () => progress("failed"),
    );
    await vi.advanceTimersByTimeAsync(minute);
    expect(query.asked()).toBe(1);
    query.stop();
  });

  it("that are active are asked for every 10 seconds [1.7-active-tasks-poll] [1.9-active-tasks-poll] [2.7-active-tasks-poll] [2.9-task-poll]", async () => {
    const query = await watch(taskQueries.active, () => Response.json({ count: 0, tasks: [] }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(query.asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(query.asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(query.asked()).toBe(4);
    query.stop();
  });
});
