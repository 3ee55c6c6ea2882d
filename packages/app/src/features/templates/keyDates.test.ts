import { describe, expect, it } from "vitest";
import { keyDateProblem, keyDateProblems, sendableKeyDates } from "./keyDates.ts";

const whole = { id: "a", day: "2027-01-22", what: "Letter of intent" };
const begun = { id: "c", day: "", what: "Decisions" };

describe("the days of a form", () => {
  it("says what one lacks", () => {
    expect(keyDateProblems([whole])).toEqual({});
    expect(keyDateProblems([begun, { ...whole, what: "" }, { ...whole, id: "d", what: "x".repeat(201) }])).toEqual({
      "c.day": keyDateProblem.day,
      "a.what": keyDateProblem.what,
      "d.what": keyDateProblem.long,
    });
  });

  it("sends what is whole; what is not is as it was saved before, and left out where it is new", () => {
    expect(sendableKeyDates([whole, begun], [])).toEqual([whole]);
    const saved = { ...begun, day: "2027-05-28" };
    expect(sendableKeyDates([begun, whole], [whole, saved])).toEqual([saved, whole]);
  });
});
