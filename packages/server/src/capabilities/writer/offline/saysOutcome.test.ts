import { describe, expect, it } from "vitest";
import { assignUnits } from "./assignUnits.ts";
import { missingFacts } from "./missingFacts.ts";
import { saysDifference, saysOutcome } from "./saysOutcome.ts";
import { tagFor } from "./testing/tagFor.ts";
import type { UnitKind } from "../placement/unitKinds.ts";

/** The sections of a general form. */
const kinds = [
  "description",
  "need",
  "outcomes",
  "methods",
  "timeline",
  "team",
  "partners",
  "evaluation",
  "budget",
  "sustainability",
] as const;
const targets = kinds.map((kind) => ({ id: kind, kind, title: kind, description: "", required: false }));

const kindsOf = (...said: [text: string, kind: UnitKind][]) => {
  const units = said.map(([text], paragraph) => ({ text, paragraph, isListItem: false }));
  const tags = said.map(([, kind]) => tagFor(kind));
  return assignUnits(units, targets, tags)
    .filter(({ isCopy }) => !isCopy)
    .map(({ sectionId }) => sectionId);
};

describe("what is measured", () => {
  it("has no stories and no aims without a figure in it", () => {
    expect(
      kindsOf(
        ["Aoife, who is 8, asked the surgeon on the air why his hands are cold.", "stories"],
        ["We want to find out how rivers clean themselves.", "objectives"],
        ["By May forty of the children will read alone.", "outcomes"],
        ["Sixty per cent of the journeys by March.", "objectives"],
      ),
    ).toEqual(["need", "description", "outcomes", "outcomes"]);
  });

  it("is said by what is fairly surely an outcome, with a figure that is no date", () => {
    expect(saysOutcome("By May forty of the children will read alone.", tagFor("outcomes", 0.6))).toBe(true);
    expect(saysOutcome("By May 2027 the children will read alone.", tagFor("outcomes"))).toBe(false);
    expect(saysOutcome("Forty of the children voted for the slide.", tagFor("engagement"))).toBe(false);
  });

  it("is asked for as a whole where no sentence of the section says it, whatever figures stand there", () => {
    const text = "I got my first library card at 46. Work ends in May 2027.";
    const whole = "what will be different, for how many people, and by when";
    expect(missingFacts("outcomes", text, true, { surely: "" })).toEqual([whole]);
    expect(missingFacts("outcomes", text, true, { surely: "Forty will read by May." })).toEqual([]);
  });

  it("is begun by what says a difference, and not by a question", () => {
    expect(saysDifference("The children will read alone.", tagFor("outcomes"))).toBe(true);
    expect(saysDifference("Do mosses help the seedlings?", tagFor("outcomes"))).toBe(false);
    expect(saysDifference("We teach reading.", tagFor("methods"))).toBe(false);
  });
});
