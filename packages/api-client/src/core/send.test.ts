import { describe, expect, it, vi } from "vitest";
import { docFileAddress, getDoc, updateSection } from "../docs/docs.ts";
import { operationTable } from "../generated/operations.ts";
import { portalAddress } from "../plans/plans.ts";
import type { AnswerOf, Operation, OperationId } from "./contract.ts";
import { createApiClient, type ApiClient } from "./createApiClient.ts";
import { send } from "./send.ts";

/** Only for the compiler: what stands in it is not run. */
const compiled = (_calls: (client: ApiClient) => unknown[]) => {};
/** The two types are the same. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const same = <_IsSame extends true>() => {};

const answering = (answer: () => Response) => vi.fn<typeof fetch>(async () => answer());

describe("send", () => {
  it("does not compile with a call that the contract does not have, or with other parts than it has", () => {
    compiled((client) => [
      send(client, "getThread", { path: { id: "a" } }),
      // @ts-expect-error: there is no such call
      send(client, "getNonsense"),
      // @ts-expect-error: the path has a parameter
      send(client, "getThread"),
      // @ts-expect-error: that is not its name
      send(client, "getThread", { path: { messageId: "a" } }),
      // @ts-expect-error: it has one only
      send(client, "getThread", { path: { id: "a", versionId: "b" } }),
      // @ts-expect-error: it is a text
      send(client, "getThread", { path: { id: 7 } }),
      // @ts-expect-error: it takes no query
      send(client, "getThread", { path: { id: "a" }, query: { limit: 3 } }),
      // @ts-expect-error: it takes no body
      send(client, "getThread", { path: { id: "a" }, body: {} }),
      // @ts-expect-error: it takes no path
      send(client, "listMessages", { path: { id: "a" } }),
      send(client, "listMessages"),
      send(client, "listMessages", { query: { limit: 3 } }),
      // @ts-expect-error: there is no such list
      send(client, "listMessages", { query: { listType: "lost" } }),
      // @ts-expect-error: the method is not the caller's to choose
      send(client, "listMessages", { method: "DELETE" }),
      // @ts-expect-error: the query has to have a format
      send(client, "exportDoc", { path: { id: "a", versionId: "b" } }),
      // @ts-expect-error: it has to have a body
      send(client, "updateMe"),
      // @ts-expect-error: a name is a text
      send(client, "updateMe", { body: { name: 7 } }),
      send(client, "updateMe", { body: { name: "Ines" } }),
      send(client, "updateSection", { path: { id: "a" }, body: { userValue: "" }, headers: { "If-Match": '"3"' } }),
      // @ts-expect-error: it takes no key
      send(client, "getThread", { path: { id: "a" }, headers: { "Idempotency-Key": "a" } }),
    ]);
    same<Same<keyof typeof operationTable, OperationId>>();
    same<Same<AnswerOf<"exportDoc">, Blob>>();
    same<Same<AnswerOf<"deleteDoc">, undefined>>();
    same<Same<AnswerOf<"openPaymentsPortal">, undefined>>();
    const rows: Record<OperationId, Operation> = operationTable;
    expect(Object.keys(rows).length).toBeGreaterThan(90);
  });

  it("fills the path, and lets nothing that is put there lead elsewhere", async () => {
    const fetch = answering(() => Response.json({}));
    const client = createApiClient({ fetch });
    await updateSection(client, { id: "a/b?c=d#e f", revision: 3, userValue: "" });
    expect(fetch.mock.lastCall![0]).toBe("/api/a/sections/a%2Fb%3Fc%3Dd%23e%20f");
    await getDoc(client, "../me");
    expect(fetch.mock.lastCall![0]).toBe("/api/a/docs/..%2Fme");
    await getDoc(client, "a", "b");
    expect(fetch.mock.lastCall![0]).toBe("/api/a/docs/a/b");
  });

  it("answers with the bytes of a file, and with nothing where nothing is answered", async () => {
    const file = answering(() => new Response("%PDF-1.7"));
    const path = { id: "a", versionId: "b" };
    const answer = await send(createApiClient({ fetch: file }), "exportDoc", { path, query: { format: "pdf" } });
    expect(await answer.text()).toBe("%PDF-1.7");
    const nothing = answering(() => new Response(null, { status: 204 }));
    expect(await send(createApiClient({ fetch: nothing }), "leaveTeam")).toBeUndefined();
  });

  it("sends bytes as they are", async () => {
    const fetch = answering(() => Response.json({ size: 3 }));
    const body = new Blob(["abc"], { type: "text/plain" });
    await send(createApiClient({ fetch }), "putUpload", { path: { uploadToken: "t" }, body });
    const sent = fetch.mock.lastCall![1]!;
    expect(sent.body).toBe(body);
    expect(new Headers(sent.headers).get("content-type")).toBeNull();
  });

  it("leaves the team out of addresses that never take it, and calls the API where it stands", async () => {
    const fetch = answering(() => Response.json({ status: "ok" }));
    const teamId = "66f0aa10bb20cc30dd40ee61";
    const client = createApiClient({ fetch, teamId, baseUrl: "https://grants.example.org/api" });
    await send(client, "unsubscribe", { query: { token: "a b" } });
    expect(fetch.mock.lastCall![0]).toBe("https://grants.example.org/api/p/unsubscribe?token=a+b");
    expect(portalAddress(client)).toBe(`https://grants.example.org/api/a/payments/portal?teamId=${teamId}`);
    expect(docFileAddress(client, "a", "b", "pdf")).toBe(
      `https://grants.example.org/api/teams/${teamId}/a/docs/a/b/export?format=pdf`,
    );
  });
});
