import { describe, expect, it } from "vitest";
import { tameText } from "./tameText.ts";

describe("tameText", () => {
  it.each([
    ["## Need\n\nWe **really** need _it_.", "Need\n\nWe really need it."],
    ["* one\n+ two\n- three", "- one\n- two\n- three"],
    ["| Item | Cost |\n|---|---:|\n| Tanks | $8,400 |", "Item\tCost\nTanks\t$8,400"],
    [
      "See [the map](https://example.org/map) and [this](javascript:alert(1)).",
      "See the map (https://example.org/map) and this).",
    ],
    ["![](https://evil.example/pixel.png)Text", "Text"],
    ["```\nA `b` c\n```\n---\nD", "A b c\nD"],
    ["a\u202Eb\u2066c\u200Bd\u0000e", "abcde"],
    ["[Add: how many] of 2 * 3 = 6, snake_case_name stays", "[Add: how many] of 2 * 3 = 6, snake_case_name stays"],
    ["- 5 °C\n- 3", "- 5 °C\n- 3"],
    ["नमस्ते क्\u200Dष می\u200Cخواهم", "नमस्ते क्\u200Dष می\u200Cخواهم"],
  ])("%j", (text, tamed) => {
    expect(tameText(text)).toBe(tamed);
  });

  it.each(["*", "_a", "[", "[a](", "`", "| ", "# ", "**a", "|-"])("takes a long text as it is: %j", (part) => {
    expect(tameText(part.repeat(50_000)).length).toBeLessThanOrEqual(part.length * 50_000);
  });
});
