import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("two sums for what all of it costs", () => {
  it("are named where the description has one of them", () => {
    expect(kindsIn("The project costs £50,000.", "Total costs are £52,000.")).toEqual(["parts"]);
  });

  it("are of two things where it has neither", () => {
    expect(kindsIn("We build two kilns.", "Total costs are £50,000.", "Total costs are £52,000.")).toEqual([]);
  });
});
