import { describe, expect, it, vi } from "vitest";
import { createApiClient } from "../core/createApiClient.ts";
import { redeemToken } from "./auth.ts";

describe("redeemToken", () => {
  it("submits the token of a link or of an invitation alike, and gives the team that it names [1.7-invitation-token]", async () => {
    const answer = { status: "ok", teamId: "66f0aa10bb20cc30dd40ee61", email: "ines@example.org" };
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer));
    expect(await redeemToken(createApiClient({ fetch }), "a-token-from-a-mail")).toEqual(answer);
    const [address, sent] = fetch.mock.calls[0]!;
    expect(address).toBe("/api/p/auth/token");
    expect(sent).toMatchObject({ method: "POST", body: '{"token":"a-token-from-a-mail"}' });
  });
});
