import { describe, expect, it } from "vitest";
import { mentionAt, mentionParts, mentionWords, namedIn } from "./mentionsIn.ts";

const ana = { id: "1", name: "Ana Ruiz" };
const soto = { id: "2", name: "Ana Ruiz Soto" };
const ben = { id: "3", name: "ben@example.org" };

describe("mentions", () => {
  it("begin with an @ that stands by itself", () => {
    expect(mentionAt("@", 1)).toEqual({ start: 0, begins: "" });
    expect(mentionAt("Dear @An", 8)).toEqual({ start: 5, begins: "An" });
    expect(mentionAt("(@Łuk", 5)).toEqual({ start: 1, begins: "Łuk" });
    expect(mentionAt("Dear @An", 4)).toBeUndefined();
    expect(mentionAt("mail@example", 12)).toBeUndefined();
    expect(mentionAt("@Ana Ruiz", 9)).toBeUndefined();
  });

  it("are people whose whole name stands after an @", () => {
    expect(mentionWords("@Ana Ruiz, and @ben@example.org. @ nobody, @Ana again")).toEqual([
      "Ana",
      "ben",
      "example.org",
    ]);
    expect(namedIn("Hello @ana ruiz!", [ana, soto])).toEqual([[ana]]);
    expect(namedIn("Hello @Ana Ruiz Soto", [ana, soto])).toEqual([[soto]]);
    expect(namedIn("@Ana Ruiz Soto, @Ana Ruiz", [ana, soto])).toEqual([[soto], [ana]]);
    expect(namedIn("Hello @Ana Ruizinho", [ana])).toEqual([]);
    expect(namedIn("Write to @ben@example.org", [ben])).toEqual([[ben]]);
    expect(namedIn("Nobody", [ana])).toEqual([]);
  });

  it("are several where a name is several people's", () => {
    const other = { id: "9", name: "ana ruiz" };
    expect(namedIn("@Ana Ruiz", [ana, other, ana, ben])).toEqual([[ana, other]]);
  });

  it("are shown as what they are", () => {
    expect(mentionParts("So @Ana Ruiz Soto, yes.", [ana, soto])).toEqual([
      { text: "So ", isMention: false },
      { text: "@Ana Ruiz Soto", isMention: true },
      { text: ", yes.", isMention: false },
    ]);
    expect(mentionParts("None", [])).toEqual([{ text: "None", isMention: false }]);
  });
});
