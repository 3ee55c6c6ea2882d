import { describe, expect, it } from "vitest";
import { salutationApart, subjectOf, withoutHeading } from "./runIn.ts";

describe("withoutHeading", () => {
  it.each([
    ["Approach Each ward gets two squads of forty.", "Approach"],
    ["Background and Problem Statement In Unguwar Rimi ward we counted 611 girls.", "Background and Problem Statement"],
    ["2.1 Objectives We will open twelve gardens.", "Objectives"],
    ["Presupuesto La reparación cuesta 4.000 euros en total.", "Presupuesto"],
    ["Zeitplan Im März beginnen die ersten Kurse.", "Zeitplan"],
  ])("takes the heading off %j", (text, heading) => {
    const found = withoutHeading(text);
    expect(found.heading).toBe(heading);
    expect(text.endsWith(found.text)).toBe(true);
  });

  it.each([
    "Impact Hub Berlin runs the course.",
    "Budget lines are kept apart.",
    "Need for water grows each year.",
    "approach each ward with care and patience.",
    "Timeline In short.",
  ])("leaves %j alone", (text) => {
    expect(withoutHeading(text)).toEqual({ text });
  });
});

describe("a letter", () => {
  it("has its salutation apart from what it is about", () => {
    expect(salutationApart("Re: Hawkstone Silver Band, two basses Dear Mrs Ollerenshaw and fellow Trustees,")).toEqual([
      "Re: Hawkstone Silver Band, two basses",
      "Dear Mrs Ollerenshaw and fellow Trustees,",
    ]);
    expect(salutationApart("Dear Trustees,")).toEqual(["Dear Trustees,"]);
    expect(salutationApart("We hold our neighbours dear, all of them")).toHaveLength(1);
  });

  it("says what it is about behind a word for that", () => {
    expect(subjectOf("Re: two basses")).toBe("two basses");
    expect(subjectOf("Betreff: Antrag auf Förderung")).toBe("Antrag auf Förderung");
    expect(subjectOf("Results: two basses")).toBeUndefined();
  });
});
