import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("what remains of a whole", () => {
  it.each([
    [
      "A savings society of eighty-four women.",
      "Goat rearing is done by thirty-one. Twenty-two do tailoring, among them six learners. Pickle is the work of nineteen. The remaining nine are old.",
    ],
    ["", "Es sind 42 Mitglieder.\n17 blind, 9 sehbehindert, die übrigen 19 sehend."],
    [
      "",
      "Over a year we came to 21,400 kWh. The pump took 8,700 kWh, the kitchen 6,200, the lights 3,900 and the cooler 3,600.",
    ],
  ])("is named where its parts do not come to it: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toHaveLength(1);
  });

  it.each([
    [
      "A savings society of eighty-one women.",
      "Goat rearing is done by thirty-one. Twenty-two do tailoring, among them six learners. Pickle is the work of nineteen. The remaining nine are old.",
    ],
    ["", "Es sind 42 Mitglieder.\n17 blind, 9 sehbehindert, die übrigen 16 sehend."],
    ["", "We have 96 places. Of the 31, twelve are girls, the other 19 boys."],
    [
      "",
      "Over a year we came to 22,400 kWh. The pump took 8,700 kWh, the kitchen 6,200, the lights 3,900 and the cooler 3,600.",
    ],
    [
      "",
      "Over a year we came to about 21,400 kWh. The pump took 8,700 kWh, the kitchen 6,200, the lights 3,900 and the cooler 3,600.",
    ],
  ])("is not seen in: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
