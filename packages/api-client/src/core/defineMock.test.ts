import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { draftMocks } from "../drafts/drafts.mocks.ts";
import { factorMocks } from "../factors/factors.mocks.ts";
import { meMocks, sampleUser } from "../me/me.mocks.ts";
import { defineMock, usualHandlers } from "./defineMock.ts";

describe("defineMock", () => {
  it("does not compile with an answer of another shape than the contract's", () => {
    // @ts-expect-error: a user has more than a name
    meMocks.get.ok({ name: "Ines" });
    // @ts-expect-error: an id is a string
    draftMocks.create.ok(() => ({ id: 7 }));
    // @ts-expect-error: there is no such call
    expect(() => defineMock("getNonsense")).toThrow(TypeError);
    expect(meMocks.get.ok(sampleUser).info.header).toContain("GET");
  });

  it("stands where the contract has the call", () => {
    const { method, path } = defineMock("getDocVersion").ok(({ params }) => {
      // @ts-expect-error: its path has no such parameter
      void params.sectionId;
      throw new Error(params.versionId);
    }).info;
    expect(`${method as string} ${path as string}`).toBe("GET */a/docs/:id/:versionId");
  });

  it("leaves alone what another call of the contract stands nearer to", async () => {
    const asked = (address: string) =>
      getResponse([defineMock("getDocVersion").error(404)], new Request(`https://example.org${address}`));
    expect((await asked("/api/a/docs/1/2"))?.status).toBe(404);
    expect((await asked("/api/teams/7/a/docs/1/2"))?.status).toBe(404);
    expect(await asked("/api/a/docs/1/checks")).toBeUndefined();
    expect(await asked("/api/teams/7/a/docs/1/checks")).toBeUndefined();
  });

  it("answers as usual where it was told how, and only there", () => {
    const mocks = { sampleUser, factorMocks, meMocks, draftMocks, usualHandlers };
    const headers = usualHandlers(mocks).map(({ info }) => info.header);
    const usual = [
      factorMocks.get,
      factorMocks.passkeys,
      meMocks.get,
      meMocks.profile,
      meMocks.notifications,
      meMocks.sessions,
      draftMocks.list,
    ].map((mock) => mock.pending());
    expect(headers).toEqual(usual.map(({ info }) => info.header));
  });
});
