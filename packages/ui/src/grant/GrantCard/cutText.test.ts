import { describe, expect, it } from "vitest";
import { cutText } from "./cutText.ts";

describe("cutText [2.9-category-text]", () => {
  it("leaves 35 characters as they are", () => {
    expect(cutText("Training and employment for all ag.", 35)).toBe("Training and employment for all ag.");
  });

  it("cuts the 36th, and no space before the ellipsis", () => {
    expect(cutText("Training and employment for all agesx", 35)).toBe("Training and employment for all age…");
    expect(cutText("Training and employment for the old people", 32)).toBe("Training and employment for the…");
  });

  it("counts characters, not halves of them", () => {
    expect(cutText("🌱🌱🌱", 2)).toBe("🌱🌱…");
  });
});
