import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("how many there are of something", () => {
  it.each([
    ["A mobile library for 14 villages on the moor.", "The van calls at the 16 villages in a fortnight."],
    ["We teach 90 teenagers to row, first in tubs and later in fours.", "The 110 teenagers come from three schools."],
    ["Stowarzyszenie prosi o 68 000 zł na zajęcia dla 120 seniorów.", "Wszystkich 150 seniorów odwiedzi lekarz."],
  ])("is named where it differs: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toContain("count");
  });

  it.each([
    ["We teach 90 teenagers to row.", "The 40 teenagers of the pilot came from one school."],
    ["We hold 24 workshops in three towns.", "The eight workshops in Leeds are for children."],
    ["", "A club of 240 members. Seven coaches have a licence.", "There are eight mentors, each for a dozen."],
    ["We teach 90 teenagers to row.", "The 50 teenagers of the first year and the 40 of the second are 90 teenagers."],
  ])("is not named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
