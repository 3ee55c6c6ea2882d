import { describe, expect, it } from "vitest";
import { askedOf } from "./wizardText.ts";

const at = 1_000_000;
const asked = { at, key: "a-key", type: "loi" } as const;

describe("an outline that was asked for", () => {
  it("stays so for an hour", () => {
    expect(askedOf({ text: "Gardens", asked }, at)).toBe(asked);
    expect(askedOf({ text: "Gardens", asked }, at + 3_599_999)).toBe(asked);
    expect(askedOf({ text: "Gardens", asked }, at + 3_600_000)).toBeUndefined();
  });
  it("is none where nothing was asked, where the clock was put back, and where it cannot be read", () => {
    expect(askedOf(undefined, at)).toBeUndefined();
    expect(askedOf({ text: "Gardens" }, at)).toBeUndefined();
    expect(askedOf({ text: "Gardens", asked }, at - 1)).toBeUndefined();
    expect(askedOf({ text: "Gardens", asked: "yes" as never }, at)).toBeUndefined();
  });
});
