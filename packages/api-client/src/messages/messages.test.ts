import { environmentManager, focusManager, onlineManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApiClient } from "../core/createApiClient.ts";
import { sendHelpRequest } from "../help/help.ts";
import { unsubscribe } from "../me/me.ts";
import { getThread, replyToMessage, sendMessage, updateMessage } from "./messages.ts";
import { sampleInbox, sampleMessageId, sampleThread } from "./messages.mocks.ts";
import { messageQueries } from "./messages.queries.ts";

const answering = (body: unknown, status = 200) => vi.fn<typeof fetch>(async () => Response.json(body, { status }));

describe("calls about messages", () => {
  it("ask for a thread by any of its messages, and take it as the contract has it [1.7-message-thread] [1.3-thread] [1.3-message]", async () => {
    const fetch = answering(sampleThread);
    const { thread, requestedMessageId, parentMessageId } = await getThread(
      createApiClient({ fetch }),
      sampleMessageId,
    );
    expect(fetch.mock.calls[0]![0]).toBe(`/api/a/messages/${sampleMessageId}/thread`);
    expect(thread[0]!._id).toBe(parentMessageId);
    expect(requestedMessageId).toBe(sampleMessageId);
    expect(Object.keys(thread[0]!).sort()).toEqual(
      "_id content createdAt fromUser metadata parentMessageId priority readAt recipients subject type".split(" "),
    );
  });

  it("save when a message was read, or that it is unread [1.7-message-update]", async () => {
    const fetch = answering(sampleInbox.messages[0]);
    const client = createApiClient({ fetch });
    await updateMessage(client, sampleMessageId, { readAt: "2026-11-21T10:00:00.000Z" });
    await updateMessage(client, sampleMessageId, { readAt: null });
    expect(fetch.mock.calls.map(([path, sent]) => [path, sent?.method, sent?.body])).toEqual([
      [`/api/a/messages/${sampleMessageId}`, "PATCH", '{"readAt":"2026-11-21T10:00:00.000Z"}'],
      [`/api/a/messages/${sampleMessageId}`, "PATCH", '{"readAt":null}'],
    ]);
  });

  it("send a reply as it was typed [1.7-message-reply]", async () => {
    const fetch = answering(sampleInbox.messages[0], 201);
    const text = "  Ten years & a break at <five>.\n\nSend the sheet.  ";
    await replyToMessage(createApiClient({ fetch }), { content: text, parentMessageId: sampleMessageId });
    expect(fetch.mock.calls[0]![0]).toBe("/api/a/messages/reply");
    expect(JSON.parse(fetch.mock.calls[0]![1]!.body as string)).toEqual({
      content: text,
      parentMessageId: sampleMessageId,
    });
  });

  it("carry the key under which they are written once", async () => {
    const fetch = answering(sampleInbox.messages[0], 201);
    const client = createApiClient({ fetch, teamId: "66f0aa10bb20cc30dd40ee61" });
    await sendMessage(client, { subject: "Sunday", content: "Who can?" }, { idempotencyKey: "abcdefgh" });
    expect(fetch.mock.calls[0]![0]).toBe("/api/teams/66f0aa10bb20cc30dd40ee61/a/messages");
    await replyToMessage(
      client,
      { content: "I can.", parentMessageId: sampleMessageId },
      { idempotencyKey: "ijklmnop" },
    );
    await sendHelpRequest(
      client,
      { subject: "Sunday", content: "Where?", priority: "low" },
      { idempotencyKey: "qrstuvwx" },
    );
    const keys = fetch.mock.calls.map(([, sent]) => new Headers(sent!.headers).get("idempotency-key"));
    expect(keys).toEqual(["abcdefgh", "ijklmnop", "qrstuvwx"]);
  });

  it("send a help request with its priority [1.7-help-message] [1.3-help-message]", async () => {
    const fetch = answering(sampleInbox.messages[0], 201);
    const request = { subject: "Page numbers", content: "Where are they?", priority: "medium" } as const;
    await sendHelpRequest(createApiClient({ fetch }), request);
    expect(fetch.mock.calls[0]![0]).toBe("/api/a/help/messages");
    expect(JSON.parse(fetch.mock.calls[0]![1]!.body as string)).toEqual(request);
  });

  it("unsubscribe with the token of a mail [1.7-unsubscribe]", async () => {
    const fetch = answering({ status: "ok" });
    await unsubscribe(createApiClient({ fetch }), "a+token/of=a mail");
    expect(fetch.mock.calls[0]![0]).toBe("/api/p/unsubscribe?token=a%2Btoken%2Fof%3Da+mail");
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: "POST", body: null });
  });
});

describe("messages in the cache", () => {
  beforeAll(() => environmentManager.setIsServer(() => false));
  afterAll(() => environmentManager.setIsServer(() => typeof window === "undefined"));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  it("are counted every 10 seconds, on focus and on reconnect [1.7-messages-unread] [1.7-messages-unread-poll] [1.9-unread-poll] [1.3-message-list]", async () => {
    const fetch = answering({ messages: [], unreadCount: 2 });
    fetch.mockImplementation(async () => Response.json({ messages: [], unreadCount: 2 }));
    const cache = new QueryClient();
    cache.mount();
    const observer = new QueryObserver(cache, messageQueries.unread(createApiClient({ fetch })));
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch.mock.calls[0]![0]).toBe("/api/a/messages?limit=1");
    expect(observer.getCurrentResult().data).toBe(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(3);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(4);
    stop();
    cache.unmount();
    cache.clear();
  });

  it.each(["inbox", "read", "sent"] as const)(
    "are listed up to 200 at a time: %s [1.7-messages-list] [1.9-message-list-limit]",
    async (listType) => {
      const fetch = answering(sampleInbox);
      await new QueryClient().fetchQuery(messageQueries.list(createApiClient({ fetch }), listType));
      expect(fetch.mock.calls[0]![0]).toBe(`/api/a/messages?limit=200&listType=${listType}`);
    },
  );

  it("of one team never stand for those of another", () => {
    const keyIn = (teamId?: string) => messageQueries.thread(createApiClient({ teamId }), sampleMessageId).queryKey;
    expect(keyIn("66f0aa10bb20cc30dd40ee61")).not.toEqual(keyIn());
  });
});
