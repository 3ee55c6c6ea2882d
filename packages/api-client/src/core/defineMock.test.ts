import { describe, expect, it } from "vitest";
import { draftMocks } from "../drafts/drafts.mocks.ts";
import { meMocks, sampleUser } from "../me/me.mocks.ts";

describe("defineMock", () => {
  it("does not compile with an answer of another shape than the contract's", () => {
    // @ts-expect-error: a user has more than a name
    meMocks.get.ok({ name: "Ines" });
    // @ts-expect-error: an id is a string
    draftMocks.create.ok(() => ({ id: 7 }));
    expect(meMocks.get.ok(sampleUser).info.header).toContain("GET");
  });
});
