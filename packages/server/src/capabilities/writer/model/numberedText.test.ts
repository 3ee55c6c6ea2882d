import { describe, expect, it } from "vitest";
import { numberedText, withoutCitations } from "./numberedText.ts";

describe("numbered material", () => {
  it("has a number before each sentence, item and row, and is otherwise as it was", () => {
    const text = "We teach. It costs $24,000!\n\n- One item\nname\t12\n";
    const numbered = numberedText(text, "f2.");
    expect(numbered).toBe("[f2.1] We teach. [f2.2] It costs $24,000!\n\n- [f2.3] One item\n[f2.4] name\t12\n");
    expect(numbered.replaceAll(/\[f2\.\d+\] /g, "")).toBe(text);
    expect(numberedText("", "d")).toBe("");
  });

  it.each([
    ["We teach 900 adults. [d3]", "We teach 900 adults."],
    ["We teach 900 adults [d3, f1.12]. It runs.[w2.1; d4]", "We teach 900 adults. It runs."],
    ["- One [d1]\n- Two [d2]\n\nThree [d3]", "- One\n- Two\n\nThree"],
  ])("numbers that a model named are taken off: %j", (given, expected) => {
    expect(withoutCitations(given)).toBe(expected);
  });

  it.each(["As shown [3].", "[Add: how many]", "Case [D4] and [f1]", "See [12, 13]."])("%j is text", (text) => {
    expect(withoutCitations(text)).toBe(text);
  });
});
