import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("people who are in two groups and counted with each", () => {
  it.each([
    [
      "We have twenty-three adults to look after them.",
      "The hospital lends us nine nurses. The cabins have fourteen leaders. Five of the nurses are leaders as well.",
    ],
    [
      "",
      "We see 212 households on a Tuesday and 168 on a Friday. Seventy-four of these households come on both days.",
      "We reach 380 different households.",
    ],
    [
      "",
      "Im Herbst kamen 60 Familien, im Advent 55, im Sommer 72. Gekommen sind jedes Mal dieselben.",
      "Wir haben 187 verschiedene Familien erreicht.",
    ],
  ])("are named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["groups"]);
  });

  it.each([
    [
      "We have eighteen adults to look after them.",
      "The hospital lends us nine nurses. The cabins have fourteen leaders. Five of the nurses are leaders as well.",
    ],
    [
      "We have twenty-three adults to look after them.",
      "The hospital lends us nine nurses. The cabins have fourteen leaders. Five of the nurses are new.",
    ],
    ["", "Our 74 volunteers are 58 women and 16 men. 46 sit on the ward, 35 visit at home; eleven of them do both."],
    ["", "Im Herbst kamen 60 Familien, im Advent 55, im Sommer 72.", "Wir haben 187 verschiedene Familien erreicht."],
  ])("are not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
