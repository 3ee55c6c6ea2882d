import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("shares of what was counted before", () => {
  it.each([
    [
      "",
      "Of the 12,600 plates most show wares. It was flaking on 4,200 plates. For this quarter of the holding we fear.",
    ],
    [
      "",
      "Von den 12.600 Platten zeigen viele Waren. Es blättert auf 4.200 Platten ab. Um dieses Viertel fürchten wir.",
    ],
    [
      "",
      "In a pilot we drew 140 cores from five beds. Of the wet layers, 49 of them were unusable.",
      "A loss of one core in five, as in our pilot, is too much.",
    ],
    [
      "",
      "In a pilot we took forty cores, and genes were found in fourteen of them.",
      "It starts from the pilot prevalence of 28 per cent.",
    ],
  ])("are named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["share"]);
  });

  it.each([
    [
      "",
      "Of the 12,600 plates most show wares. It was flaking on 4,200 plates. For this third of the holding we fear.",
    ],
    ["", "Of the 12,600 plates most show wares. It was flaking on 4,200 plates. In the last quarter we begin."],
    ["", "Of the 12,600 plates most show wares. It was flaking on 4,200 plates. In this quarter of the town we begin."],
    [
      "",
      "In a pilot we drew 140 cores from five beds. Of the wet layers, 49 of them were unusable.",
      "A loss of one core in three, as in our pilot, is too much.",
    ],
    [
      "",
      "In a pilot we took forty cores, and genes were found in fourteen of them.",
      "A survey elsewhere found 28 per cent.",
    ],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
