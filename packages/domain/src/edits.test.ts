import { describe, expect, it } from "vitest";
import { withPieces } from "./edits.ts";

describe("withPieces", () => {
  it("makes some of the changes of a text, and leaves the rest as it was", () => {
    const text = "We grow food. We sell it. We rest.";
    const first = {
      start: 3,
      parts: [
        { kind: "removed" as const, text: "grow" },
        { kind: "added" as const, text: "raise" },
      ],
    };
    const gone = { start: 13, parts: [{ kind: "removed" as const, text: " We sell it." }] };
    const more = [" One.", " Two."].map((added) => ({
      start: text.length,
      parts: [{ kind: "added" as const, text: added }],
    }));
    expect(withPieces(text, [first, gone, ...more])).toBe("We raise food. We rest. One. Two.");
    expect(withPieces(text, [gone])).toBe("We grow food. We rest.");
    expect(withPieces(text, [])).toBe(text);
  });
});
