import { ApiError } from "@grantwright/api-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { retryDelay } from "./retryDelay.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the time until something is sent again", () => {
  it.each([
    [0, 0.8],
    [0.5, 1],
    [1, 1.2],
  ])("is 3, 6, 12, 24 and then 30 s, a fifth more or less: %d", (random, factor) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const delays = [0, 1, 2, 3, 4, 9].map((failures) => retryDelay(failures, new Error("No network.")));
    expect(delays).toEqual([3, 6, 12, 24, 30, 30].map((seconds) => expect.closeTo(seconds * 1_000 * factor)));
  });

  it("is later where the server asks for it, and never sooner", () => {
    const refused = (retryAfter: number) => new ApiError(503, "", "/a/docs", undefined, retryAfter);
    expect(retryDelay(0, refused(90))).toBe(90_000);
    expect(retryDelay(4, refused(1))).toBeGreaterThan(20_000);
  });
});
