import { describe, expect, it } from "vitest";
import { longestOf, wholeOf } from "./whole.ts";

const need = { id: "need", text: "One two three. [Add: four five]" };
const methods = { id: "methods", text: "Six." };
const parts = [need, methods];

describe("the whole against its limit", () => {
  it("is nothing where the funder limits nothing", () => {
    expect(wholeOf(parts, {})).toBeUndefined();
    expect(wholeOf([], { wordLimit: 4 })).toEqual({ unit: "words", count: 0, most: 4 });
  });

  it("counts what was written, and not what stands in brackets", () => {
    expect(wholeOf(parts, { wordLimit: 4 })).toEqual({ unit: "words", count: 4, most: 4 });
    const written = "One two three.".length + "Six.".length;
    expect(wholeOf(parts, { characterLimit: 40 })).toEqual({ unit: "characters", count: written, most: 40 });
  });

  it("counts all characters once they are too many, and of two limits the one that is less kept", () => {
    const all = need.text.length + methods.text.length;
    expect(wholeOf(parts, { wordLimit: 4, characterLimit: 30 })).toEqual({ unit: "characters", count: all, most: 30 });
    expect(wholeOf(parts, { wordLimit: 3, characterLimit: 400 })).toEqual({ unit: "words", count: 4, most: 3 });
  });

  it("takes the words of who has counted them already", () => {
    expect(wholeOf(parts, { wordLimit: 4 }, ({ id }) => id.length)).toEqual({ unit: "words", count: 11, most: 4 });
  });

  it("is shortened first where it is longest, in its unit", () => {
    expect(longestOf(parts)).toBe(need);
    const open = { id: "open", text: `[Add: ${"what ".repeat(40)}]` };
    expect(longestOf([open, methods], "characters")).toBe(methods);
    const one = { id: "one", text: "Donaudampfschifffahrtsgesellschaft" };
    expect(longestOf([need, one], "characters")).toBe(one);
    expect(longestOf([need, one], "words")).toBe(need);
    expect(longestOf([])).toBeUndefined();
  });
});
