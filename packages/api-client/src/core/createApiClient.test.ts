import { describe, expect, it, vi } from "vitest";
import { getMe, updateMe } from "../me/me.ts";
import { checkUser } from "../auth/auth.ts";
import { getDoc, listDocs, saveDoc } from "../docs/docs.ts";
import { ApiError } from "./ApiError.ts";
import { createApiClient } from "./createApiClient.ts";

const answering = (status: number, body: string) =>
  vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : body, { status }));

describe("createApiClient", () => {
  it("puts every call under /api, with cookies [1.7-api-prefix] [1.7-credentials] [2.7-api-prefix]", async () => {
    const fetch = answering(200, "[]");
    await listDocs(createApiClient({ fetch }), { limit: 201 });
    expect(fetch.mock.calls[0]![0]).toBe("/api/a/docs?limit=201");
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: "GET", credentials: "include" });
  });

  it("puts a team's calls under its prefix, and names the scope after it [1.7-team-path] [1.6-team-prefix]", async () => {
    const fetch = answering(200, "[]");
    const client = createApiClient({ fetch, teamId: "66f0aa10bb20cc30dd40ee61" });
    await listDocs(client);
    expect(client.scope).toBe("/api/teams/66f0aa10bb20cc30dd40ee61");
    expect(fetch.mock.calls[0]![0]).toBe("/api/teams/66f0aa10bb20cc30dd40ee61/a/docs");
  });

  it("sends the body as JSON, the revision as If-Match and the idempotency key", async () => {
    const fetch = answering(200, "{}");
    await saveDoc(
      createApiClient({ fetch }),
      { draft: [], generate: false },
      { revision: 3, idempotencyKey: "abcdefgh" },
    );
    const sent = fetch.mock.calls[0]![1]!;
    expect(sent.body).toBe('{"draft":[],"generate":false}');
    expect(Object.fromEntries(new Headers(sent.headers))).toEqual({
      "content-type": "application/json",
      "idempotency-key": "abcdefgh",
      "if-match": '"3"',
    });
  });

  it("names the person for whom something is changed, and not who reads", async () => {
    const fetch = answering(200, "{}");
    let userId: string | undefined = "66f0aa10bb20cc30dd40ee61";
    const client = createApiClient({ fetch, userId: () => userId });
    const sentFor = () => new Headers(fetch.mock.lastCall![1]!.headers).get("expected-user");
    await saveDoc(client, { draft: [], generate: false });
    expect(sentFor()).toBe("66f0aa10bb20cc30dd40ee61");
    await getMe(client);
    expect(sentFor()).toBeNull();
    userId = undefined;
    await updateMe(client, { name: "Ines" });
    expect(sentFor()).toBeNull();
  });

  it("throws the status, the raw body and the server's message [1.7-failed-answer]", async () => {
    const error = await getDoc(
      createApiClient({ fetch: answering(404, '{"message":"There is no such document."}') }),
      "x",
    )
      .then(() => undefined)
      .catch((caught: unknown) => caught as ApiError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, body: '{"message":"There is no such document."}' });
    expect(error?.serverMessage).toBe("There is no such document.");
  });

  it.each([
    ['{"error":"noCredits"}', "noCredits"],
    ["Plain words", "Plain words"],
    ["<html><h1>502</h1></html>", ""],
    ["", ""],
    ['{"message":7}', ""],
  ])("reads the message of %j as %j", (body, message) => {
    expect(new ApiError(500, body, "/a/docs").serverMessage).toBe(message);
  });

  it("says status 0 when the server cannot be reached", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(listDocs(createApiClient({ fetch }))).rejects.toMatchObject({ status: 0, body: "" });
  });

  it("fails rather than answer with something that is not JSON", async () => {
    await expect(listDocs(createApiClient({ fetch: answering(200, "<html>") }))).rejects.toBeInstanceOf(ApiError);
  });

  it.each([
    ["120", 120],
    [new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 90_000).toUTCString(), 90],
    ["soon", undefined],
    [null, undefined],
  ])("says after how many seconds the server wants to be called again: %s", async (header, seconds) => {
    const headers: HeadersInit = header === null ? {} : { "retry-after": header };
    const fetch: typeof globalThis.fetch = async () => new Response("{}", { status: 429, headers });
    const error = await listDocs(createApiClient({ fetch })).catch((caught: unknown) => caught as ApiError);
    const { retryAfter } = error as ApiError;
    expect(retryAfter === undefined ? retryAfter : Math.round(retryAfter / 10) * 10).toBe(seconds);
  });

  it("lets a small call outlive the page, where it is asked to", async () => {
    const fetch = answering(200, "{}");
    const client = createApiClient({ fetch });
    const save = (userText: string, keepalive?: boolean) =>
      saveDoc(client, { draft: [{ id: "a", userText }], generate: false }, { keepalive });
    await save("short");
    await save("short", true);
    await save("long".repeat(6_000), true);
    expect(fetch.mock.calls.map(([, init]) => init!.keepalive)).toEqual([false, true, false]);
  });

  it("gives the abort reason, not an ApiError, when it was aborted", async () => {
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason)));
    const stop = new AbortController();
    const call = listDocs(createApiClient({ fetch }), {}, { signal: stop.signal });
    stop.abort(new Error("left the page"));
    await expect(call).rejects.toThrow("left the page");
  });

  it("tells of a 401 or 403 of a data call, but not of signing in or of finding nobody signed in", async () => {
    const onUnauthorized = vi.fn();
    for (const status of [401, 403]) {
      const client = createApiClient({ fetch: answering(status, "{}"), onUnauthorized });
      await listDocs(client).catch(() => undefined);
      await updateMe(client, { name: "Ines" }).catch(() => undefined);
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
      await checkUser(client, { email: "ines@example.org" }).catch(() => undefined);
      expect(onUnauthorized).toHaveBeenCalledTimes(2);
      await getMe(client).catch(() => undefined);
      expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 2 : 3);
      onUnauthorized.mockClear();
    }
  });
});
