import { describe, expect, it } from "vitest";
import { unitsToPlace } from "./unitsToPlace.ts";

const passingIn = (description: string) =>
  unitsToPlace({
    description,
    type: "grant",
    attachments: [],
    template: { name: "Grant", sections: [] },
    useEnglish: false,
  }).passing;

const garden =
  "We want to turn the old garages behind the flats into a garden where forty neighbours grow vegetables. The money would pay for beds, soil and a path.";

describe("what of a description is nothing for a section", () => {
  it.each([
    "Not sure what else you need to know, ask me anything!",
    "(English is my second language, sorry for my mistakes, a friend has read it.)",
    "Denise",
  ])("is what is said to whoever reads it, and who wrote it: %j", (last) => {
    expect(passingIn(`${garden}\n\n${last}`)).toEqual([last]);
  });

  it("is no month in the middle of one breath", () => {
    const spoken =
      "so what we want is to run a bread course for people who come home and we teach them to bake and pay them from day one because if you do not pay people they cannot come and we want to start in February and run it through I guess January the next year";
    expect(passingIn(spoken).join(" ")).not.toContain("January");
  });

  it("is nothing that asks for money", () => {
    expect(passingIn(`${garden}\n\nWe ask you for £7,000.`)).toEqual([]);
  });
});
