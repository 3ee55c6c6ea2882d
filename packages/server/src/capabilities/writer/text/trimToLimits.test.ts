import { describe, expect, it } from "vitest";
import { trimToLimits } from "./trimToLimits.ts";

describe("trimToLimits", () => {
  it("leaves what fits alone, character for character", () => {
    const text = "One.  Two.\n\n\n\nThree.";
    expect(trimToLimits(text, { maxWordCount: 3, maxLength: 50 })).toBe(text);
    expect(trimToLimits(text, {})).toBe(text);
  });

  it("takes whole sentences, items and what only led to them", () => {
    const text = "First of all. It costs $1.50 a day.\n\nWe buy:\n- a fence\n- a tank";
    expect(trimToLimits(text, { maxWordCount: 13 })).toBe("First of all. It costs $1.50 a day.\n\nWe buy:\n- a fence");
    expect(trimToLimits(text, { maxWordCount: 10 })).toBe("First of all. It costs $1.50 a day.");
    expect(trimToLimits(text, { maxLength: 20 })).toBe("First of all.");
    expect(trimToLimits("Nothing of this one sentence fits.", { maxWordCount: 3 })).toBe("");
  });
});
