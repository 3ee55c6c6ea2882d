import { describe, expect, it } from "vitest";
import { criteriaLines, requirementLines } from "./funderLines.ts";

describe("requirementLines", () => {
  it("has a line each, without its sign, and no heading", () => {
    expect(
      requirementLines(
        "Who may apply:\n- Registered charities only\n2) No vehicles are funded.\n\nGrants last at most 12 months.",
      ),
    ).toEqual(["Registered charities only", "No vehicles are funded.", "Grants last at most 12 months."]);
  });

  it("takes a paragraph apart by its sentences", () => {
    const text =
      "Applicants must be charities that have been registered for two years at the time of the deadline. Projects take place in Alder County and begin no sooner than May.";
    expect(requirementLines(text)).toHaveLength(2);
  });
});

describe("criteriaLines", () => {
  it("knows points in brackets, behind a dash and within a line", () => {
    expect(
      criteriaLines("Need: how clearly is the problem shown? (30 points)\nQuality of the plan – 25 %\nValue for money"),
    ).toEqual([
      { title: "Need: how clearly is the problem shown?", points: 30 },
      { title: "Quality of the plan", points: 25 },
      { title: "Value for money" },
    ]);
    expect(criteriaLines("Need (30), method (25), team (15) and value for money (30).")).toEqual([
      { title: "Need", points: 30 },
      { title: "method", points: 25 },
      { title: "team", points: 15 },
      { title: "value for money", points: 30 },
    ]);
    expect(criteriaLines("Need (40 points)\nTeam (60 points)")).toEqual([
      { title: "Need", points: 40 },
      { title: "Team", points: 60 },
    ]);
  });

  it("finds none where there are none", () => {
    expect(criteriaLines("")).toEqual([]);
  });
});
