import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("more people at once than there is room for", () => {
  it.each([
    [
      "",
      "Twenty-two people sit in each course.",
      "All of it happens in the teaching room. It takes sixteen people, that is the limit.",
    ],
    [
      "",
      "All 26 bunk down both nights in the shearers' quarters.",
      "The quarters are a single row of eleven rooms with two bunks in each.",
    ],
    [
      "",
      "Alle 22 schwimmen gleichzeitig im Lehrbecken.",
      "Das Lehrbecken fasst höchstens 16 Personen, niemand darf darüber hinaus hinein.",
    ],
  ])("is named: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["count"]);
  });

  it.each([
    [
      "",
      "Twelve people sit in each course.",
      "All of it happens in the teaching room. It takes sixteen people, that is the limit.",
    ],
    [
      "",
      "Twenty-two people sit in each course, in two shifts.",
      "All of it happens in the teaching room. It takes sixteen people, that is the limit.",
    ],
    ["", "Twenty-two people sit in each course.", "The boat takes sixteen people, that is the limit."],
    [
      "",
      "Last year twenty-two people sat in each course.",
      "All of it happens in the teaching room. It takes sixteen people, that is the limit.",
    ],
    [
      "",
      "The marimbas take 18 at a time, never more. The biggest class has 24; the remaining six play drum, all at once.",
    ],
    [
      "",
      "Alle 22 schwimmen abwechselnd im Lehrbecken.",
      "Das Lehrbecken fasst höchstens 16 Personen, niemand darf darüber hinaus hinein.",
    ],
  ])("is not seen in: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
