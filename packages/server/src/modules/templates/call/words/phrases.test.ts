import { describe, expect, it } from "vitest";
import { patternOf } from "./phrases.ts";

describe("patterns of phrases", () => {
  it("find whole words, and whatever stands for a star", () => {
    const pattern = patternOf(["set out", "describ*", "^name"]);
    for (const text of ["please set out how", "describing it", "name of the group"]) expect(text).toMatch(pattern);
    for (const text of ["reset outside", "undescribed", "the name"]) expect(text).not.toMatch(pattern);
  });

  it("take the first phrase that fits", () => {
    expect(patternOf(["set out the", "set out"]).exec("set out the plan")?.[0]).toBe("set out the");
    expect(patternOf(["plan", "^set out the", "set out"]).exec("set out the plan")?.[0]).toBe("set out the");
  });

  it("have what must not stand around them once, so that a thousand phrases are no large program", () => {
    const phrases = Array.from({ length: 1_000 }, (_, at) => `phrase${at}`);
    expect(patternOf(phrases).source.match(/\(\?<!/g)).toHaveLength(1);
  });
});
